import SimulatorTesting
import SwiftUI

/// Lists with keyboards, large text, sheets and effects around them.
@MainActor @Suite("Lists in their surroundings", .simulator(.iPhoneSE))
struct ListSurroundingsTests {
  @Test("arrow keys move the selection, from the last row that was chosen, past what cannot be, and bring it into view")
  func arrows() async throws {
    struct SelectableSections: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          Section("First") { ForEach(0..<3, id: \.self) { Text("Row \($0)").selectionDisabled($0 == 1) } }
          Section("Second") { ForEach(3..<40, id: \.self) { Text("Row \($0)") } }
        }
      }
    }
    func selected(_ screen: Screen) throws -> Range<CGFloat>? {
      screen.findAll(.role(.cell)).first(where: \.isSelected).map { $0.frame.minY..<$0.frame.maxY }
    }
    let screen = await Screen { SelectableSections() }
    // Without a selection the key scrolls
    try await screen.press(.downArrow)
    try await screen.settle()
    #expect(try selected(screen) == nil)
    try await screen.press(.home)
    try await screen.settle()
    try await screen.tap(.text("Row 0"))
    for row in [2, 3, 4] {
      try await screen.press(.downArrow)
      try await screen.settle()
      let y = try screen.find(.text("Row \(row)")).frame.midY
      #expect(try selected(screen)?.contains(y) == true, "Row \(row)")
    }
    for _ in 0..<20 { try await screen.press(.downArrow) }
    try await screen.settle()
    let row = try screen.find(.text("Row 24")).frame
    #expect(try selected(screen)?.contains(row.midY) == true)
    #expect(row.minY > 20 && row.maxY < 568)
    try await screen.press(.upArrow)
    try await screen.settle()
    #expect(try selected(screen)?.contains(screen.find(.text("Row 23")).frame.midY) == true)
  }

  @Test("with shift, arrow keys add to several selected rows; without, one is left")
  func extendedByKeys() async throws {
    final class Model: ObservableObject { @Published var rows: Set<Int> = [3] }
    struct SelectableRows: View {
      @ObservedObject var model: Model
      var body: some View { List(0..<10, selection: $model.rows) { Text("Row \($0)") } }
    }
    let model = Model()
    let screen = await Screen { SelectableRows(model: model) }
    try await screen.press(.downArrow, shift: true)
    try await screen.settle()
    try await screen.press(.downArrow, shift: true)
    try await screen.settle()
    #expect(model.rows == [3, 4, 5])
    try await screen.press(.upArrow)
    try await screen.settle()
    #expect(model.rows == [4])
  }

  @Test("a field in a row is brought above the keyboard")
  func keyboard() async throws {
    struct FieldBetweenRows: View {
      @State private var text = ""
      var body: some View {
        List {
          ForEach(0..<10, id: \.self) { Text("Row \($0)") }
          TextField("Name", text: $text)
          ForEach(10..<30, id: \.self) { Text("Row \($0)") }
        }
        .listStyle(.plain)
      }
    }
    let screen = await Screen { FieldBetweenRows() }
    let field = Query.role(.textField)
    let place = try screen.find(field).frame
    #expect(place.minY > 400)
    try await screen.tap(field)
    try await screen.settle()
    let keyboard = try #require(screen.findAll(.role(.keyboard)).first).frame
    #expect(try screen.find(field).frame.maxY <= keyboard.minY)
    #expect(keyboard.minY < place.maxY)
    try await screen.type("Ada")
    #expect(try screen.find(field).value == "Ada")
  }

  @Test("rows grow with the text, and nothing in them is cut off; the controls of an edited list keep their size")
  func largeText() async throws {
    struct DeletableTexts: View {
      @State private var mode = EditMode.active
      @State private var rows = ["Short", "Some words that need several lines at the largest sizes"]
      var body: some View {
        List { ForEach(rows, id: \.self) { Text($0) }.onDelete { _ in } }.environment(\.editMode, $mode)
      }
    }
    let screen = await Screen { DeletableTexts() }
    let small = screen.findAll(.role(.cell)).map(\.frame.height)
    let remove = try screen.find(.label("Remove").nth(0)).frame.width
    try await screen.setTextSize(.accessibility5)
    let cells = screen.findAll(.role(.cell))
    #expect(zip(cells, small).allSatisfy { $0.frame.height > $1 + 10 })
    for (cell, text) in zip(cells, ["Short", "Some words"]) {
      let inner = try #require(cell.flattened.first { $0.label.hasPrefix(text) }).frame
      #expect(inner.minY >= cell.frame.minY + 10 && inner.maxY <= cell.frame.maxY - 10, "\(text)")
      #expect(inner.maxX <= 320 - 16)
    }
    let words = try screen.find(.label(contains: "Some words")).visibleText.joined(separator: " ")
    #expect(words.contains("sizes") && !words.contains("…"), "\(words)")
    #expect(try screen.find(.label("Remove").nth(0)).frame.width == remove)
  }

  @Test("in the dark, controls and selected rows have the dark colours")
  func dark() async throws {
    struct SelectedRow: View {
      @State private var mode = EditMode.active
      @State private var selection: Set<Int> = [0]
      var body: some View {
        List(0..<2, selection: $selection) { Text("Row \($0)") }.listStyle(.plain).environment(\.editMode, $mode)
      }
    }
    let screen = await Screen { SelectedRow() }
    try await screen.setDarkMode(true)
    #expect(screen.rgb(at: CGPoint(x: 300, y: 30)) == [58, 58, 60])
    #expect(screen.rgb(at: CGPoint(x: 300, y: 80)) == [0, 0, 0])
    // systemBlue in dark mode
    #expect(screen.rgb(at: CGPoint(x: 18, y: 42)) == [10, 132, 255])
  }

  @Test("a sheet that a row presents knows nothing of the list around the row")
  func sheet() async throws {
    struct RowWithSheet: View {
      @State private var isPresented = false
      var body: some View {
        List {
          Button("Open") { isPresented = true }
            .sheet(isPresented: $isPresented) {
              VStack {
                Section("Header") { Text("Body") }
                EditButton()
              }
            }
        }
        .font(.title)
      }
    }
    let plain = await Screen { VStack { Section("Header") { Text("Body") } }.font(.title) }
    let wanted = try plain.find(.text("Header")).frame.size
    let screen = await Screen { RowWithSheet() }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    #expect(try screen.find(.text("Header")).visibleText == ["Header"])
    #expect(try screen.find(.text("Header")).frame.size == wanted)
    // A list has its own edit mode
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    #expect(screen.exists(.label("Done")))
  }

  @Test("a menu in a row does not write its sections as the list does")
  func menu() async throws {
    let screen = await Screen {
      List { Text("Row").contextMenu { Section("Choices") { Button("One") {} } } }
    }
    try await screen.longPress(.text("Row"))
    try await screen.settle()
    #expect(try screen.find(.text("Choices")).visibleText == ["Choices"])
  }

  @Test("the bar beside a list shows while it moves, and fades", arguments: [false, true])
  func indicators(isHidden: Bool) async throws {
    let screen = await Screen {
      List(0..<100, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
        .scrollIndicators(isHidden ? .hidden : .automatic)
    }
    try await screen.settle()
    func edge() -> [[Int]] {
      stride(from: CGFloat(24), to: 560, by: 2).map { screen.rgb(at: CGPoint(x: 315.5, y: $0)) }
    }
    let before = Set(edge().filter { $0.first ?? 0 < 180 }).count
    try await screen.wheel(44 * 4)
    try await screen.frames(2)
    let moving = edge().filter { ($0.first ?? 255) < 180 }.count
    #expect(isHidden ? moving == before : moving > before + 5, "\(moving)")
    try await screen.advance(by: .seconds(2))
    #expect(edge().filter { ($0.first ?? 255) < 180 }.count == before)
  }
}
