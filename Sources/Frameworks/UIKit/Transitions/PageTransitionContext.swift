import Foundation

/// What a transition of the app's own has to do with while one page of a navigation controller takes the place of another.
@MainActor
final class PageTransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let from: UIViewController?
  private let to: UIViewController
  let containerView: UIView
  private(set) var transitionWasCancelled = false
  private var done: (@MainActor (Bool) -> Void)?

  init(
    from: UIViewController?, to: UIViewController, in containerView: UIView, done: @escaping @MainActor (Bool) -> Void
  ) {
    (self.from, self.to, self.containerView, self.done) = (from, to, containerView, done)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
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
