import Foundation

/// Code can begin it, hold it, lead it and end it.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it has come.
  var state: UIViewAnimatingState { get }
  /// The views move.
  var isRunning: Bool { get }
  /// The views move back to where they were.
  var isReversed: Bool { get set }
  /// The share of the way.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on from where it is held.
  func startAnimation()
  /// Begins after some seconds, or goes on from where it is held.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the views where they are.
  func pauseAnimation()
  /// Leaves the views where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// More changes can be animated along.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Something more to be changed, after a share of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Something more to be changed.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Hears where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from where it is held.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// Something more to be changed, after a share of the time that is left.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let left = duration * Double(1 - fractionComplete)
    let delay = left * Double(min(max(delayFactor, 0), 1))
    guard state == .active else {
      return addAnimations { UIView.animate(withDuration: left - delay, delay: delay, animations: animation) }
    }
    UIView.animate(withDuration: left - delay, delay: delay, animations: animation)
  }
}
