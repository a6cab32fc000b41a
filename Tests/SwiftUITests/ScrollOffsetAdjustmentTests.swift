import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Changes that leave the offset as it is", .simulator(.iPhoneSE))
struct ScrollOffsetAdjustmentTests {
  struct EagerRows: View {
    @ObservedObject var rows: Knob<[Int]>
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(rows.value, id: \.self) { blueRow($0) }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test func `Given scrolled content, when rows come above, then what is seen stays unless the change says otherwise`()
    async throws
  {
    // Given
    let rows = Knob(Array(0..<30))
    let screen = await Screen { EagerRows(rows: rows) }
    try await screen.wheel(1_000)
    let offset = try screen.scrollOffset(of: "scroll").y
    let before = try screen.frame("row.10").minY
    // When
    rows.value.insert(100, at: 0)
    try await screen.settle()
    // Then
    #expect(try screen.frame("row.10").minY == before)
    #expect(try screen.scrollOffset(of: "scroll").y == offset + 100)
    // When
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { rows.value.insert(101, at: 0) }
    try await screen.settle()
    // Then
    #expect(try screen.frame("row.10").minY == before + 100)
    #expect(try screen.scrollOffset(of: "scroll").y == offset + 100)
    // When
    rows.value.insert(102, at: 0)
    try await screen.settle()
    // Then
    #expect(try screen.frame("row.10").minY == before + 100)
  }
}
