import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Editing, toolbars and traits of UIKit", .simulator(.iPhone15Pro))
struct UIKitEditingTests {
  private final class EditingController: UIViewController {
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = editButtonItem
      toolbarItems = [
        UIBarButtonItem(title: "Left", primaryAction: UIAction { [weak self] _ in self?.heard.append("left") }),
        .flexibleSpace(), UIBarButtonItem(title: "Right", primaryAction: nil),
      ]
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: EditingController, old) in
        page.heard.append("style was \(old.userInterfaceStyle == .light ? "light" : "dark")")
      }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      heard.append("editing \(editing)")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("traits")
    }
  }

  @Test func `Given an edit button, when it is tapped twice, then editing begins and ends, and its title follows`()
    async throws
  {
    // Given
    let page = EditingController()
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    // When
    try await screen.tap(.label("Edit"))
    // Then
    #expect(page.isEditing && screen.exists(.label("Done")))
    // When
    try await screen.tap(.label("Done"))
    // Then
    #expect(page.heard == ["editing true", "editing false"])
    #expect(screen.exists(.label("Edit")))
  }

  @Test func `Given items of a toolbar, when it is shown, then they stand at its ends and act`() async throws {
    // Given
    let page = EditingController()
    let navigation = UINavigationController(rootViewController: page)
    let screen = await Screen(rootViewController: navigation)
    #expect(!screen.exists(.label("Left")))
    // When
    navigation.setToolbarHidden(false, animated: false)
    try await screen.settle()
    // Then
    let (left, right) = (try screen.find(.label("Left")).frame, try screen.find(.label("Right")).frame)
    #expect(left.minX < 40 && right.maxX > 350 && abs(left.midY - right.midY) < 1 && left.minY > 760)
    // When
    try await screen.tap(.label("Left"))
    // Then
    #expect(page.heard == ["left"])
  }

  @Test func `Given a controller, when the phone becomes dark, then it hears of that once with what was before`()
    async throws
  {
    // Given
    let page = EditingController()
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    page.heard = []
    // When
    try await screen.setDarkMode(true)
    try await screen.settle()
    // Then
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(page.heard == ["style was light", "traits"])
    #expect(page.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `Given a label of a text style, when texts become larger, then it follows only if it says so`()
    async throws
  {
    // Given
    let (following, fixed) = (UILabel(), UILabel())
    for label in [following, fixed] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
    }
    following.adjustsFontForContentSizeCategory = true
    let page = UIViewController()
    let stack = UIStackView(arrangedSubviews: [following, fixed])
    page.view = stack
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    #expect(following.font.pointSize == 17)
    // When
    try await screen.setTextSize(.accessibility1)
    try await screen.settle()
    // Then
    #expect(following.font.pointSize == 28 && fixed.font.pointSize == 17)
    #expect(UIFontMetrics.default.scaledValue(for: 10) > 15)
  }
}
