import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Full screens that come in a way of the app's own", .simulator(.iPhone15Pro))
struct ControllerTransitionTests {
  private final class AppearanceRecorder: UIViewController {
    var heard: [String] = []
    override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
  }

  /// Adds the incoming view to the container, as apps do.
  private final class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var from: [UIView?] = []
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      from.append(transitionContext.view(forKey: .from))
      guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
  }

  @Test func `Given a full screen with an animation of its own, then that gets both views, and the presenter is back`()
    async throws
  {
    // Given
    let (page, card, fade) = (AppearanceRecorder(), UIViewController(), Fade())
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    page.heard = []
    let holder = page.view.superview
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = fade
    // When
    page.present(card, animated: true)
    try await screen.settle()
    // Then
    #expect(fade.from == [page.view] && page.heard == ["will disappear", "did disappear"])
    #expect(card.view.window != nil && page.presentedViewController === card)
    // When
    page.dismiss(animated: true)
    try await screen.settle()
    // Then
    #expect(fade.from.last == card.view && page.heard.last == "did appear")
    #expect(page.view.window != nil && !page.view.isHidden && page.presentedViewController == nil)
    #expect(page.view.superview === holder)
  }
}
