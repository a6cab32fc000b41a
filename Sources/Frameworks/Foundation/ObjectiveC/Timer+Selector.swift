import Foundation

extension Timer {
  /// Creates a timer, not yet on a run loop, that calls a method of an object with itself. It retains the object until
  /// it is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = UncheckedTarget(aTarget)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in aSelector.send(to: target.value, [timer]) }
  }

  /// Creates a timer, not yet on a run loop, that first calls a method of an object with itself at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let target = UncheckedTarget(t)
    self.init(fire: date, interval: ti, repeats: rep) { timer in s.send(to: target.value, [timer]) }
  }

  /// Returns a timer on this thread's run loop that calls a method of an object with itself.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let target = UncheckedTarget(aTarget)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.send(to: target.value, [timer])
    }
  }
}

/// An object that is only used on the thread of its run loop.
private struct UncheckedTarget: @unchecked Sendable {
  let value: Any
  init(_ value: Any) { self.value = value }
}
