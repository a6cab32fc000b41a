import DisplayList
import Foundation

/// A colour in CIELAB with white D65 (that of sRGB), where distances approximate perceived differences.
struct LabColor {
  var lightness: Double
  var a: Double
  var b: Double

  /// - Parameter pixel: 0xAARRGGBB, premultiplied, as in a `Bitmap`; transparent parts show white.
  init(pixel: UInt32) {
    let uncovered = 255 - pixel >> 24
    func linear(_ shift: UInt32) -> Double { Self.linear[Int(min(255, (pixel >> shift & 255) + uncovered))] }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    // sRGB's primaries (IEC 61966-2-1), each row divided by the white's coordinate.
    let x = Self.compressed((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.compressed(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.compressed((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// ΔE*ab of 1976.
  func distance(to other: LabColor) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }

  /// Linear light by sRGB value, 0 to 255.
  private static let linear: [Double] = (0...255).map {
    let value = Double($0) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func compressed(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}
