import Foundation

/// The context of a custom transition.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Called by the interaction controller to report progress.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Called by the interaction controller to let the transition finish.
  func finishInteractiveTransition()
  /// Called by the interaction controller to cancel the transition.
  func cancelInteractiveTransition()
  /// Called by the interaction controller to pause the transition.
  func pauseInteractiveTransition()
  /// The container's final rotation. Caveat: it is never rotated.
  var targetTransform: CGAffineTransform { get }
  /// Completes the transition; `false` if everything is as before.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that appears or disappears; nil for one that stays, such as a presenter's except for full screens.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a controller's view; zero for one that appears.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view; zero for one that disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a custom transition.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerContextTransitioning {
  public func pauseInteractiveTransition() {}
  public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that provides the custom transitions of a controller.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation; nil for the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of the dismissal; nil for the system's.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the presentation controller for the style `custom`; nil for one that covers the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// Returns the interaction controller of the presentation; nil for none.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interaction controller of the dismissal; nil for none.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The context of an app's own transition of a presentation or dismissal.
@MainActor
final class TransitionContext: NSObject, LedTransitionContext {
  private let presentation: UIPresentationController
  private let isComing: Bool
  let isAnimated: Bool
  private(set) var transitionWasCancelled = false
  private let animator: any UIViewControllerAnimatedTransitioning
  let held: HeldAnimations?
  private var done: (@MainActor (Bool) -> Void)?

  /// - Parameter held: Holds the animations of an interactive transition.
  init(
    _ presentation: UIPresentationController, _ animator: any UIViewControllerAnimatedTransitioning, isComing: Bool,
    isAnimated: Bool, held: HeldAnimations?, done: @escaping @MainActor (Bool) -> Void
  ) {
    (self.presentation, self.animator, self.isComing) = (presentation, animator, isComing)
    (self.isAnimated, self.held, self.done) = (isAnimated, held, done)
  }

  var containerView: UIView { presentation.containerView ?? UIView() }
  var isInteractive: Bool { held != nil }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  func animate() { animator.animateTransition(using: self) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    presentation.coordinator?.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { presentation.coordinator?.endInteraction(isCancelled: false) }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    presentation.coordinator?.endInteraction(isCancelled: true)
  }
  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    let over = done
    done = nil
    over?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isComing ? presentation.presentedViewController : presentation.presentingViewController
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .to) == isComing ? presentation.presentedView : presentation.presenterPlace?.view
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presentation.presentedViewController && isComing ? .zero : vc.view.frame
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === presentation.presentedViewController else { return vc.view.frame }
    return isComing ? presentation.frameOfPresentedViewInContainerView : .zero
  }
}

/// The default animation of custom presentations: a slide from the bottom.
@MainActor
final class CoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool
  init(isComing: Bool) { self.isComing = isComing }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    TransitionSpring.sheet.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isComing ? .to : .from),
      let controller = transitionContext.viewController(forKey: isComing ? .to : .from)
    else { return transitionContext.completeTransition(true) }
    let container = transitionContext.containerView
    let place = isComing ? transitionContext.finalFrame(for: controller) : view.frame
    let below = place.offsetBy(dx: 0, dy: container.bounds.height - place.minY)
    if isComing {
      view.frame = transitionContext.isAnimated ? below : place
      container.addSubview(view)
    }
    let duration = transitionContext.isAnimated ? transitionDuration(using: transitionContext) : 0
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { view.frame = self.isComing ? place : below },
      completion: { _ in
        if !self.isComing { view.removeFromSuperview() }
        transitionContext.completeTransition(true)
      })
  }
}
