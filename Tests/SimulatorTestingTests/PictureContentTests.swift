import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Pictures with what is around an app", .simulator(.iPhone15Pro))
struct PictureContentTests {
  private struct BareBackground: View {
    var body: some View { Color(uiColor: .systemBackground).ignoresSafeArea() }
  }

  /// Returns the number of pixels in an area, in points, that are darker, or lighter, than half.
  private func count(_ picture: Bitmap, _ area: CGRect, scale: CGFloat = 3, dark: Bool) -> Int {
    var found = 0
    for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
      for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
        guard let color = picture.color(x: x, y: y) else { continue }
        if (color.green < 0.5) == dark { found += 1 }
      }
    }
    return found
  }

  private let time = CGRect(x: 40, y: 20, width: 60, height: 24)
  private let battery = CGRect(x: 335, y: 22, width: 34, height: 20)

  @Test("A picture of the app alone has nothing of the system's")
  func appAlone() async {
    let screen = await Screen { BareBackground() }
    #expect(screen.image().pixels == screen.image(showing: .app).pixels)
    #expect(count(screen.image(), CGRect(x: 0, y: 0, width: 393, height: 852), dark: true) == 0)
  }

  @Test(
    "With the system's there are the time, the battery, the island and the home indicator; all but the island are light in the dark"
  )
  func system() async throws {
    // Given
    let screen = await Screen { BareBackground() }
    var picture = screen.image(showing: .system)
    // Then
    #expect(count(picture, time, dark: true) > 300)
    #expect(count(picture, battery, dark: true) > 300)
    #expect(picture.color(x: 590, y: 90)?.hex == "#000000")
    #expect(picture.color(x: 590, y: 30)?.hex == "#FFFFFF")
    #expect(picture.color(x: 590, y: (852 - 10) * 3)?.hex == "#000000")
    // When
    try await screen.setDarkMode(true)
    picture = screen.image(showing: .system)
    // Then
    #expect(count(picture, time, dark: false) > 300)
    #expect(picture.color(x: 590, y: 90)?.hex == "#000000")
    #expect(picture.color(x: 590, y: (852 - 10) * 3)?.hex == "#FFFFFF")
  }

  @Test("The home indicator of a phone 402 points wide is 144 by 5 points, 8 above the edge")
  func indicator() async {
    let screen = await Screen(device: .iPhone16Pro) { BareBackground() }
    let picture = screen.image(showing: .system)
    func isBlack(_ x: CGFloat, _ y: CGFloat) -> Bool { picture.color(x: Int(x * 3), y: Int(y * 3))?.hex == "#000000" }
    #expect(isBlack(130.5, 863.5) && isBlack(271.5, 863.5) && !isBlack(128.5, 863.5) && !isBlack(273.5, 863.5))
    #expect(isBlack(201, 861.5) && isBlack(201, 865.5) && !isBlack(201, 860.5) && !isBlack(201, 866.5))
  }

  @Test(
    "A phone on its side has no status bar, and its island on the left; a phone with a home button has neither island nor indicator"
  )
  func otherDevices() async throws {
    let screen = await Screen { BareBackground() }
    try await screen.rotate(to: .landscape)
    let turned = screen.image(showing: .system)
    #expect(count(turned, CGRect(x: 60, y: 0, width: 792, height: 60), dark: true) == 0)
    #expect(turned.color(x: 90, y: 590)?.hex == "#000000")
    let old = await Screen(device: .iPhoneSE3) { BareBackground() }
    let picture = old.image(showing: .system)
    #expect(count(picture, CGRect(x: 160, y: 2, width: 55, height: 17), scale: 2, dark: true) > 60)
    #expect(count(picture, CGRect(x: 0, y: 20, width: 375, height: 647), scale: 2, dark: true) == 0)
  }

  @Test("A view that hides the status bar or the system's overlays has them away, and the island stays")
  func hidden() async {
    let screen = await Screen { BareBackground().statusBarHidden().persistentSystemOverlays(.hidden) }
    let picture = screen.image(showing: .system)
    #expect(count(picture, time, dark: true) == 0)
    #expect(count(picture, battery, dark: true) == 0)
    #expect(picture.color(x: 590, y: (852 - 10) * 3)?.hex == "#FFFFFF")
    #expect(picture.color(x: 590, y: 90)?.hex == "#000000")
  }

  @Test("With the device around it a picture is larger by its edge, and nothing is outside the round corners")
  func frame() async throws {
    let screen = await Screen { Color.red.ignoresSafeArea() }
    let picture = screen.image(showing: .device)
    // The edge is 12 points, and the buttons protrude by 3.
    #expect(picture.width == (393 + 30) * 3)
    #expect(picture.height == (852 + 30) * 3)
    #expect(picture.color(x: 5, y: 5)?.alpha == 0)
    #expect(picture.color(x: 620, y: 28)?.hex == "#050505")
    #expect(picture.color(x: 620, y: 700)?.hex == "#FF3B30")
    // The device covers the corner of the screen.
    #expect(picture.color(x: 15 * 3 + 9, y: 15 * 3 + 9)?.hex != "#FF3B30")
    // The picture contains what the system draws.
    let inner = screen.image(showing: .system)
    for (x, y) in [(590, 90), (200, 95), (1050, 95), (590, 2520), (500, 1200)] {
      #expect(picture.color(x: x + 45, y: y + 45)?.hex == inner.color(x: x, y: y)?.hex)
    }
  }

  @Test("A picture of the screen is as wide as the screen, and one with the device as wide as the device")
  func scale() async {
    let screen = await Screen { BareBackground() }
    #expect(screen.image(scale: 1).width == 393)
    #expect(screen.image(scale: 1, showing: .device).width == 423)
  }
}
