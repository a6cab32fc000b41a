import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Tables of UIKit", .simulator(.iPhoneSE))
struct UITableViewTests {
  private final class Cell: UITableViewCell {
    static var made = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      Cell.made += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [String]
    var heard: [String] = []
    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if heard.last != "scroll" { heard.append("scroll") } }
  }

  private func table(_ source: Source, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test
  func
    `Given a thousand rows, then only those near the screen have cells, of the registered class, and these are used again`()
    async throws
  {
    let source = Source((0..<1000).map { "Row \($0)" })
    let table = table(source)
    Cell.made = 0
    let screen = await Screen { UIKitView(view: table).ignoresSafeArea() }
    #expect(screen.visibleText.contains("Row 0"))
    #expect(Cell.made > 5 && Cell.made < 40)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is Cell)
    table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
    try await screen.settle()
    #expect(screen.visibleText.contains("Row 702"))
    #expect(!screen.visibleText.contains("Row 1"))
    #expect(Cell.made < 60)
    #expect(source.heard == ["scroll"])
    #expect(table.contentOffset.y > 20_000)
  }

  @Test func `Given a row, when it is tapped, then it is chosen until code says otherwise`() async throws {
    let source = Source(["A", "B", "C"])
    let table = table(source)
    let screen = await Screen { UIKitView(view: table) }
    try await screen.tap(.label("B"))
    try await screen.settle()
    #expect(source.heard == ["select 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    try await screen.settle()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `Given changed data, when rows are inserted, deleted and reloaded, then the table shows it`() async throws
  {
    let source = Source(["A", "B", "C"])
    let table = table(source)
    let screen = await Screen { UIKitView(view: table) }
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    // When
    source.names = ["A", "new", "C"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("new") && !screen.visibleText.contains("B"))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    source.names = ["X", "new", "C"]
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    try await screen.settle()
    #expect(screen.visibleText.contains("X"))
    source.names = ["1", "2"]
    table.reloadData()
    try await screen.settle()
    #expect(screen.visibleText.contains("2") && !screen.visibleText.contains("C"))
  }

  @Test func `Given a row that can be deleted, when it is swiped far, then the data source is asked to delete it`()
    async throws
  {
    let source = Source(["A", "B", "C"])
    let table = table(source, style: .insetGrouped)
    let screen = await Screen { UIKitView(view: table) }
    let row = try screen.find(.label("B")).frame
    try await screen.drag(from: CGPoint(x: 290, y: row.midY), to: CGPoint(x: 10, y: row.midY))
    try await screen.settle()
    #expect(source.names == ["A", "C"])
    #expect(!screen.visibleText.contains("B"))
  }

  @Test func `Given a cell of a SwiftUI view, then the row is as high as that and its margins, and the view lives`()
    async throws
  {
    final class Hosting: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration {
          VStack {
            TapCounter(id: "row\(indexPath.row)")
            RedBox(id: "box\(indexPath.row)", width: 50, height: 60)
          }
        }
        .margins(.vertical, 10)
        return cell
      }
    }
    let source = Hosting()
    let table = UITableView()
    table.dataSource = source
    let screen = await Screen { UIKitView(view: table) }
    let (one, two) = (try screen.frame("box0"), try screen.frame("box1"))
    #expect(abs(two.minY - one.minY - (30 + 8 + 60 + 20)) < 0.01)
    try await screen.tap(.identifier("row1"))
    try await screen.settle()
    #expect(screen.visibleText.contains("row1:1"))
  }

  @Test func `Given a diffable data source, when another snapshot is applied, then its rows are shown`() async throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, place, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    source.apply(snapshot, animatingDifferences: false)
    let screen = await Screen { UIKitView(view: table) }
    #expect(screen.visibleText.contains("A") && screen.visibleText.contains("B"))
    snapshot.insertItems(["Z"], beforeItem: "A")
    snapshot.deleteItems(["B"])
    source.apply(snapshot)
    try await screen.settle()
    #expect(screen.visibleText.contains("Z") && !screen.visibleText.contains("B"))
    #expect(source.indexPath(for: "A") == IndexPath(row: 1, section: 0))
  }

  @Test func `Given a label of several styles, then each part looks as its attributes say`() async throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "MM")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 2))
    label.attributedText = text
    let screen = await Screen { UIKitView(view: label).fixedSize().named("label") }
    #expect(try screen.size("label").height > 40)
    #expect(label.text == "MM")
  }

  @Test func `Given a look for all tables, then those that are shown later have it, and on the next phone none has`()
    async throws
  {
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let screen = await Screen { UIKitView(view: table) }
    try await screen.settle()
    #expect(table.backgroundColor == .clear && table.separatorStyle == .none)
    Screen.beginNewPhone()
    let other = UITableView()
    let next = await Screen { UIKitView(view: other) }
    try await next.settle()
    #expect(other.separatorStyle == .singleLine && other.backgroundColor == .systemBackground)
  }

  private final class Pictures: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Name"
      cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
      return cell
    }
  }

  @Test
  func
    `Given cells with pictures, then these fit into their rows, lines begin at the text, and around a group at the edge`()
    async throws
  {
    // Given
    let source = Pictures()
    let table = UITableView(frame: .zero, style: .grouped)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.rowHeight = 40
    table.separatorColor = .red
    // When
    let screen = await Screen { UIKitView(view: table) }
    try await screen.settle()
    // Then
    func lines(_ row: Int) throws -> [CGFloat] {
      let place = try #require(table.cellForRow(at: IndexPath(row: row, section: 0))?.superview)
      return place.subviews.filter { $0.backgroundColor == .red && !$0.isHidden }.map(\.frame.minX)
    }
    let picture = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.imageView)
    #expect(picture.frame == CGRect(x: 16, y: 0, width: 80, height: 40))
    #expect(try lines(0) == [112, 0] && lines(1) == [0])
  }
}
