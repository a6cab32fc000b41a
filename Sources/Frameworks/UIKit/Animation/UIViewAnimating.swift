import Foundation

/// An animation that code can start, pause, scrub and finish.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the views are moving.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// The completed fraction.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it if paused.
  func startAnimation()
  /// Starts the animation after a delay in seconds, or resumes it if paused.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation with the views where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that accepts further changes.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that receives the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes the animation.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// Adds changes that start after a fraction of the remaining time.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let left = duration * Double(1 - fractionComplete)
    let delay = left * Double(min(max(delayFactor, 0), 1))
    guard state == .active else {
      return addAnimations { UIView.animate(withDuration: left - delay, delay: delay, animations: animation) }
    }
    UIView.animate(withDuration: left - delay, delay: delay, animations: animation)
  }
}
