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

  /// Creates the pixels that a rectangle in device coordinates touches. Coordinates are clamped to a range that Cairo
  /// can hold.
  init(covering rect: CGRect) {
    func clamp(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -100_000), 100_000)) }
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

  /// Creates the pixels that lie wholly in a rectangle in device coordinates.
  init(inside rect: CGRect) {
    let outer = PixelRect(covering: rect)
    x = outer.x + (CGFloat(outer.x) < rect.minX - 0.001 ? 1 : 0)
    y = outer.y + (CGFloat(outer.y) < rect.minY - 0.001 ? 1 : 0)
    width = outer.maxX - (CGFloat(outer.maxX) > rect.maxX + 0.001 ? 1 : 0) - x
    height = outer.maxY - (CGFloat(outer.maxY) > rect.maxY + 0.001 ? 1 : 0) - y
  }

  /// Creates the pixels that an upright clip leaves: its edges lie between pixels, so that nothing is cut in two.
  init(clip rect: CGRect) {
    func clamp(_ value: CGFloat) -> Int { value.isNaN ? 0 : min(max(value, -100_000), 100_000).wholePixel }
    self.init(x: clamp(rect.minX), y: clamp(rect.minY), width: 0, height: 0)
    width = clamp(rect.maxX) - x
    height = clamp(rect.maxY) - y
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the area outside the other rectangle: at most four rectangles, none empty.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// How many pixels around its bounds a fragment may affect: blurs consist of whole pixels and are placed on them.
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

extension CGFloat {
  /// The nearest whole number, halves upwards. The border lies a little below one half, where no coordinate lies in
  /// practice: shapes that move by whole pixels are rounded alike in both places, whatever the last bits. Beyond a
  /// billion, where nothing is shown, it is a billion.
  var wholePixel: Int {
    let rounded = (self + 0.50137).rounded(.down)
    return rounded.magnitude < 1_000_000_000 ? Int(rounded) : rounded > 0 ? 1_000_000_000 : -1_000_000_000
  }
}

/// The coverage of a rectangle of pixels, one byte each, rows without padding.
struct Mask {
  /// The position of the top left pixel relative to the mask's own origin, in device pixels.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var coverage: [UInt8]
  /// The width and height of a mask pixel in device pixels.
  var step = 1

  /// The device pixels that it covers.
  var pixels: PixelRect { PixelRect(x: left, y: top, width: width * step, height: height * step) }

  /// Writes the coverage of device pixels from a coarse mask, each interpolated between the centres of four of its
  /// pixels.
  /// - Parameters:
  ///   - x: the first device pixel, counted from the mask's top left one; `y` likewise.
  func enlarge(
    into target: UnsafeMutablePointer<UInt8>, stride: Int, x left: Int, y top: Int, width columns: Int,
    height rows: Int
  ) {
    // A power of two, as steps are.
    let twice = 2 * step
    let shift = twice.trailingZeroBitCount
    func place(_ position: Int, _ length: Int) -> (first: Int, second: Int, part: Int) {
      let doubled = min(max(0, 2 &* position &+ 1 &- step), twice &* (length &- 1))
      let first = doubled >> shift
      return (first, min(first &+ 1, length &- 1), doubled & (twice &- 1))
    }
    var line = [Int](repeating: 0, count: width)
    coverage.withUnsafeBufferPointer { coverage in
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<rows {
          let (upper, lower, down) = place(top &+ y, height)
          for x in 0..<width {
            line[x] =
              Int(coverage[upper &* width &+ x]) &* (twice &- down) &+ Int(coverage[lower &* width &+ x]) &* down
          }
          let output = target + y * stride
          for x in 0..<columns {
            let (before, after, across) = place(left &+ x, width)
            let sum = line[before] &* (twice &- across) &+ line[after] &* across
            output[x] = UInt8(truncatingIfNeeded: (sum &+ (1 << (2 * shift - 1))) >> (2 * shift))
          }
        }
      }
    }
  }
}
