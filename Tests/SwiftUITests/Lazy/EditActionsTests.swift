import SimulatorTesting
import SwiftUI

@MainActor @Suite("Lists that edit their data", .simulator(.iPhoneSE))
struct EditActionsTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct EditableItems: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    let actions: EditActions<[Item]>
    var body: some View {
      VStack {
        Text(verbatim: "data \(items.map(\.name).joined())")
        List($items, editActions: actions) { $item in Text(verbatim: item.name) }
      }
    }
  }

  @Test("given a list with all actions, then its rows can be moved and deleted, and the data follows")
  func all() async throws {
    let screen = await Screen { EditableItems(actions: .all) }
    let rows = screen.findAll(.role(.cell))
    #expect(
      rows.map(\.actions) == [["Delete", "Move Down"], ["Delete", "Move Up", "Move Down"], ["Delete", "Move Up"]])
    try await screen.find(.role(.cell).nth(0)).perform("Move Down")
    try await screen.settle()
    #expect(screen.visibleText.contains("data bac"))
    try await screen.find(.role(.cell).nth(1)).perform("Delete")
    try await screen.settle()
    #expect(screen.visibleText.contains("data bc"))
  }

  @Test("given a list with some actions, then others are not offered")
  func some() async throws {
    let delete = await Screen { EditableItems(actions: .delete) }
    #expect(delete.findAll(.role(.cell)).first?.actions == ["Delete"])
    let move = await Screen { EditableItems(actions: .move) }
    #expect(move.findAll(.role(.cell)).first?.actions == ["Move Down"])
  }

  @Test("given rows of ForEach with actions, then they are moved and deleted, each with a binding to its element")
  func rows() async throws {
    struct Rows: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          Text(verbatim: "data \(items.map(\.name).joined())")
          List {
            ForEach($items, editActions: .all) { $item in Button(item.name) { item.name += "!" } }
            Text("fixed")
          }
        }
      }
    }
    let screen = await Screen { Rows() }
    let actions = screen.findAll(.role(.cell)).map(\.actions)
    #expect(actions == [["Delete", "Move Down"], ["Delete", "Move Up"], []])
    try await screen.tap(.label("b"))
    try await screen.settle()
    #expect(screen.visibleText.contains("data ab!"))
    try await screen.find(.role(.cell).nth(0)).perform("Move Down")
    try await screen.settle()
    #expect(screen.visibleText.contains("data b!a"))
    try await screen.find(.role(.cell).nth(0)).perform("Delete")
    try await screen.settle()
    #expect(screen.visibleText.contains("data a"))
  }

  @Test("links in rows can be without the mark at their end")
  func indicator() async throws {
    let knob = Knob(Visibility.automatic)
    let screen = await Screen {
      Turned(knob: knob) { visibility in
        NavigationStack {
          List { NavigationLink("Go") { Text("There") } }.navigationLinkIndicatorVisibility(visibility)
        }
      }
    }
    let link = try screen.find(.label("Go")).frame
    let area = CGRect(x: link.maxX - 12, y: link.minY, width: 12, height: link.height)
    func isEmpty() -> Bool {
      stride(from: area.minX, to: area.maxX, by: 1).allSatisfy {
        screen.rgb(at: CGPoint(x: $0, y: area.midY)) == [255, 255, 255]
      }
    }
    #expect(!isEmpty())
    knob.value = .hidden
    try await screen.settle()
    #expect(isEmpty())
    try await screen.tap(.label("Go"))
    try await screen.settle()
    #expect(screen.exists(.text("There")))
  }
}
