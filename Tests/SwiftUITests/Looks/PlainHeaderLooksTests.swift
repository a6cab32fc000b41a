import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Looks of headers of plain lists", .simulator(.iPhone15Pro))
struct PlainHeaderLooksTests {
  private struct PlainSections: View {
    var body: some View {
      List {
        ForEach(0..<4) { section in
          Section("Section \(section)") {
            ForEach(0..<8) { row in Text("Row \(section) \(row)").listRowBackground(Color.red) }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  @Test
  func
    `Given headers among the rows, then nothing is behind them, and behind one that stays there is a bar's material`()
    async throws
  {
    // Given
    let screen = await Screen { PlainSections() }
    let top = try screen.find(.label("Section 0")).frame
    #expect(screen.rgb(at: CGPoint(x: 300, y: top.midY)) == [255, 255, 255])
    // When the rows scroll under the first header
    try await screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    try await screen.settle()
    // Then the header stays in place, and red shines through it
    let pinned = try screen.find(.label("Section 0")).frame
    #expect(isNear(pinned.minY, top.minY))
    let ground = screen.rgb(at: CGPoint(x: 300, y: pinned.midY))
    #expect(ground[0] > 240 && (150..<250).contains(ground[1]), "\(ground)")
    // The next header, at its natural position, has no background
    let next = try screen.find(.label("Section 1")).frame
    #expect(screen.rgb(at: CGPoint(x: 300, y: next.midY)) == [255, 255, 255])
  }
}
