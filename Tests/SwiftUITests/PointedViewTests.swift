import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What is where somebody points", .simulator(.iPhone15Pro))
struct PointedViewTests {
  private struct Row: View {
    let title: String
    var body: some View { Text(verbatim: title).padding().accessibilityIdentifier("row.\(title)") }
  }

  private struct Card: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Row(title: "Bread \(count)")
        Button("More") { count += 1 }.accessibilityIdentifier("more")
      }
    }
  }

  @Test func `Given a text in a view, then it is told what it is, where, and why its view's body ran`() async throws {
    // Given
    let screen = await Screen { Card() }
    func lines() throws -> [String] {
      let frame = try screen.find(.label(startsWith: "Bread")).frame
      let point = CGPoint(x: frame.midX, y: frame.midY)
      return try #require(screen.simulator.place(at: point) { $0 == "Row" ? "Card.swift:3" : nil }).lines
    }
    // Then
    let first = try lines()
    #expect(first.prefix(2) == ["Text in Row in Card", "Card.swift:3"])
    #expect(first.contains { $0.hasPrefix("modifiers: Padding") })
    #expect(first.contains("label: Bread 0") && first.contains("body of Row: 1 runs"))
    // When
    try await screen.tap("more")
    // Then
    try #expect(lines().contains("body of Row: 2 runs, the last because its values changed"))
  }

  @Test func `Given nothing but what is around, then that is told`() async throws {
    let screen = await Screen { Card() }
    let place = try #require(screen.simulator.place(at: CGPoint(x: 5, y: 400), whereIs: nil))
    #expect(place.lines.count >= 3)
  }
}
