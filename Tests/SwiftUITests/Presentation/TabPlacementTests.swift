import SimulatorTesting
import SwiftUI

@MainActor @Suite("Placements of tabs", .simulator(.iPhone15Pro))
struct TabPlacementTests {
  struct Shell: View {
    @State private var chosen = 0
    let isHidden: Bool
    var body: some View {
      TabView(selection: $chosen) {
        Tab("One", systemImage: "1.circle", value: 0) { Text("page one") }.badge(2).tabPlacement(.pinned)
        Tab("Side", systemImage: "2.circle", value: 1) { Text("page side") }.tabPlacement(.sidebarOnly)
        Tab("Three", systemImage: "3.circle", value: 2) { Text("page three") }.hidden(isHidden)
        Tab("Four", systemImage: "4.circle", value: 3) { Text("page four") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test("tabs of the sidebar are not in the bar, nor are hidden ones, and the others show their own pages")
  func placements() async throws {
    let knob = Knob(true)
    let screen = await Screen { Turned(knob: knob) { Shell(isHidden: $0) } }
    try await screen.settle()
    #expect(!screen.visibleText.contains("Side") && !screen.visibleText.contains("Three"))
    #expect(try screen.find(.label("One").and(.role(.button))).value == "2 items")
    try await screen.tap(.label("Four"))
    try await screen.settle()
    #expect(screen.visibleText.contains("page four"))
    knob.value = false
    try await screen.settle()
    #expect(screen.visibleText.contains("Three") && screen.visibleText.contains("page four"))
    try await screen.tap(.label("Three"))
    try await screen.settle()
    #expect(screen.visibleText.contains("page three"))
  }
}
