import DisplayList
import Foundation
import SimulatorTesting

/// A picture of a screen, for many queries of its pixels.
@MainActor
struct ScreenPicture {
  private let picture: Bitmap
  private let scale: CGFloat

  init(_ screen: Screen) {
    picture = screen.image()
    scale = screen.simulator.displayList.scale
  }

  /// Returns the colour at a point of the screen: red, green and blue from 0 to 255; empty outside.
  func rgb(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    let color = picture.color(x: Int(x * scale), y: Int(y * scale))
    return color.map { color in [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } } ?? []
  }

  /// Returns the first and the last x of the pixels in an area that are darker than `limit`.
  func darkColumns(in area: CGRect, below limit: Int = 128) -> ClosedRange<CGFloat>? {
    let step = 1 / scale
    let dark = stride(from: area.minX, to: area.maxX, by: step).filter { x in
      stride(from: area.minY, to: area.maxY, by: step).contains { (rgb(x, $0).first ?? 255) < limit }
    }
    guard let first = dark.first, let last = dark.last else { return nil }
    return first...last
  }
}
