import Foundation

/// Whole device pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that a rectangle in device coordinates touches. Coordinates are kept in a range that Cairo can hold.
  init(covering rect: CGRect) {
    func clamp(_ value: CGFloat) -> Int { Int(min(max(value, -100_000), 100_000)) }
    x = clamp((rect.minX + 0.001).rounded(.down))
    y = clamp((rect.minY + 0.001).rounded(.down))
    width = clamp((rect.maxX - 0.001).rounded(.up)) - x
    height = clamp((rect.maxY - 0.001).rounded(.up)) - y
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// How many pixels around its bounds a fragment may touch: blurs are made of whole pixels and placed on them.
  static let margin = 4

  var area: Int { isEmpty ? 0 : width * height }

  func offsetBy(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

  func scaled(by factor: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) * factor, y: CGFloat(y) * factor, width: CGFloat(width) * factor, height: CGFloat(height) * factor)
  }

  func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}

/// Coverage of a rectangle of pixels, one byte each, rows without padding.
struct Mask {
  /// Where the top left pixel lies relative to the mask's own origin.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var coverage: [UInt8]
}
