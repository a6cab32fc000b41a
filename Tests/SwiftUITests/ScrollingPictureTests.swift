import Rasterizer
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Pictures of the documentation", .simulator(.iPhoneSE))
struct ScrollingPictureTests {
  @Test("given the figure of docs/scrolling.md, then the picture there is what the product draws now")
  func scrolling() async throws {
    let device = Device(
      id: "page", name: "Page", size: CGSize(width: 620, height: 650), scale: 2, safeArea: .init(), cornerRadius: 0)
    let screen = await Screen(device: device) {
      ScrollingPicture().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background(.white)
    }
    let drawn = ImageEncoder.png(screen.image())
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/images/scrolling.png")
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil { try drawn.write(to: file) }
    #expect(
      try Data(contentsOf: file) == drawn,
      "docs/images/scrolling.png is stale: RECORD_PICTURES=1 swift test --filter ScrollingPictureTests makes it anew.")
  }

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
