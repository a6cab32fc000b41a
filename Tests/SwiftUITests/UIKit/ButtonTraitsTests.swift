import SimulatorTesting
import Testing
import UIKit

@MainActor @Suite("Traits of buttons and of other controls", .simulator(.iPhone15Pro))
struct ButtonTraitsTests {
  private func screen(with views: UIView...) async throws -> Screen {
    let page = UIViewController()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
      page.view.addSubview(view)
    }
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    return screen
  }

  private func button(_ title: String) -> UIButton {
    let made = UIButton(type: .system)
    made.setTitle(title, for: .normal)
    return made
  }

  @Test func `Given a button, then it is an element with a button's traits and those of its state`() {
    // Given
    let button = button("Help")
    // Then
    #expect(button.isAccessibilityElement && button.accessibilityTraits == .button)
    // When
    button.isEnabled = false
    button.isSelected = true
    // Then
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    // When
    button.accessibilityTraits = .link
    button.isAccessibilityElement = false
    // Then
    #expect(button.accessibilityTraits == .link && !button.isAccessibilityElement)
  }

  @Test func `Given a button on a screen, when its traits are set, then it is of their kind and state`() async throws {
    // Given
    let button = button("Help")
    let screen = try await screen(with: button)
    #expect(try screen.find(.label("Help")).role == .button)
    // When
    button.accessibilityTraits = [.link, .selected]
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Help")).role == .link && screen.find(.label("Help")).isSelected)
  }

  @Test func `Given traits of a label and of a switch, then only the label is of their kind`() async throws {
    // Given
    let label = UILabel()
    label.text = "Ports"
    label.accessibilityTraits = .header
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Tides"
    toggle.accessibilityTraits = .button
    // When
    let screen = try await screen(with: label, toggle)
    // Then
    #expect(try screen.find(.label("Ports")).role == .header && screen.find(.label("Tides")).role == .switch)
  }

  @Test func `Given a bar item, when its traits are set and taken back, then its button has them, and its own again`()
    async throws
  {
    // Given
    let item = UIBarButtonItem(title: "Help", primaryAction: UIAction { _ in })
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    try await screen.settle()
    #expect(try screen.find(.label("Help")).role == .button)
    // When
    item.accessibilityTraits = [.link, .selected]
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Help")).role == .link && screen.find(.label("Help")).isSelected)
    // When
    item.accessibilityTraits = .none
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Help")).role == .button && !screen.find(.label("Help")).isSelected)
  }
}
