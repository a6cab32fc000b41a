import Foundation

extension Thread {
  /// Creates a thread that calls a method of an object.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    self.init { selector.send(to: target, [argument]) }
  }

  /// Calls a method of an object on a new thread.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}
