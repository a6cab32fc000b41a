import Foundation

/// An object that drives an interactive transition.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the transition begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of completion once the interaction has ended; 1 for the original speed.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the completion.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// An object that drives a transition by a fraction: it holds the animator's view animations and shows them at the
/// current progress.
///
/// Caveat: animations of layers run by themselves.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the transition in seconds.
  open private(set) var duration: CGFloat = 0
  /// The progress.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of completion once the interaction has ended; 1 for the original speed.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the completion.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the completion, in place of `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively.
  open var wantsInteractiveStart = true
  private var context: (any LedTransitionContext)?
  private var held: HeldAnimations?
  /// Grows with each run, so that a run stops when the interaction resumes.
  private var runs = 0

  /// Creates an idle object.
  public override init() { super.init() }

  /// Starts the animator's animation, and holds it.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? any LedTransitionContext else { return }
    self.context = context
    held = context.held
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.held?.take { context.animate() }
    context.held?.show(0)
  }

  /// Sets the progress, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let held else { return }
    runs += 1
    show(min(max(percentComplete, 0), 1), held)
  }

  /// Pauses a running transition.
  open func pause() {
    runs += 1
    context?.pauseInteractiveTransition()
  }

  /// Ends the interaction and finishes the transition.
  open func finish() {
    context?.finishInteractiveTransition()
    run(to: 1)
  }

  /// Ends the interaction and cancels the transition.
  open func cancel() {
    context?.cancelInteractiveTransition()
    run(to: 0)
  }

  private func show(_ share: CGFloat, _ held: HeldAnimations) {
    percentComplete = share
    context?.updateInteractiveTransition(share)
    held.show(share)
  }

  private func run(to end: CGFloat) {
    guard let held else { return }
    runs += 1
    let (run, start) = (runs, percentComplete)
    let seconds = duration * abs(end - start) / max(completionSpeed, 0.01)
    let cubic = timingCurve?.cubicTimingParameters?.curve
    guard let animator = held.animator, seconds > 0 else { return over(end, held) }
    animator.run("interactive transition") { [self] elapsed in
      guard run == runs else { return false }
      let share = CGFloat(elapsed) / seconds
      guard share < 1 else {
        over(end, held)
        return false
      }
      show(start + (end - start) * (cubic?.value(at: share) ?? completionCurve.value(at: share)), held)
      return true
    }
  }

  private func over(_ end: CGFloat, _ held: HeldAnimations) {
    percentComplete = end
    self.held = nil
    context = nil
    held.finish(isReverted: end == 0)
  }
}

/// The context of a transition that may be interactive.
@MainActor
protocol LedTransitionContext: UIViewControllerContextTransitioning {
  /// Holds the animations; nil if the transition is not interactive.
  var held: HeldAnimations? { get }
  /// The duration in seconds.
  var duration: TimeInterval { get }
  /// Starts the animator's animation.
  func animate()
}
