import SimulatorTesting
import SwiftUI

@MainActor @Suite("Edit mode", .simulator(.iPhoneSE))
struct EditModeTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var rows = ["a", "b", "c", "d"]
    @Published var several: Set<String> = []
    @Published var one: String?
  }

  /// A list with an edit button and, if requested, a selection.
  private struct EditableRows: View {
    @ObservedObject var model: Model
    var selects = true

    var body: some View {
      VStack(spacing: 0) {
        EditButton()
        if selects {
          List(model.rows, id: \.self, selection: $model.several) { Text($0) }
        } else {
          List {
            ForEach(model.rows, id: \.self) { Text($0).deleteDisabled($0 == "d") }
              .onDelete { model.rows.remove(atOffsets: $0) }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  private func cell(_ text: String, _ screen: Screen) throws -> CGRect {
    let text = try screen.find(.text(text)).frame
    return try #require(screen.findAll(.role(.cell)).first { $0.frame.contains(CGPoint(x: text.midX, y: text.midY)) })
      .frame
  }

  /// The colour in the middle of the control before a row's content.
  private func control(_ text: String, _ screen: Screen, dx: CGFloat = 0) throws -> [Int] {
    screen.rgb(at: CGPoint(x: 16 + 11 + dx, y: try cell(text, screen).midY))
  }

  @Test("the edit button says what it does, and circles come from the leading edge")
  func circles() async throws {
    let screen = await Screen { EditableRows(model: Model()) }
    let width = try screen.find(.text("b")).frame.minX
    #expect(width == 16)
    try await screen.tap(.label("Edit"))
    try await screen.frames(4)
    // During the animation
    let between = try screen.find(.text("b")).frame.minX
    #expect(between > 16 && between < 56, "\(between)")
    try await screen.settle()
    #expect(try screen.find(.text("b")).frame.minX == 56)
    // A ring: grey at its edge, empty in the middle
    #expect(try control("b", screen) == [255, 255, 255])
    #expect(try control("b", screen, dx: -10) != [255, 255, 255])
    try await screen.tap(.label("Done"))
    try await screen.settle()
    #expect(try screen.find(.text("b")).frame.minX == 16)
    #expect(screen.exists(.label("Edit")))
  }

  @Test("while a list is edited, taps anywhere on rows choose several and give them up; when it ends, none is chosen")
  func several() async throws {
    let model = Model()
    let screen = await Screen { EditableRows(model: model) }
    // Not before editing
    try await screen.tap(.text("b"))
    #expect(model.several.isEmpty)
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    try await screen.tap(.text("b"))
    try await screen.tap(at: CGPoint(x: 20, y: try cell("d", screen).midY))
    try await screen.settle()
    #expect(model.several == ["b", "d"])
    #expect(screen.findAll(.role(.cell)).map(\.isSelected) == [false, true, false, true])
    // A filled circle with a white check mark; the row is grey
    #expect(try control("b", screen, dx: -9) == [0, 122, 255])
    #expect(screen.rgb(at: CGPoint(x: 300, y: try cell("b", screen).midY)) == [209, 209, 214])
    try await screen.tap(.text("b"))
    try await screen.settle()
    #expect(model.several == ["d"])
    // Code can select rows too
    model.several = ["a", "c"]
    try await screen.settle()
    #expect(screen.findAll(.role(.cell)).map(\.isSelected) == [true, false, true, false])
    try await screen.tap(.label("Done"))
    try await screen.settle()
    #expect(model.several.isEmpty)
    #expect(screen.findAll(.role(.cell)).map(\.isSelected) == [false, false, false, false])
  }

  @Test("a red circle brings up what deletes the row, which is asked for again; other touches take it away")
  func deletion() async throws {
    let model = Model()
    let screen = await Screen { EditableRows(model: model, selects: false) }
    #expect(screen.findAll(.label("Remove")).isEmpty)
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    #expect(try control("b", screen, dx: -8) == [255, 59, 48])
    #expect(try control("b", screen) == [255, 255, 255])
    // The last row cannot be deleted and keeps its position
    #expect(screen.findAll(.label("Remove")).count == 3)
    #expect(try screen.find(.text("d")).frame.minX == 16)
    // A swipe has no effect while editing
    let row = try cell("b", screen)
    try await screen.drag(from: CGPoint(x: 250, y: row.midY), to: CGPoint(x: 100, y: row.midY))
    try await screen.settle()
    #expect(screen.findAll(.label("Delete")).isEmpty)
    try await screen.find(.label("Remove").nth(1)).tap()
    try await screen.settle()
    #expect(model.rows.count == 4)
    let delete = try screen.find(.label("Delete")).frame
    #expect(delete.maxX == 320 && delete.minY == row.minY)
    try await screen.tap(.text("c"))
    try await screen.settle()
    #expect(screen.findAll(.label("Delete")).isEmpty && model.rows.count == 4)
    try await screen.find(.label("Remove").nth(1)).tap()
    try await screen.settle()
    try await screen.tap(.label("Delete"))
    try await screen.settle()
    #expect(model.rows == ["a", "c", "d"])
    try await screen.tap(.label("Done"))
    try await screen.settle()
    #expect(screen.findAll(.label("Remove")).isEmpty)
  }

  @Test("what cannot be selected has no circle, and a link leads nowhere while its list is edited")
  func links() async throws {
    struct Links: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        NavigationStack {
          List(selection: $selection) {
            NavigationLink("Open") { Text("Page") }.tag(1)
            NavigationLink("Fixed") { Text("Page") }.tag(2).selectionDisabled()
          }
          .toolbar { EditButton() }
        }
      }
    }
    let screen = await Screen { Links() }
    let start = try screen.find(.label("Fixed")).frame.minX
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    #expect(try screen.find(.label("Open")).frame.minX > start)
    #expect(try screen.find(.label("Fixed")).frame.minX == start)
    try await screen.tap(.label("Open"))
    try await screen.tap(.label("Fixed"))
    try await screen.settle()
    #expect(!screen.exists(.text("Page")))
    #expect(screen.findAll(.role(.cell)).map(\.isSelected) == [true, false])
    try await screen.tap(.label("Done"))
    try await screen.settle()
    try await screen.tap(.label("Open"))
    try await screen.settle()
    #expect(screen.exists(.text("Page")))
  }

  @Test("each page has an edit mode of its own, unless a view around sets another one")
  func scopes() async throws {
    struct EditModeText: View {
      let name: String
      @Environment(\.editMode) private var mode
      var body: some View { Text("\(name) \(mode?.wrappedValue.isEditing == true ? "edits" : "rests")") }
    }
    struct Pages: View {
      @State private var own = EditMode.active
      var body: some View {
        VStack {
          EditModeText(name: "screen")
          EditModeText(name: "own").environment(\.editMode, $own)
          NavigationStack {
            VStack {
              EditModeText(name: "page")
              NavigationLink("Next") {
                VStack {
                  EditModeText(name: "next")
                  EditButton()
                }
              }
            }
            .toolbar { EditButton() }
          }
        }
      }
    }
    let screen = await Screen { Pages() }
    #expect(screen.exists(.text("screen rests")) && screen.exists(.text("own edits")))
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    #expect(screen.exists(.text("page edits")) && screen.exists(.text("screen rests")))
    try await screen.tap(.label("Next"))
    try await screen.settle()
    #expect(screen.exists(.text("next rests")))
    try await screen.tap(.label("Edit"))
    try await screen.settle()
    #expect(screen.exists(.text("next edits")))
  }

  @Test("right to left everything is mirrored, and a large list builds no more rows than it shows")
  func mirrored() async throws {
    struct Many: View {
      @State private var mode = EditMode.active
      @State private var selection: Set<Int> = []
      var body: some View {
        List(0..<50_000, selection: $selection) { Text("Row \($0)") }.environment(\.editMode, $mode)
      }
    }
    let screen = await Screen { Many() }
    #expect(screen.counters.rowsBuilt < 20)
    let left = try screen.find(.text("Row 3")).frame.minX
    try await screen.setLayoutDirection(.rightToLeft)
    #expect(try screen.find(.text("Row 3")).frame.maxX == 320 - left)
    try await screen.tap(.text("Row 3"))
    try await screen.settle()
    #expect(screen.findAll(.role(.cell)).map(\.isSelected).firstIndex(of: true) == 3)
    // Frames in which no row appears still run no layout.
    let finger = CGPoint(x: 160, y: 400)
    try await screen.touch.down(at: finger)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -60), duration: .milliseconds(100))
    var quiet = 0
    for _ in 0..<12 {
      let mark = screen.mark()
      let before = try screen.scrollOffset(of: .role(.scrollView)).y
      try await screen.touch.move(by: CGVector(dx: 0, dy: -4), duration: .milliseconds(16))
      #expect(try screen.scrollOffset(of: .role(.scrollView)).y > before)
      guard mark.rowsBuilt == 0, mark.prefetchedRows == 0, mark.rowsEntered == 0 else { continue }
      quiet += 1
      #expect(mark.layouts == 0 && mark.bodies == 0 && mark.measurements == 0)
    }
    #expect(quiet > 3)
    try await screen.touch.up()
  }

  @Test("Tab leads to rows that can be selected, and space selects one or gives it up")
  func keys() async throws {
    let model = Model()
    let screen = await Screen { EditableRows(model: model) }
    try await screen.press(.tab)
    try await screen.press(.space)
    try await screen.settle()
    #expect(screen.exists(.label("Done")))
    for _ in 0..<2 { try await screen.press(.tab) }
    try await screen.press(.space)
    #expect(model.several == ["b"])
    try await screen.press(.tab)
    try await screen.press(.return)
    #expect(model.several == ["b", "c"])
    try await screen.press(.tab, shift: true)
    try await screen.press(.space)
    #expect(model.several == ["c"])
    // Outside of edit mode rows are not selected, and Tab skips them.
    try await screen.tap(.label("Done"))
    try await screen.settle()
    for _ in 0..<3 { try await screen.press(.tab) }
    try await screen.press(.space)
    #expect(model.several == [])
    #expect(screen.exists(.label("Done")))
  }
}
