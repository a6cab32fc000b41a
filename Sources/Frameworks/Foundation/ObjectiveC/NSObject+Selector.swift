import Foundation

extension NSObjectProtocol {
  /// Returns whether the object has a method that `#selector` names.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isUnderstood(by: self) ?? false }

  /// Calls a method immediately.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  /// Calls a method immediately, with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { send(aSelector, [object]) }

  /// Calls a method immediately, with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, case .result(let result) = selector.send(to: self, arguments), !(result is Void) else {
      return nil
    }
    return Unmanaged.passUnretained(result as AnyObject)
  }
}

extension NSObject {
  /// Calls a method after a delay in seconds, on the run loop of this thread.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let call = DelayedCall(target: self, selector: aSelector, argument: anArgument as AnyObject?)
    call.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in call.perform() }
    DelayedCall.all.append(call)
  }

  /// Calls a method on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = DelayedCall(target: self, selector: aSelector, argument: arg as AnyObject?)
    Thread.detachNewThread { call.send() }
  }

  /// Calls a method on the main thread; a caller on the main thread that does not wait gets it called later.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = DelayedCall(target: self, selector: aSelector, argument: arg as AnyObject?)
    if !wait {
      DispatchQueue.main.async { call.send() }
    } else if Thread.isMainThread {
      call.send()
    } else {
      DispatchQueue.main.sync { call.send() }
    }
  }

  /// Cancels all pending calls to an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels a pending call of a method with this argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.argument === anArgument as AnyObject?
    }
  }
}

/// A pending call of a method. As on Apple's systems, its object is retained until then.
private final class DelayedCall: @unchecked Sendable {
  /// The calls of this thread, as a run loop belongs to one thread.
  static var all: [DelayedCall] {
    get { Thread.current.threadDictionary["scrollwork.delayedCalls"] as? [DelayedCall] ?? [] }
    set { Thread.current.threadDictionary["scrollwork.delayedCalls"] = newValue }
  }

  let target: NSObject
  let selector: Selector
  let argument: AnyObject?
  var timer: Timer?

  init(target: NSObject, selector: Selector, argument: AnyObject?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func perform() {
    Self.all.removeAll { $0 === self }
    send()
  }

  func send() { selector.send(to: target, [argument]) }

  static func cancel(_ isMeant: (DelayedCall) -> Bool) {
    for call in all.filter(isMeant) { call.timer?.invalidate() }
    all.removeAll(where: isMeant)
  }
}
