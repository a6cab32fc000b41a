import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Motion of UIKit as apps write it", .simulator(.iPhone15Pro))
struct UIKitMotionTests {
  private func page() -> (controller: UIViewController, box: UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    return (UIViewController(showing: box), box)
  }

  @Test func `Given steps of an animation, then each moves in its time, and the end is heard`() async throws {
    // Given
    let (controller, box) = page()
    let screen = await Screen(rootViewController: controller)
    var ended: Bool?
    // When
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.frame.origin.y = 300 }
    } completion: {
      ended = $0
    }
    try await screen.advance(by: .seconds(0.25))
    // Then
    #expect(abs(box.presentedFrame.minX - 50) < 5 && box.presentedFrame.minY == 100)
    // When
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(box.presentedFrame.minX == 100 && abs(box.presentedFrame.minY - 200) < 10 && ended == nil)
    // When
    try await screen.settle()
    // Then
    #expect(box.presentedFrame.minY == 300 && ended == true)
  }

  @Test func `Given an animation, when something else of the view changes, then the animation goes on to its end`()
    async throws
  {
    // Given
    let (controller, box) = page()
    let screen = await Screen(rootViewController: controller)
    var ended: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(translationX: 100, y: 0)
    } completion: {
      ended.append($0)
    }
    try await screen.advance(by: .seconds(0.5))
    // When
    box.center.y += 50
    UIView.animate(withDuration: 0.2) {
      box.alpha = 0.5
    } completion: {
      ended.append($0)
    }
    try await screen.advance(by: .seconds(0.25))
    // Then
    #expect(abs(box.presentation.transform.tx - 75) < 5 && box.presentedFrame.minY == 150)
    #expect(box.presentation.alpha == 0.5 && ended == [true])
    // When
    try await screen.settle()
    // Then
    #expect(box.presentation.transform.tx == 100 && ended == [true, true])
  }

  @Test func `Given an animation, when the same property is set, then it ends there and says that it did not finish`()
    async throws
  {
    // Given
    let (controller, box) = page()
    let screen = await Screen(rootViewController: controller)
    var ended: Bool?
    UIView.animate(withDuration: 1) {
      box.alpha = 0
    } completion: {
      ended = $0
    }
    try await screen.advance(by: .seconds(0.25))
    // When
    box.alpha = 1
    // Then
    #expect(box.presentation.alpha == 1)
    try await screen.settle()
    #expect(box.presentation.alpha == 1 && ended == false)
  }

  @Test func `Given an animator with a spring of its own, then it takes the spring's time`() async throws {
    // Given
    let (controller, box) = page()
    let screen = await Screen(rootViewController: controller)
    let slow = UISpringTimingParameters(mass: 1, stiffness: 20, damping: 4, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: slow)
    animator.addAnimations { box.alpha = 0 }
    // When
    animator.startAnimation()
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(animator.isRunning && animator.duration > 2)
    try await screen.settle()
    #expect(!animator.isRunning && box.alpha == 0)
  }

  private final class Dimmed: UIPresentationController {
    var heard: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 200, width: 300, height: 200) }
    override func presentationTransitionWillBegin() {
      heard.append("will begin")
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.heard.append("alongside is over")
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { heard.append("did end") }
  }

  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var presentation: Dimmed?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      presentation = Dimmed(presentedViewController: presented, presenting: presenting)
      return presentation
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      transitionContext.containerView.addSubview(view)
      view.frame = transitionContext.finalFrame(for: controller)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
  }

  @Test
  func `Given a transition of the app's own, then it shows the controller where its presentation says, and it goes`()
    async throws
  {
    // Given
    let (controller, _) = page()
    let screen = await Screen(rootViewController: controller)
    let transitions = Transitions()
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transitions
    var isThere = false
    // When
    controller.present(card, animated: true) { isThere = true }
    try await screen.advance(by: .seconds(0.2))
    // Then
    #expect(!isThere && card.view.frame == CGRect(x: 20, y: 200, width: 300, height: 200))
    #expect(card.view.presentation.alpha > 0.2 && card.view.presentation.alpha < 0.8)
    // When
    try await screen.settle()
    // Then
    #expect(isThere && transitions.presentation?.heard == ["will begin", "did end", "alongside is over"])
    // When
    card.dismiss(animated: true)
    try await screen.settle()
    // Then
    #expect(controller.presentedViewController == nil && card.view.window == nil)
  }

  @Test func `Given a page that is pushed, then what goes along hears when it is there`() async throws {
    // Given
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = await Screen(rootViewController: navigation)
    var heard: [String] = []
    // When
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in heard.append("along") }) {
      heard.append($0.isCancelled ? "cancelled" : "over")
    }
    // Then
    #expect(heard == ["along"])
    try await screen.settle()
    #expect(heard == ["along", "over"] && navigation.transitionCoordinator == nil)
  }

  @Test func `Given a tap that waits for a double tap, then only one of both is recognized`() async throws {
    // Given
    let (controller, box) = page()
    var heard: [String] = []
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for recognizer in [single, double] { box.addGestureRecognizer(recognizer) }
    single.onAction = { _ in heard.append("single") }
    double.onAction = { _ in heard.append("double") }
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Box"
    let screen = await Screen(rootViewController: controller)
    // When
    try await screen.tap(.label("Box"))
    // Then
    #expect(heard.isEmpty)
    try await screen.settle()
    #expect(heard == ["single"])
    // When
    try await screen.doubleTap(.label("Box"))
    try await screen.settle()
    // Then
    #expect(heard == ["single", "double"])
  }
}
