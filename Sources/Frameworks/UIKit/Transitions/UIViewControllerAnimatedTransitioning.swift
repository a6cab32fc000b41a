import Foundation

/// What a transition of the app's own has to do with.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Holds what takes part.
  var containerView: UIView { get }
  /// It takes time.
  var isAnimated: Bool { get }
  /// A finger leads it.
  var isInteractive: Bool { get }
  /// It was taken back.
  var transitionWasCancelled: Bool { get }
  /// How what is presented lies on the screen.
  var presentationStyle: UIModalPresentationStyle { get }
  /// What leads the transition says how far it has come.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// What leads the transition lets it go on to its end.
  func finishInteractiveTransition()
  /// What leads the transition lets it go back.
  func cancelInteractiveTransition()
  /// What leads the transition holds it.
  func pauseInteractiveTransition()
  /// How the container is turned in the end. Caveat: it never is.
  var targetTransform: CGAffineTransform { get }
  /// It is over; `false` if everything is as before.
  func completeTransition(_ didComplete: Bool)
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil for the one that stays where it is, as a presenter's does but for full screens.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is before; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is in the end; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Shows how a controller comes or goes.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerContextTransitioning {
  public func pauseInteractiveTransition() {}
  public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Says how a controller is presented and dismissed.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// How it comes; nil as the system has it.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// How it goes; nil as the system has it.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What presents it, for the style `custom`; nil for one that covers the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// What leads it while it comes; nil for nothing.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// What leads it while it goes; nil for nothing.
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

/// What a transition of the app's own has to do with while a controller comes or goes.
@MainActor
final class TransitionContext: NSObject, LedTransitionContext {
  private let presentation: UIPresentationController
  private let isComing: Bool
  let isAnimated: Bool
  private(set) var transitionWasCancelled = false
  private let animator: any UIViewControllerAnimatedTransitioning
  let held: HeldAnimations?
  private var done: (@MainActor (Bool) -> Void)?

  /// - Parameter held: holds the animations of what something leads.
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

/// How controllers come and go that are presented in a way of the app's own without an animation of it: from the lower edge.
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
