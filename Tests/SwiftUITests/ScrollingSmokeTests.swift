import SimulatorTesting
import SwiftUI

@MainActor @Suite("A lazy list in a scroll view", .simulator(.iPhoneSE))
struct ScrollingSmokeTests {
  struct Row: View {
    let number: Int
    var body: some View {
      Text(verbatim: "Row \(number)").frame(maxWidth: .infinity, minHeight: CGFloat(80 + number % 5 * 10))
        .accessibilityIdentifier("row.\(number)")
    }
  }

  @Test("a wheel scroll moves header and rows by the same amount")
  func wheelMovesAll() async throws {
    // Given a header and ten thousand rows
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 8) {
          Text("Header").frame(height: 300).accessibilityIdentifier("header")
          ZStack { LazyVStack(spacing: 8) { ForEach(0..<10_000, id: \.self) { Row(number: $0) } } }
        }
      }
    }
    let header = try screen.find("header").frame.minY
    let row = try screen.find("row.1").frame.minY
    // When the wheel turns
    try await screen.wheel(120)
    // Then both moved
    #expect(try screen.find("header").frame.minY == header - 120)
    #expect(abs(try screen.find("row.1").frame.minY - (row - 120)) < 0.001)
    #expect(screen.counters.liveRows < 40)
  }
}
