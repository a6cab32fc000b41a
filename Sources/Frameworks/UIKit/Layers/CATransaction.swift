import Foundation

/// The key of a transaction's duration in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key that disables a transaction's implicit actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of layer changes. Changes outside an explicit transaction belong to one that ends with the run loop's turn.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
  /// A transaction, which ends with its last animation.
  final class Level {
    fileprivate var values: [String: Any] = [:]
    fileprivate var completion: (() -> Void)?
    fileprivate var isCommitted = false
    /// The number of unfinished animations.
    private var count = 0

    /// Registers an animation that the completion waits for.
    func enter() { count += 1 }
    /// Unregisters an animation.
    func leave() {
      count -= 1
      finishIfOver()
    }
    fileprivate func finishIfOver() {
      guard isCommitted, count == 0, let done = completion else { return }
      completion = nil
      done()
    }
  }

  private static var levels: [Level] = []
  private static var isImplicit = false

  /// The current transaction.
  static var current: Level {
    if let last = levels.last { return last }
    let level = Level()
    levels = [level]
    isImplicit = true
    Task { @MainActor in
      if levels.first === level { endImplicit() }
    }
    return level
  }

  /// The innermost transaction with a completion block.
  static var awaited: Level? { levels.last { $0.completion != nil } }

  private static func endImplicit() {
    guard isImplicit, let first = levels.first else { return }
    levels.removeFirst()
    isImplicit = false
    first.isCommitted = true
    first.finishIfOver()
  }

  /// Begins a transaction nested in the current one.
  public class func begin() { levels.append(Level()) }
  /// Ends the transaction.
  public class func commit() {
    guard levels.count > (isImplicit ? 1 : 0) else { return endImplicit() }
    let last = levels.removeLast()
    last.isCommitted = true
    last.finishIfOver()
  }
  /// Commits the implicit transaction.
  public class func flush() { if levels.count == 1 { endImplicit() } }

  /// Returns the duration of animations, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }
  /// Sets the duration of animations, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// Returns the timing function of animations; nil for the default.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Sets the timing function of animations; nil for the default.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Returns whether implicit actions are disabled.
  public class func disableActions() -> Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }
  /// Disables implicit actions.
  public class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }
  /// Returns the block that runs after the animations that begin from now on.
  public class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  /// Sets a block that runs after the animations that begin from now on, or at the end of the transaction if there are
  /// none.
  public class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

  /// Returns the value of a key, from this or an enclosing transaction; nil for none.
  public class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return levels.lazy.reversed().compactMap { $0.values[key] }.first
  }
  /// Sets a value of the transaction, for one of the key constants or a custom key.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
    current.values[key] = anObject
  }
}
