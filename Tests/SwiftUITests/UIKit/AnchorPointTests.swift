import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("The anchor point of a view", .simulator(.iPhone15Pro))
struct AnchorPointTests {
  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "box"
    return view
  }

  @Test func `Given another anchor point, then the view moves, and its frame can be put back`() {
    // Given
    let view = box()
    // When
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    // Then
    #expect(view.center == CGPoint(x: 140, y: 220) && view.layer.position == view.center)
    #expect(view.frame == CGRect(x: 140, y: 180, width: 80, height: 40))
    #expect(view.anchorPoint == CGPoint(x: 0, y: 1))
    // When
    view.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
    // Then
    #expect(view.center == CGPoint(x: 100, y: 240))
  }

  @Test func `Given a view that turns about a corner, then its frame and its points are those of the turned view`() {
    // Given
    let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), box())
    outer.addSubview(view)
    view.anchorPoint = .zero
    view.center = CGPoint(x: 100, y: 200)
    // When
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Then
    let frame = view.frame
    #expect(abs(frame.minX - 60) < 0.001 && abs(frame.minY - 200) < 0.001)
    #expect(abs(frame.width - 40) < 0.001 && abs(frame.height - 80) < 0.001)
    let corner = view.convert(CGPoint(x: 80, y: 0), to: outer)
    #expect(abs(corner.x - 100) < 0.001 && abs(corner.y - 280) < 0.001)
    let back = outer.convert(corner, to: view)
    #expect(abs(back.x - 80) < 0.001 && abs(back.y) < 0.001)
  }

  @Test func `Given a scaled view with its anchor at an edge, then it is shown and touched there`() async throws {
    // Given
    final class Button: UIControl {
      var taps = 0
    }
    let button = Button(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
    button.isAccessibilityElement = true
    button.accessibilityIdentifier = "button"
    button.addAction(UIAction { [weak button] _ in button?.taps += 1 }, for: .touchUpInside)
    button.anchorPoint = CGPoint(x: 0.5, y: 0)
    button.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
    button.transform = CGAffineTransform(scaleX: 1, y: 3)
    // When
    let screen = await Screen(rootViewController: UIViewController(showing: button))
    try await screen.settle()
    // Then
    #expect(try screen.find("button").frame == CGRect(x: 100, y: 200, width: 80, height: 120))
    // When
    try await screen.touch.down(at: CGPoint(x: 140, y: 310))
    try await screen.touch.up()
    // Then
    #expect(button.taps == 1)
  }

  @Test func `Given constraints, then they place the middle where the anchor point is`() async throws {
    // Given
    let view = box()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    let page = UIViewController(showing: view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    // When
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    #expect(try screen.find("box").frame == CGRect(x: 10, y: 80, width: 80, height: 40))
  }
}
