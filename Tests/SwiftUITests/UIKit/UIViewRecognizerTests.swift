import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("The recognizers of a view, set as an array", .simulator(.iPhone15Pro))
struct UIViewRecognizerTests {
  private final class Touches: UIGestureRecognizer {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { count += 1 }
  }

  @Test func `Given recognizers, when others are set, then those are added and the former are removed`() {
    // Given
    let (view, other) = (UIView(), UIView())
    let (tap, pan, pinch) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    other.addGestureRecognizer(pinch)
    // When
    view.gestureRecognizers = [pinch, pan, pinch]
    // Then
    #expect(view.gestureRecognizers == [pinch, pan])
    #expect(tap.view == nil && pan.view === view && pinch.view === view && other.gestureRecognizers == [])
    // When
    view.gestureRecognizers?.removeAll { $0 === pan }
    // Then
    #expect(view.gestureRecognizers == [pinch] && pan.view == nil)
    // When
    view.gestureRecognizers = nil
    // Then
    #expect(view.gestureRecognizers == nil && pinch.view == nil)
  }

  @Test func `Given a recognizer that is set, when the view is touched, then it hears of it until it is taken away`()
    async throws
  {
    // Given
    let (controller, touches) = (UIViewController(), Touches())
    controller.loadViewIfNeeded()
    controller.view.gestureRecognizers = [touches]
    let screen = await Screen(rootViewController: controller)
    try await screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(touches.count == 1)
    // When
    controller.view.gestureRecognizers = []
    try await screen.tap(at: CGPoint(x: 100, y: 200))
    // Then
    #expect(touches.count == 1)
  }
}
