import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Tables of UIKit: editing, places, headers and titles at the side", .simulator(.iPhoneSE))
struct UITableEditingTests {
  private final class Cell: UITableViewCell {
    var states: [UITableViewCell.StateMask] = []
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      editingAccessoryType = .checkmark
      accessoryType = .detailButton
    }
    required init?(coder: NSCoder) { nil }
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      states.append(state)
    }
  }

  private final class NamesController: UITableViewController {
    var names = ["A", "B", "C"]
    var heard: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { style }
    override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Throw away" }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { heard.append("\(editingStyle == .insert ? "insert" : "delete") \(indexPath.row)") }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      heard.append("accessory \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      heard.append("leave \(indexPath.row)")
      return indexPath
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      (view as? UITableViewHeaderFooterView)?.textLabel?.text = "Other names"
    }
  }

  private func place(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test
  func `Given several rows that can be chosen, when the page is edited, then a tap chooses, and the end forgets it`()
    async throws
  {
    // Given
    let page = NamesController(style: .plain)
    page.tableView.allowsMultipleSelectionDuringEditing = true
    let screen = await Screen(rootViewController: page)
    let cell = try #require(page.tableView.cellForRow(at: place(0)) as? Cell)
    // When
    page.setEditing(true, animated: false)
    try await screen.settle()
    try await screen.tap(.label("A"))
    try await screen.tap(.label("C"))
    try await screen.settle()
    // Then
    #expect(page.tableView.isEditing && cell.isEditing)
    #expect(page.tableView.indexPathsForSelectedRows == [place(0), place(2)])
    #expect(cell.states == [.showingEditControl])
    // When
    page.tableView.isEditing = false
    // Then
    #expect(page.tableView.indexPathsForSelectedRows == nil && !cell.isEditing)
    #expect(cell.states == [.showingEditControl, []])
  }

  @Test func `Given rows that can be inserted, when the plus is tapped, then the data source is asked to insert`()
    async throws
  {
    // Given
    let page = NamesController(style: .plain)
    page.style = .insert
    page.names = ["A"]
    let screen = await Screen(rootViewController: page)
    page.setEditing(true, animated: false)
    try await screen.settle()
    // When
    try await screen.tap(.label("Insert"))
    // Then
    #expect(page.heard == ["insert 0"])
    #expect(page.tableView.cellForRow(at: place(0))?.editingStyle == .insert)
  }

  @Test func `Given a name for deleting, when a row is swiped, then the action has it`() async throws {
    let page = NamesController(style: .plain)
    let screen = await Screen(rootViewController: page)
    try await screen.drag(.label("B"), by: CGVector(dx: -80, dy: 0))
    try await screen.settle()
    #expect(screen.visibleText.contains("Throw away"))
  }

  @Test
  func `Given a button at the end of a row, when it is tapped, then the delegate hears of it and nothing is chosen`()
    async throws
  {
    let page = NamesController(style: .plain)
    page.names = ["A"]
    let screen = await Screen(rootViewController: page)
    try await screen.tap(.label("More Info"))
    #expect(page.heard == ["accessory 0"])
    #expect(page.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `Given a chosen row, when another one is tapped, then the delegate is asked before and levels move texts`()
    async throws
  {
    let page = NamesController(style: .plain)
    let screen = await Screen(rootViewController: page)
    try await screen.tap(.label("A"))
    try await screen.tap(.label("B"))
    try await screen.settle()
    #expect(page.heard == ["leave 0"])
    let texts = (0..<3).map { page.tableView.cellForRow(at: place($0))?.textLabel?.frame.minX ?? 0 }
    #expect(texts[1] - texts[0] == 10 && texts[2] - texts[0] == 20)
  }

  @Test func `Given rows and a header, then their places are known, also of rows that are far away`() async throws {
    // Given
    let page = NamesController(style: .plain)
    page.names = (0..<200).map { "Row \($0)" }
    page.tableView.rowHeight = 50
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    let table = try #require(page.tableView)
    // Then
    #expect(screen.visibleText.contains("Other names"))
    #expect(table.headerView(forSection: 0) != nil && table.footerView(forSection: 0) == nil)
    let first = table.rectForRow(at: place(0))
    #expect(first.height == 50 && first.width == table.bounds.width)
    #expect(table.rectForRow(at: place(100)).minY == first.minY + 5000)
    #expect(table.rect(forSection: 0).maxY == first.minY + 10_000)
    let visible = table.indexPathsForRows(in: CGRect(x: 0, y: first.minY + 1, width: 10, height: 60))
    #expect(visible == [place(0), place(1)])
  }

  @Test func `Given changed sections, when one is moved, then its rows are elsewhere and keep their cells`()
    async throws
  {
    // Given
    final class Sections: NSObject, UITableViewDataSource {
      var all = [["A"], ["B", "C"]]
      func numberOfSections(in tableView: UITableView) -> Int { all.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { all[section].count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = all[indexPath.section][indexPath.row]
        return cell
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["1", "2"] }
    }
    let source = Sections()
    let table = UITableView()
    table.dataSource = source
    let screen = await Screen { UIKitView(view: table) }
    try await screen.settle()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    // When
    source.all.swapAt(0, 1)
    table.moveSection(0, toSection: 1)
    try await screen.settle()
    // Then
    #expect(cell != nil && table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let index = try screen.find(.label("Section index")).frame
    #expect(index.maxX == table.bounds.width)
  }
}
