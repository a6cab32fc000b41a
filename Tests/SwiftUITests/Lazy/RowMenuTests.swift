import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus and taps of rows by what is selected", .simulator(.iPhoneSE))
struct RowMenuTests {
  @MainActor @Observable
  final class Model {
    var selected: Set<Int> = []
    var edit = EditMode.inactive
    var events: [String] = []
  }

  private struct RowsWithMenu: View {
    @Bindable var model: Model
    var hasAction = true

    var body: some View {
      let rows = List(0..<5, selection: $model.selected) { Text("Row \($0)") }
      if hasAction {
        rows.contextMenu(forSelectionType: Int.self, menu: lines) { model.events.append("did \($0.sorted())") }
      } else {
        rows.contextMenu(forSelectionType: Int.self, menu: lines).environment(\.editMode, $model.edit)
      }
    }

    @ViewBuilder private func lines(_ ids: Set<Int>) -> some View {
      Button("Mark \(ids.count)") { model.events.append("marked \(ids.sorted())") }
    }
  }

  private func rest(on name: String, _ screen: Screen) async throws {
    let frame = try screen.find(.label(name)).frame
    try await screen.touch.down(at: CGPoint(x: frame.midX, y: frame.midY))
    try await screen.advance(by: .seconds(1))
    try await screen.touch.up()
    try await screen.settle()
  }

  @Test func `Given a row that nobody selected, when a finger rests on it, then the menu is about that row`()
    async throws
  {
    let model = Model()
    let screen = await Screen { RowsWithMenu(model: model) }
    try await rest(on: "Row 2", screen)
    try await screen.tap(.label("Mark 1"))
    try await screen.settle()
    #expect(model.events == ["marked [2]"])
  }

  @Test func `Given a primary action, when a row is tapped, then it is done`() async throws {
    let model = Model()
    let screen = await Screen { RowsWithMenu(model: model) }
    try await screen.tap(.label("Row 3"))
    #expect(model.events == ["did [3]"])
    #expect(model.selected.isEmpty)
  }

  @Test func `Given selected rows, when a finger rests on one of them, then the menu is about all`() async throws {
    // Given
    let model = Model()
    model.edit = .active
    let screen = await Screen { RowsWithMenu(model: model, hasAction: false) }
    for row in ["Row 1", "Row 4"] { try await screen.tap(.label(row)) }
    #expect(model.selected == [1, 4])
    // When
    try await rest(on: "Row 4", screen)
    try await screen.tap(.label("Mark 2"))
    try await screen.settle()
    // Then
    #expect(model.events == ["marked [1, 4]"])
  }
}
