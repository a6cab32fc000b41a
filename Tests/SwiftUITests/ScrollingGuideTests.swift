import SimulatorTesting
import SwiftUI

// docs/scrolling.md shows this; DocumentationTests keeps the two in sync.
@MainActor @Suite("The guide to scrolling", .simulator(.iPhoneSE))
struct ScrollingGuideTests {
  struct FeedView: View {
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 60) } } }
    }
  }

  @Test("given a feed, when it scrolls, then its body does not run again: the example of docs/scrolling.md")
  func example() async throws {
    let screen = await Screen { FeedView() }
    let mark = screen.mark()
    try await screen.swipe(.up)
    try await screen.settle()
    #expect(mark.bodies(of: FeedView.self) == 0)
    #expect(!screen.visibleText.contains("Row 0"))
  }
}
