import Foundation

/// The transaction's length in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// How the transaction's animations change their speed.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Nothing moves by itself in the transaction.
public let kCATransactionDisableActions = "disableActions"
/// What runs when the transaction's animations are over.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes of layers that belong together. What is set on a layer outside of one belongs to one that ends with the turn of the run loop.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
  /// One transaction, which ends with its last animation.
  final class Level {
    fileprivate var values: [String: Any] = [:]
    fileprivate var completion: (() -> Void)?
    fileprivate var isCommitted = false
    /// Animations that are not over.
    private var count = 0

    /// An animation begins that the completion waits for.
    func enter() { count += 1 }
    /// It is over.
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

  /// The transaction that what happens now belongs to.
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

  /// The transaction if somebody waits for its end.
  static var awaited: Level? { levels.last { $0.completion != nil } }

  private static func endImplicit() {
    guard isImplicit, let first = levels.first else { return }
    levels.removeFirst()
    isImplicit = false
    first.isCommitted = true
    first.finishIfOver()
  }

  /// Begins a transaction, in the one there is.
  public class func begin() { levels.append(Level()) }
  /// Ends the transaction.
  public class func commit() {
    guard levels.count > (isImplicit ? 1 : 0) else { return endImplicit() }
    let last = levels.removeLast()
    last.isCommitted = true
    last.finishIfOver()
  }
  /// Ends the transaction that began by itself.
  public class func flush() { if levels.count == 1 { endImplicit() } }

  /// How long what is set takes, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }
  /// How long what is set takes, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// How what is set changes its speed; nil for the usual.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// How what is set changes its speed; nil for the usual.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Whether nothing moves by itself.
  public class func disableActions() -> Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }
  /// Nothing moves by itself.
  public class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }
  /// What runs when the animations that begin from now on are over.
  public class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  /// Runs when the animations that begin from now on are over, or with the end of the transaction if there are none.
  public class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

  /// What was set under a key, here or in a transaction around; nil if nothing was.
  public class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return levels.lazy.reversed().compactMap { $0.values[key] }.first
  }
  /// Sets a value of the transaction: one of those that have constants, or one of the app's own.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
    current.values[key] = anObject
  }
}
