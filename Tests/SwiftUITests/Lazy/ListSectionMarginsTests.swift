import SimulatorTesting
import SwiftUI
import Testing

/// On an SE, cards are inset 16 points from the list's edges, and content another 16 points from the cards' edges.
@MainActor @Suite("Margins of lists' sections", .simulator(.iPhoneSE))
struct ListSectionMarginsTests {
  private struct Row: View {
    let id: String
    var body: some View { Color.white.frame(height: 20).accessibilityIdentifier(id) }
  }

  @Test func `Given sections with margins of their own, then their cards are that far from the edges and from others`()
    async throws
  {
    // Given
    let screen = await Screen {
      List {
        Section { Row(id: "usual") }
        Section { Row(id: "wide") }.listSectionMargins(.horizontal, 40)
        Section { Row(id: "leading") }.listSectionMargins(.leading, 0).listSectionMargins(.top, 70)
        Section { Row(id: "last") }
      }
    }
    // Then
    let usual = try screen.frame("usual")
    #expect(usual.minX == 32 && usual.maxX == 288)
    let wide = try screen.frame("wide")
    #expect(wide.minX == 56 && wide.maxX == 264)
    let leading = try screen.frame("leading")
    #expect(leading.minX == 16 && leading.maxX == 288)
    // Rows are 44 high, their content 20.
    #expect(abs(leading.minY - wide.maxY - (12 + 70 + 12)) < 0.001)
    #expect(try abs(screen.frame("last").minY - leading.maxY - (12 + 35 + 12)) < 0.001)
  }

  @Test func `Given margins of a list, then they are those of its sections that say nothing`() async throws {
    // Given
    let screen = await Screen {
      List {
        Section { Row(id: "first") }
        Section { Row(id: "own") }.listSectionMargins(.horizontal, nil)
      }
      .listSectionMargins(.horizontal, 60)
    }
    // Then
    #expect(try screen.frame("first").minX == 76)
    #expect(try screen.frame("own").minX == 32)
  }
}
