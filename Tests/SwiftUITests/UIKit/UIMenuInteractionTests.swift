import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus that interactions open", .simulator(.iPhone15Pro))
struct UIMenuInteractionTests {
  private final class Card: UIView, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
    var heard: [String] = []
    var interaction: UIContextMenuInteraction?
    lazy var editing = UIEditMenuInteraction(delegate: self)

    override init(frame: CGRect) {
      super.init(frame: frame)
      let made = UIContextMenuInteraction(delegate: self)
      addInteraction(made)
      addInteraction(editing)
      interaction = made
    }
    required init?(coder: NSCoder) { nil }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.description == "copy:" || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { heard.append("copy") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("at \(Int(location.x)) \(Int(location.y))")
      return UIContextMenuConfiguration(identifier: nil) {
        let shown = UIViewController()
        shown.view.accessibilityIdentifier = "preview"
        shown.preferredContentSize = CGSize(width: 200, height: 150)
        return shown
      } actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Rename") { [weak self] _ in self?.heard.append("rename") }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("display") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("end") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      heard.append("commit")
      animator.addCompletion { [weak self] in self?.heard.append("committed") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: suggestedActions + [UIAction(title: "Look Up") { [weak self] _ in self?.heard.append("look up") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { heard.append("closed") }
  }

  private func page() async throws -> (Card, Screen) {
    let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    card.backgroundColor = .red
    let screen = await Screen(rootViewController: UIViewController(showing: card))
    try await screen.settle()
    return (card, screen)
  }

  private func press(_ screen: Screen) async throws {
    try await screen.touch.down(at: CGPoint(x: 120, y: 330))
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.up()
    try await screen.settle()
  }

  @Test func `Given a context menu, when a finger rests on the view, then the delegate hears where, and of the menu`()
    async throws
  {
    // Given
    let (card, screen) = try await page()
    // When
    try await press(screen)
    // Then
    #expect(card.heard == ["at 20 30", "display"])
    #expect(card.interaction?.menuAppearance == .rich)
    #expect(card.interaction?.location(in: card) == CGPoint(x: 20, y: 30))
    try await screen.tap(.label("Rename"))
    try await screen.settle()
    #expect(Set(card.heard.dropFirst(2)) == ["rename", "end"])
    #expect(card.interaction?.menuAppearance == .unknown)
  }

  @Test func `Given a preview, when it is tapped, then it is committed`() async throws {
    let (card, screen) = try await page()
    try await press(screen)
    let preview = try screen.find("preview").frame
    try await screen.tap(at: CGPoint(x: preview.midX, y: preview.midY))
    try await screen.settle()
    #expect(Set(card.heard.dropFirst(2)) == ["end", "commit", "committed"])
  }

  @Test func `Given a menu that is open, when the app says so, then it shows other lines, and goes`() async throws {
    let (card, screen) = try await page()
    try await press(screen)
    card.interaction?.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Move") { _ in }]) }
    try await screen.settle()
    #expect(screen.exists(.label("Move")) && !screen.exists(.label("Rename")))
    card.interaction?.dismissMenu()
    try await screen.settle()
    #expect(!screen.exists(.label("Move")))
  }

  @Test func `Given an edit menu, when the app opens it, then it offers what the view can do and what the app adds`()
    async throws
  {
    // Given
    let (card, screen) = try await page()
    // When
    card.editing.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Look Up")) && !screen.exists(.label("Paste")))
    // When
    try await screen.tap(.label("Copy"))
    try await screen.settle()
    // Then
    #expect(Set(card.heard) == ["copy", "closed"])
  }

  @Test func `Given the app's menu, when it is opened, then it has the commands that can be done`() async throws {
    let (card, screen) = try await page()
    UIMenuController.shared.showMenu(from: card, rect: card.bounds)
    try await screen.settle()
    #expect(UIMenuController.shared.isMenuVisible)
    try await screen.tap(.label("Copy"))
    try await screen.settle()
    #expect(card.heard == ["copy"])
    #expect(!UIMenuController.shared.isMenuVisible)
  }
}
