import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What packages attach to controllers", .simulator(.iPhone15Pro))
struct ControllerHooksTests {
  @Test func `Given hooks, when a controller comes and goes, then they run after its own methods`() async throws {
    // Given
    let (front, sheet) = (UIViewController(), UIViewController())
    let screen = await Screen(rootViewController: front)
    try await screen.settle()
    var lines: [String] = []
    sheet._hooks.didAppear = { lines.append("appeared") }
    sheet._hooks.didDisappear = { lines.append("disappeared, dismissed: \(sheet.isBeingDismissed)") }
    #expect(front._hooks.hasAppeared && !sheet._hooks.hasAppeared)
    // When
    front.present(sheet, animated: true)
    try await screen.settle()
    front.dismiss(animated: true)
    try await screen.settle()
    // Then
    #expect(lines == ["appeared", "disappeared, dismissed: true"])
    #expect(sheet._hooks.hasAppeared)
  }

  @Test func `Given a hook, when a page is popped, then it runs, and not when the page is pushed`() async throws {
    // Given
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = await Screen(rootViewController: navigation)
    var count = 0
    page._hooks.didLeaveParent = { count += 1 }
    // When
    navigation.pushViewController(page, animated: false)
    try await screen.settle()
    let pushed = count
    navigation.popViewController(animated: false)
    try await screen.settle()
    // Then
    #expect(pushed == 0)
    #expect(count == 1)
  }

  @Test func `Given an action with a label, when its alert is shown, then its button has the label`() async throws {
    // Given
    let controller = UIViewController()
    let screen = await Screen(rootViewController: controller)
    let alert = UIAlertController(title: "Erase?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    action.accessibilityLabel = "Erase everything"
    alert.addAction(action)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    // When
    controller.present(alert, animated: false)
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Erase everything")))
    #expect(!screen.exists(.label("OK")))
    #expect(screen.exists(.label("Cancel")))
  }
}
