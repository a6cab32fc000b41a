import Foundation

/// The context of an app's own transition between pages of a navigation controller.
@MainActor
final class PageTransitionContext: NSObject, LedTransitionContext {
  private let from: UIViewController?
  private let to: UIViewController
  let containerView: UIView
  private(set) var transitionWasCancelled = false
  private let animator: any UIViewControllerAnimatedTransitioning
  private let coordinator: TransitionCoordinator?
  let held: HeldAnimations?
  /// What is animated along with the pages.
  var along: (@MainActor () -> Void)?
  private var done: (@MainActor (Bool) -> Void)?

  /// - Parameter held: Holds the animations of an interactive transition.
  init(
    from: UIViewController?, to: UIViewController, in containerView: UIView,
    _ animator: any UIViewControllerAnimatedTransitioning, _ coordinator: TransitionCoordinator?,
    held: HeldAnimations?, done: @escaping @MainActor (Bool) -> Void
  ) {
    (self.from, self.to, self.containerView, self.animator) = (from, to, containerView, animator)
    (self.coordinator, self.held, self.done) = (coordinator, held, done)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { held != nil }
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  func animate() {
    along?()
    animator.animateTransition(using: self)
  }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator?.percentComplete = percentComplete }
  func finishInteractiveTransition() { coordinator?.endInteraction(isCancelled: false) }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    coordinator?.endInteraction(isCancelled: true)
  }
  var presentationStyle: UIModalPresentationStyle { .none }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    let over = done
    done = nil
    over?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .to ? to : from }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { (key == .to ? to : from)?.viewIfLoaded }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
