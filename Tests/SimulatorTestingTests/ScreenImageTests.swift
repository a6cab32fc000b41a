import DisplayList
import Rasterizer
import SimulatorTesting
import SwiftUI

@Suite("Pictures of a screen", .simulator(.iPhoneSE))
@MainActor
struct ScreenImageTests {
  private func screen() async -> Screen {
    await Screen {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 30).accessibilityElement().accessibilityIdentifier("red")
        Color.green.frame(width: 50, height: 30).accessibilityElement().accessibilityIdentifier("green")
        Color.blue.frame(width: 50, height: 30).offset(x: 1000).accessibilityElement().accessibilityIdentifier("away")
      }
    }
  }

  @Test("given coloured boxes, when one is pictured, then it is all of it and nothing else, in any scale")
  func part() async throws {
    let screen = await screen()
    let red = try screen.image(of: "red")
    #expect((red.width, red.height) == (100, 60))
    let colors = [(0, 0), (99, 0), (0, 59), (99, 59)].compactMap { red.color(x: $0, y: $1)?.hex }
    #expect(colors == Array(repeating: "#FF3B30", count: 4))
    let small = try screen.image(of: "green", scale: 0.5)
    #expect((small.width, small.height) == (25, 15))
    #expect(small.color(x: 12, y: 7)?.hex == "#34C759")
    #expect((screen.image(scale: 1).width, screen.image(scale: 1).height) == (320, 568))
  }

  @Test("given a point, when its colour is asked for, then it is that of the pixel there, and none outside")
  func color() async throws {
    let screen = await screen()
    let frame = try screen.find("red").frame
    #expect(screen.color(at: CGPoint(x: frame.maxX - 0.3, y: frame.midY))?.hex == "#FF3B30")
    #expect(screen.color(at: CGPoint(x: frame.maxX + 0.3, y: frame.midY))?.hex == "#34C759")
    #expect(screen.color(at: CGPoint(x: 0, y: 0))?.hex == "#FFFFFF")
    #expect(screen.color(at: CGPoint(x: 320, y: 0)) == nil)
    #expect(screen.image().color(x: 640, y: 0) == nil)
  }

  @Test("given an element off the screen, when it is pictured, then the error says where it is")
  func offScreen() async throws {
    let screen = await Screen {
      Color.red.frame(width: 50, height: 30).accessibilityElement().accessibilityIdentifier("away").offset(x: 1000)
    }
    let error = #expect(throws: SnapshotError.self) { _ = try screen.image(of: "away") }
    #expect(try #require(error).description.contains("is not on the screen: it is at (1135, "))
  }

  @Test("given a picture, when it is written as a PNG, then reading it gives the same pixels")
  func file() async throws {
    let folder = try ScratchFolder()
    let image = try await screen().image(of: "red")
    let path = folder.url.appending(path: "red.png").path
    try image.write(png: path)
    #expect(try ImageDecoder.decode(folder.data("red.png")).pixels == image.pixels)
  }
}
