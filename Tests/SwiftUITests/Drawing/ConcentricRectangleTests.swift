import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Concentric rectangles", .simulator(.iPhoneSE))
struct ConcentricRectangleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// The corner radii of the red shape as drawn.
  private func radii(_ screen: Screen) throws -> CornerRadii {
    for drawn in screen.fills(DisplayColor(red: 1, green: 0, blue: 0)) {
      if case .fill(.roundedRect(_, let radii, _), _) = drawn.command { return radii }
      if case .fill(.rect, _) = drawn.command { return CornerRadii(0) }
    }
    return try #require(nil)
  }

  private func page(_ shape: some Shape, padding: EdgeInsets, settings: DeviceSettings = DeviceSettings()) async
    -> Screen
  {
    await Screen(settings: settings) {
      shape.fill(Self.red).padding(padding).frame(width: 200, height: 200)
        .containerShape(RoundedRectangle(cornerRadius: 40))
    }
  }

  @Test("given a container with round corners, then corners inside are around the same centres")
  func concentric() async throws {
    let even = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    #expect(try radii(await page(ConcentricRectangle(), padding: even)) == CornerRadii(30))
    let low = EdgeInsets(top: 100, leading: 10, bottom: 10, trailing: 10)
    let lower = try radii(await page(ConcentricRectangle(corners: .concentric(minimum: 12)), padding: low))
    #expect(lower.topLeft == 12 && lower.topRight == 12 && lower.bottomLeft == 30 && lower.bottomRight == 30)
    let uniform = ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
    #expect(try radii(await page(uniform, padding: low)) == CornerRadii(30))
    let mixed = ConcentricRectangle(
      uniformTopCorners: 5, bottomLeadingCorner: .concentric, bottomTrailingCorner: .fixed(7))
    let found = try radii(await page(mixed, padding: low))
    #expect(found.topLeft == 5 && found.topRight == 5 && found.bottomLeft == 30 && found.bottomRight == 7)
  }

  @Test(
    "given a layout from right to left, then leading corners are on the right, and concentric ones where they are seen")
  func rightToLeft() async throws {
    let settings = DeviceSettings(isRightToLeft: true)
    let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 100)
    let shape = ConcentricRectangle(topLeadingCorner: .fixed(3), bottomTrailingCorner: .concentric)
    let found = try radii(await page(shape, padding: insets, settings: settings))
    #expect(found.topRight == 3 && found.bottomRight == 30 && found.topLeft == 0 && found.bottomLeft == 0)
  }

  @Test("given no container, then concentric corners are square or as round as they have to be")
  func alone() async throws {
    let screen = await Screen {
      ConcentricRectangle(corners: .concentric(minimum: 9)).fill(Self.red).frame(width: 50, height: 50)
    }
    #expect(try radii(screen) == CornerRadii(9))
  }
}
