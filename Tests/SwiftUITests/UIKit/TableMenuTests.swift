import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus of a table's rows", .simulator(.iPhone15Pro))
struct TableMenuTests {
  private final class Rows: UITableViewController {
    var heard: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [
          UIAction(title: "Duplicate") { [weak self] _ in self?.heard.append("duplicate \(indexPath.row)") }
        ])
      }
    }

    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("menu")
    }
  }

  @Test func `Given a row with a menu, when a finger rests on it, then the menu opens and acts`() async throws {
    // Given
    let rows = Rows(style: .insetGrouped)
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: rows))
    try await screen.settle()
    // When
    try await screen.find(.text("Row 1")).longPress()
    try await screen.settle()
    try await screen.tap(.label("Duplicate"))
    try await screen.settle()
    // Then
    #expect(rows.heard == ["menu", "duplicate 1"])
  }
}
