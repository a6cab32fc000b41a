import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("The picture of docs/scrolling.md", .simulator(.iPhoneSE))
struct ScrollingPictureTests {
  @Test("given the figure of docs/scrolling.md, then the file is what the product draws now")
  func scrolling() async throws {
    let device = Device(
      id: "page", name: "Page", size: CGSize(width: 620, height: 650), scale: 2, safeArea: .init(), cornerRadius: 0)
    let screen = await Screen(device: device) {
      ScrollingPicture().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background(.white)
    }
    try PictureFile(name: "scrolling.png").expect(screen.image())
  }
}
