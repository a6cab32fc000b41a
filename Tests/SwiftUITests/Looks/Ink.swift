import DisplayList
import Foundation
import SimulatorTesting

/// A picture of a phone with three pixels per point, for measuring drawn content.
@MainActor
struct Ink {
  private let picture: Bitmap
  private static let scale: CGFloat = 3

  init(_ screen: Screen) { picture = screen.image() }

  /// The colour at a point: red, green and blue from 0 to 255.
  func rgb(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    let color = picture.color(x: Int(x * Self.scale), y: Int(y * Self.scale))
    return color.map { color in [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } } ?? []
  }

  /// Calls `body` with each pixel of an area and its colour distance from the area's top left corner.
  private func forEachPixel(in area: CGRect, _ body: (_ x: Int, _ y: Int, _ difference: Int) -> Void) {
    let (left, top) = (Int(area.minX * Self.scale), Int(area.minY * Self.scale))
    let (right, bottom) = (Int(area.maxX * Self.scale), Int(area.maxY * Self.scale))
    picture.pixels.withUnsafeBytes { bytes in
      let ground = (top * picture.width + left) * 4
      for y in top..<bottom {
        for x in left..<right {
          let start = (y * picture.width + x) * 4
          var difference = 0
          for part in 0..<3 { difference = max(difference, abs(Int(bytes[start + part]) - Int(bytes[ground + part]))) }
          body(x, y, difference)
        }
      }
    }
  }

  /// Returns the bounds of all drawn content in an area: pixels more than `difference` from the colour at its top left
  /// corner.
  func box(in area: CGRect, difference: Int = 24) -> CGRect {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    forEachPixel(in: area) { x, y, found in
      guard found > difference else { return }
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
    }
    guard right > left else { return .zero }
    func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / Self.scale }
    return CGRect(x: points(left), y: points(top), width: points(right - left), height: points(bottom - top))
  }

  /// Returns the colour in an area that differs most from the one at its top left corner.
  func strongest(in area: CGRect) -> [Int] {
    var (most, place) = (-1, (x: 0, y: 0))
    forEachPixel(in: area) { x, y, found in if found > most { (most, place) = (found, (x, y)) } }
    return rgb((CGFloat(place.x) + 0.5) / Self.scale, (CGFloat(place.y) + 0.5) / Self.scale)
  }
}

/// Whether two lengths are practically equal: a phone's pixels are a third of a point.
func isNear(_ value: CGFloat, _ expected: CGFloat, pixels: CGFloat = 1) -> Bool {
  abs(value - expected) <= pixels / 3 + 0.01
}

/// Whether two colours are practically equal.
func isNear(_ color: [Int], _ expected: [Int], _ distance: Int = 1) -> Bool {
  color.count == expected.count && zip(color, expected).allSatisfy { abs($0 - $1) <= distance }
}
