import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Looks of rows with backgrounds", .simulator(.iPhone15Pro))
struct RowBackgroundLooksTests {
  @Test
  func `Given a background of a section, then it is behind its rows and not behind its header`() async throws {
    // Given
    let screen = await Screen {
      List {
        Section("Header") {
          Text("One")
          Text("Two")
        }
        .listRowBackground(Color.green)
      }
    }
    try await screen.settle()
    // Then
    let (header, row) = (try screen.find(.role(.header)).frame, try screen.find(.label("One")).frame)
    #expect(screen.rgb(at: CGPoint(x: 300, y: header.midY)) == [242, 242, 247])
    #expect(screen.rgb(at: CGPoint(x: 300, y: row.midY)) == [52, 199, 89])
  }

  @Test
  func `Given rows with a background, then the lines between them lie above it`() async throws {
    // Given
    let screen = await Screen {
      List {
        Text("One").listRowBackground(Color.green)
        Text("Two").listRowBackground(Color.green)
      }
      .listStyle(.plain)
    }
    try await screen.settle()
    // Then
    let (one, two) = (try screen.find(.label("One")).frame, try screen.find(.label("Two")).frame)
    let middle = (one.midY + two.midY) / 2
    let colors = stride(from: middle - 1, through: middle + 1, by: 1 / 3).map {
      screen.rgb(at: CGPoint(x: 300, y: $0))
    }
    #expect(colors.contains { $0 != [52, 199, 89] }, "\(colors)")
  }
}
