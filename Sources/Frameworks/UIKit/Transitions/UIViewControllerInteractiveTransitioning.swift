import Foundation

/// Leads a transition, as a finger does.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the transition ends when nothing leads it any more: 1 as fast as without that.
  var completionSpeed: CGFloat { get }
  /// How the speed changes then.
  var completionCurve: UIView.AnimationCurve { get }
  /// False lets the transition begin by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Leads a transition by shares: its animator's animations of views are held, and shown as far as they have come.
///
/// Caveat: animations of layers run by themselves.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds that the transition takes by itself.
  open private(set) var duration: CGFloat = 0
  /// How far it has come.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it ends when nothing leads it any more: 1 as fast as without that.
  open var completionSpeed: CGFloat = 1
  /// How the speed changes then.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the speed changes then, in place of `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False lets the transition begin by itself.
  open var wantsInteractiveStart = true
  private var context: (any LedTransitionContext)?
  private var held: HeldAnimations?
  /// Grows with each run, so that one that is led again gives up.
  private var runs = 0

  /// Leads nothing yet.
  public override init() { super.init() }

  /// Begins the animator's animation, and holds it.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? any LedTransitionContext else { return }
    self.context = context
    held = context.held
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.held?.take { context.animate() }
    context.held?.show(0)
  }

  /// The transition has come so far, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let held else { return }
    runs += 1
    show(min(max(percentComplete, 0), 1), held)
  }

  /// Holds a transition that runs.
  open func pause() {
    runs += 1
    context?.pauseInteractiveTransition()
  }

  /// Nothing leads the transition any more: it goes on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    run(to: 1)
  }

  /// Nothing leads the transition any more: it goes back.
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

/// The context of a transition that something may lead.
@MainActor
protocol LedTransitionContext: UIViewControllerContextTransitioning {
  /// Holds the animations; nil if nothing leads the transition.
  var held: HeldAnimations? { get }
  /// Seconds.
  var duration: TimeInterval { get }
  /// Begins the animator's animation.
  func animate()
}
