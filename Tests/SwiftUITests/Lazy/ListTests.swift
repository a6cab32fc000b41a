import SimulatorTesting
import SwiftUI

@MainActor @Suite("Lists", .simulator(.iPhoneSE))
struct ListTests {
  struct Marked: View {
    let id: String
    var height: CGFloat = 20
    var body: some View { Color.blue.frame(height: height).accessibilityIdentifier(id) }
  }

  private func frame(_ id: String, _ screen: Screen) throws -> CGRect {
    try #require(screen.findAll(.identifier(id)).first, "\(id)").frame
  }

  private func cells(_ screen: Screen) -> [CGRect] { screen.findAll(.role(.cell)).map(\.frame) }

  @Test("a plain list's rows reach from edge to edge, and are 44 points tall at least")
  func plain() async throws {
    let screen = await Screen {
      List {
        Marked(id: "a")
        Marked(id: "b", height: 60)
      }
      .listStyle(.plain)
    }
    #expect(
      cells(screen) == [CGRect(x: 0, y: 20, width: 320, height: 44), CGRect(x: 0, y: 64, width: 320, height: 82)])
    #expect(try frame("a", screen) == CGRect(x: 16, y: 32, width: 288, height: 20))
    #expect(try frame("b", screen) == CGRect(x: 16, y: 75, width: 288, height: 60))
    // A separator between them starts at the content's leading edge
    let line = screen.rgb(at: CGPoint(x: 100, y: 63.75))
    #expect(line != [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 8, y: 63.75)) == [255, 255, 255])
  }

  @Test("the usual list's sections are cards with round corners on grey")
  func insetGrouped() async throws {
    let screen = await Screen {
      List {
        Section("First") {
          Marked(id: "a")
          Marked(id: "b")
        }
        Section {
          Marked(id: "c")
        } footer: {
          Text("Below")
        }
      }
    }
    let (a, b, c) = (try frame("a", screen), try frame("b", screen), try frame("c", screen))
    #expect(a.minX == 32 && a.width == 256)
    #expect(b.minY - a.minY == 44)
    #expect(c.minY - b.minY == 79)
    let header = try #require(screen.findAll(.role(.header)).first)
    #expect(header.label == "FIRST" || header.label == "First")
    #expect(header.frame.maxY < a.minY)
    #expect(try screen.find(.text("Below")).frame.minY > c.maxY)
    // Grey around the card, white inside, grey at the corner
    let card = CGRect(x: 16, y: a.minY - 12, width: 288, height: 88)
    #expect(screen.rgb(at: CGPoint(x: 8, y: card.midY)) == [242, 242, 247])
    #expect(screen.rgb(at: CGPoint(x: 20, y: card.midY - 20)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 16.5, y: card.minY + 0.5)) == [242, 242, 247])
    // And in dark mode
    try await screen.setDarkMode(true)
    #expect(screen.rgb(at: CGPoint(x: 8, y: card.midY)) == [0, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 20, y: card.midY - 20)) == [28, 28, 30])
  }

  @Test("insets, separators and backgrounds of a row are what its modifiers say")
  func rowModifiers() async throws {
    let screen = await Screen {
      List {
        Marked(id: "a").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        Marked(id: "b").listRowSeparator(.hidden)
        Marked(id: "c").listRowBackground(Color.green)
        Marked(id: "d").listRowSeparatorTint(.red)
      }
      .listStyle(.plain)
    }
    #expect(try frame("a", screen) == CGRect(x: 0, y: 32, width: 320, height: 20))
    // There is no line where one of the two rows hides it
    for y in [63.75, 107.75] { #expect(screen.rgb(at: CGPoint(x: 200, y: y)) == [255, 255, 255]) }
    #expect(screen.rgb(at: CGPoint(x: 4, y: 130)) == [52, 199, 89])
    let line = screen.rgb(at: CGPoint(x: 200, y: 195.75))
    #expect(line.first.map { $0 > 200 } == true && line.last.map { $0 < 200 } == true)
  }

  @Test("headers of a plain list stay in view")
  func pinned() async throws {
    let screen = await Screen {
      List(0..<3, id: \.self) { section in
        Section("Section \(section)") { ForEach(0..<20, id: \.self) { Marked(id: "row.\(section * 20 + $0)") } }
      }
      .listStyle(.plain)
    }
    try await screen.wheel(300)
    let header = try screen.find(.label("Section 0")).frame
    #expect(header.minY > 20 && header.maxY < 20 + 40)
    try await screen.wheel(700)
    #expect(try screen.find(.label("Section 1")).frame.minY == header.minY)
    #expect(screen.findAll(.label("Section 0")).isEmpty)
  }

  @Test("of a hundred thousand rows a screenful is built, and scrolling among them costs nothing")
  func isLazy() async throws {
    let screen = await Screen { List(0..<100_000, id: \.self) { Marked(id: "row.\($0)") } }
    #expect(screen.counters.rowsBuilt < 20)
    for _ in 0..<20 { try await screen.wheel(40) }
    try await screen.wheel(-30)
    let mark = screen.counters
    try await screen.wheel(2)
    #expect(screen.counters.bodies == mark.bodies)
    #expect(screen.counters.layouts == mark.layouts)
    try await screen.press(.end)
    #expect(screen.row(99_999) != nil)
    #expect(screen.counters.liveRows < 60)
  }

  @Test("a row is selected by a tap anywhere on it, and shows it")
  func selection() async throws {
    final class Model: ObservableObject { @Published var selected: Int? }
    struct TaggedRows: View {
      @ObservedObject var model: Model
      var body: some View {
        List(selection: $model.selected) {
          ForEach(0..<5, id: \.self) { Text("Row \($0)") }
          Text("Tagged").tag(77)
          Text("Fixed").tag(78).selectionDisabled()
        }
        .listStyle(.plain)
      }
    }
    let model = Model()
    let screen = await Screen { TaggedRows(model: model) }
    try await screen.tap(at: CGPoint(x: 300, y: 20 + 44 * 2 + 10))
    try await screen.settle()
    #expect(model.selected == 2)
    #expect(screen.rgb(at: CGPoint(x: 300, y: 20 + 44 * 2 + 10)) == [209, 209, 214])
    #expect(screen.findAll(.role(.cell)).map(\.isSelected) == [false, false, true, false, false, false, false])
    // Another row; the first is deselected
    try await screen.tap(.text("Tagged"))
    try await screen.settle()
    #expect(model.selected == 77)
    #expect(screen.rgb(at: CGPoint(x: 300, y: 20 + 44 * 2 + 10)) == [255, 255, 255])
    try await screen.tap(.text("Fixed"))
    #expect(model.selected == 77)
    // A scrolling finger selects nothing
    try await screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 200))
    try await screen.settle()
    #expect(model.selected == 77)
    // Code can set the selection too
    model.selected = 0
    try await screen.settle()
    #expect(screen.rgb(at: CGPoint(x: 300, y: 30)) == [209, 209, 214])
  }

  @Test("a link is opened by a tap anywhere on its row, which shows where it leads")
  func link() async throws {
    let screen = await Screen {
      NavigationStack {
        List {
          NavigationLink("Open") { Text("Page") }
          Text("Plain")
        }
        .listStyle(.plain)
      }
    }
    let cell = try #require(cells(screen).first)
    try await screen.tap(at: CGPoint(x: 200, y: cell.minY + 3))
    try await screen.settle()
    #expect(try screen.find(.text("Page")).exists)
  }

  @Test("a row's button acts from all of the row, one with a style of its own only where it is")
  func buttons() async throws {
    var presses: [String] = []
    let screen = await Screen {
      List {
        Button("All") { presses.append("all") }
        Button("Own") { presses.append("own") }.buttonStyle(.bordered)
      }
      .listStyle(.plain)
    }
    try await screen.tap(at: CGPoint(x: 300, y: 24))
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: 300, y: 90))
    try await screen.settle()
    #expect(presses == ["all"])
    try await screen.tap(.label("Own"))
    #expect(presses == ["all", "own"])
  }

  @Test("a pull refreshes a list")
  func refresh() async throws {
    var count = 0
    let screen = await Screen {
      List(0..<30, id: \.self) { Text("Row \($0)") }.refreshable { count += 1 }
    }
    try await screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
    try await screen.settle()
    #expect(count == 1)
  }

  @Test("a list is scrolled by code, and right to left it is mirrored")
  func reader() async throws {
    var proxy: ScrollViewProxy?
    let screen = await Screen {
      ScrollViewReader { reader in
        List(0..<500, id: \.self) { Text("Row \($0)") }.listStyle(.plain).onAppear { proxy = reader }
      }
    }
    proxy?.scrollTo(300, anchor: .top)
    try await screen.settle()
    let row = try screen.find(.text("Row 300")).frame
    #expect(row.minY > 20 && row.maxY < 64 && row.minX == 16)
    try await screen.setLayoutDirection(.rightToLeft)
    #expect(try screen.find(.text("Row 300")).frame.maxX == 304)
  }

  @Test("without its background a list lets through what is behind it")
  func background() async throws {
    let screen = await Screen {
      List { Text("Row") }.scrollContentBackground(.hidden).background(Color.green)
    }
    #expect(screen.rgb(at: CGPoint(x: 160, y: 500)) == [52, 199, 89])
  }

  @Test("rows that come above what is visible move nothing")
  func changesAbove() async throws {
    let model = SampleList(0..<300)
    let screen = await Screen { FuzzList(model: model) }
    try await screen.wheel(3_000)
    let held = try #require(screen.visibleRows.first)
    model.items.insert(contentsOf: (500..<540).map { SampleItem($0) }, at: 1)
    try await screen.frames(1)
    #expect(abs(try #require(screen.row(held.id)).frame.minY - held.frame.minY) < 1e-6)
  }
}
