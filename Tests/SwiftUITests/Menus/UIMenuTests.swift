import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus of UIKit", .simulator(.iPhone15Pro))
struct UIMenuTests {
  private final class Log { var lines: [String] = [] }

  private func action(
    _ title: String, _ log: Log, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: "star"), attributes: attributes, state: state) { action in
      log.lines.append(action.title)
    }
  }

  private func screen(_ item: UIBarButtonItem) async throws -> Screen {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    try await screen.settle()
    return screen
  }

  @Test func `Given a bar button with a menu, when it is tapped, then the menu is under it at the end of the bar`()
    async throws
  {
    let log = Log()
    let menu = UIMenu(
      title: "Sort",
      children: [
        action("Name", log), action("Off", log, attributes: .disabled), action("Gone", log, attributes: .hidden),
        UIMenu(title: "Group", options: .displayInline, children: [action("Date", log, attributes: .destructive)]),
        UIMenu(title: "Other", children: [action("Deep", log)]),
      ])
    let screen = try await screen(UIBarButtonItem(title: "Menu", menu: menu))
    let button = try screen.find(.label("Menu")).frame
    try await screen.find(.label("Menu")).tap()
    try await screen.settle()
    let name = try screen.find(.label("Name")).frame
    #expect(name.maxX == button.maxX)
    #expect(screen.visibleText.contains("Sort") && screen.visibleText.contains("Group"))
    #expect(!screen.exists(.label("Gone")))
    #expect(try !screen.find(.label("Off")).isEnabled)
    try await screen.find(.label("Other")).tap()
    try await screen.settle()
    try await screen.find(.label("Deep")).tap()
    try await screen.settle()
    #expect(log.lines == ["Deep"])
    #expect(!screen.exists(.label("Name")))
  }

  @Test
  func `Given an action and a menu, when the button is tapped and pressed long, then the one runs and the other opens`()
    async throws
  {
    let log = Log()
    let item = UIBarButtonItem(
      systemItem: .compose, primaryAction: action("New", log), menu: UIMenu(children: [action("From file", log)]))
    let screen = try await screen(item)
    try await screen.find(.label("Compose")).tap()
    try await screen.settle()
    #expect(log.lines == ["New"])
    try await screen.find(.label("Compose")).longPress()
    try await screen.settle()
    try await screen.find(.label("From file")).tap()
    try await screen.settle()
    #expect(log.lines == ["New", "From file"])
  }

  @Test func `Given a menu of one choice, when an action is chosen, then it is on and the others are off`() async throws
  {
    let log = Log()
    let (small, large) = (action("Small", log, state: .on), action("Large", log))
    let stays = action("Stays", log, attributes: .keepsMenuPresented)
    let menu = UIMenu(options: .singleSelection, children: [small, large, stays])
    #expect(menu.selectedElements == [small])
    let screen = try await screen(UIBarButtonItem(title: "Size", menu: menu))
    try await screen.find(.label("Size")).tap()
    try await screen.settle()
    #expect(try screen.find(.label("Small")).isSelected)
    try await screen.find(.label("Large")).tap()
    try await screen.settle()
    #expect(menu.selectedElements == [large])
    #expect((small.state, large.state) == (.off, .on))
    try await screen.find(.label("Size")).tap()
    try await screen.settle()
    #expect(try screen.find(.label("Large")).isSelected)
    try await screen.find(.label("Stays")).tap()
    try await screen.settle()
    #expect(screen.exists(.label("Stays")))
    #expect(log.lines == ["Large", "Stays"])
    #expect(menu.replacingChildren([]).children.isEmpty)
  }
}
