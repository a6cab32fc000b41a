import SimulatorTesting
import SwiftUI
import Testing

/// Searches through a hierarchy ask each view once, however deep it is.
@MainActor @Suite("Searches in deep views", .simulator(.iPhone15Pro))
struct DeepSearchTests {
  private final class Counting: UIView {
    var asked = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      asked += 1
      return super.hitTest(point, with: event)
    }
  }

  @Test func `Given views in views, when a point is looked for, then each is asked once`() {
    // Given
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var outer = root
    for _ in 0..<12 {
      let view = UIView(frame: root.bounds)
      outer.addSubview(view)
      outer = view
    }
    let innermost = Counting(frame: root.bounds)
    outer.addSubview(innermost)
    // When
    let hit = root.hitTest(CGPoint(x: 50, y: 50), with: nil)
    // Then
    #expect(hit === innermost)
    #expect(innermost.asked == 1)
    #expect(root.layer.hitTest(CGPoint(x: 50, y: 50)) === innermost.layer)
  }

  private final class AlertPresenter: UIViewController {
    let alert = UIAlertController(title: "Limit", message: "How much?", preferredStyle: .alert)
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      alert.addTextField { $0.text = "40" }
      alert.addAction(UIAlertAction(title: "Save", style: .default))
      present(alert, animated: true)
    }
  }

  private struct Pages: UIViewControllerRepresentable {
    let page: AlertPresenter
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: page)
    }
    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
  }

  @Test(.timeLimit(.minutes(1)))
  func `Given an alert with a field of UIKit, then it is on the screen at once, and the field has the keyboard`()
    async throws
  {
    // Given
    let page = AlertPresenter()
    // When
    let screen = await Screen { Pages(page: page) }
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Limit"))
    let field = try screen.find(.role(.textField))
    #expect(try field.isFocused)
    #expect(page.alert.textFields?.first?.isFirstResponder == true)
    // And the alert is above the keyboard
    let keyboard = try #require(screen.keyboardFrame)
    #expect(try screen.find(.label("Save")).frame.maxY < keyboard.minY)
    // And typed text goes into the field
    try await screen.type("5")
    #expect(page.alert.textFields?.first?.text == "405")
  }
}
