import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Redaction", .simulator(.iPhoneSE))
struct RedactionTests {
  /// Returns the numbers of glyph runs and pictures, and of filled shapes, that are drawn.
  private func counts(_ screen: Screen) -> (content: Int, areas: Int) {
    var counts = (0, 0)
    for drawn in screen.drawn {
      switch drawn.command {
      case .glyphs, .image: counts.0 += 1
      case .fill(.roundedRect, _), .fill(.rect, _): counts.1 += 1
      default: break
      }
    }
    return counts
  }

  private struct Card: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      VStack {
        Text(verbatim: "Name").privacySensitive()
        Text(verbatim: "Title").accessibilityIdentifier("title")
        Image(systemName: "star")
        if reasons.contains(.placeholder) { RedBox(id: "told", width: 1, height: 1) }
      }
    }
  }

  @Test("a placeholder shows bars and areas of the same sizes, and goes with its reason")
  func placeholder() async throws {
    // Given texts and a symbol
    let isLoading = Knob(false)
    let screen = await Screen {
      Turned(knob: isLoading) { Card().redacted(reason: $0 ? .placeholder : []) }
    }
    #expect(counts(screen) == (3, 0))
    let frame = try screen.frame("title")
    // When they are redacted
    isLoading.value = true
    try await screen.settle()
    // Then areas take their places, and the environment says so
    #expect(counts(screen).content == 0)
    #expect(counts(screen).areas >= 3)
    #expect(try screen.frame("title").size == frame.size)
    #expect(screen.exists("told"))
    // When the content has loaded
    isLoading.value = false
    try await screen.settle()
    // Then it is shown
    #expect(counts(screen) == (3, 0))
  }

  @Test("for privacy only what is sensitive is hidden, and unredacted content never is")
  func privacy() async throws {
    let screen = await Screen {
      VStack {
        Card()
        Card().unredacted()
      }
      .redacted(reason: .privacy)
    }
    #expect(counts(screen) == (5, 1))
  }
}
