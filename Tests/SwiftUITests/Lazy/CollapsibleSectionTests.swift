import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Sections that open and close", .simulator(.iPhoneSE))
struct CollapsibleSectionTests {
  struct Sections<Style: ListStyle>: View {
    let style: Style
    @State private var isExpanded = true
    var body: some View {
      VStack {
        Button("Toggle") { isExpanded.toggle() }
        Text(verbatim: "open \(isExpanded)")
        List {
          Section("Colors", isExpanded: $isExpanded) {
            Text("red")
            Text("blue")
          }
          Section("Shapes") { Text("round") }
            .sectionActions { Button("Add shape") {} }
        }
        .listStyle(style)
      }
    }
  }

  @Test func `Given a sidebar, when a section's header is tapped, then its rows go, and come back`() async throws {
    // Given
    let screen = await Screen { Sections(style: .sidebar) }
    let header = Query.label("COLORS")
    #expect(try screen.find(header).value == "Expanded")
    // When
    try await screen.tap(header)
    try await screen.settle()
    // Then
    #expect(!screen.visibleText.contains("red") && screen.visibleText.contains("round"))
    #expect(screen.visibleText.contains("open false"))
    #expect(try screen.find(header).value == "Collapsed")
    // When
    try await screen.tap(header)
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("red"))
  }

  @Test func `Given another style, then nothing in the header closes the section, and the app does`() async throws {
    let screen = await Screen { Sections(style: .insetGrouped) }
    #expect(try screen.find(.label("COLORS")).value.isEmpty)
    try await screen.tap(.label("Toggle"))
    try await screen.settle()
    #expect(!screen.visibleText.contains("red") && screen.visibleText.contains("round"))
  }

  @Test func `Given actions of a section, then they are rows after its content`() async throws {
    let screen = await Screen { Sections(style: .insetGrouped) }
    let (last, action) = try (screen.find(.text("round")).frame, screen.find(.label("Add shape")).frame)
    #expect(action.minY > last.maxY)
    #expect(screen.findAll(.label("Add shape")).count == 1)
    #expect(screen.findAll(.role(.cell)).count == 4)
  }
}
