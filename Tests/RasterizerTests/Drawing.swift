import DisplayList
import Foundation

@testable import Rasterizer

/// A pixel with its alpha, premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
  static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  func isClose(to other: Pixel, within tolerance: Int = 2) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
      && abs(alpha - other.alpha) <= tolerance
  }
}

extension Bitmap {
  subscript(x: Int, y: Int) -> Pixel {
    let start = pixels.startIndex + (y * width + x) * 4
    return Pixel(
      red: Int(pixels[start + 2]), green: Int(pixels[start + 1]), blue: Int(pixels[start]),
      alpha: Int(pixels[start + 3]))
  }

  /// Returns the number of pixels in a row that are not white.
  func inkedPixels(inRow y: Int) -> Int { (0..<width).count { self[$0, y] != .white } }

  /// The mean darkness of all pixels; 0 for white.
  var ink: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += 255 - self[x, y].green } }
    return Double(sum) / Double(width * height)
  }
}

extension DisplayColor {
  static let red = DisplayColor(red: 1, green: 0, blue: 0)
  static let green = DisplayColor(red: 0, green: 1, blue: 0)
  static let blue = DisplayColor(red: 0, green: 0, blue: 1)
}

extension Paint {
  static let red = Paint.color(.red)
  static let blue = Paint.color(.blue)
  static let black = Paint.color(.black)
}

/// Returns a fragment with a unique key.
@MainActor
func fragment(
  at offset: CGPoint = .zero, key: UInt64 = 0, version: UInt64 = 1, effects: Fragment.Effects = .none,
  _ commands: [DrawCommand], children: [Fragment] = []
) -> Fragment {
  Fragment(
    key: FragmentKey(rawValue: key), version: version, offset: offset, size: .zero, effects: effects,
    commands: commands,
    children: children)
}

/// Draws on a white picture of 40 x 40 points.
@MainActor
func render(
  _ root: Fragment, size: CGFloat = 40, scale: CGFloat = 1, background: DisplayColor = .white,
  with rasterizer: Rasterizer = Rasterizer()
) -> Bitmap {
  rasterizer.render(
    DisplayList(size: CGSize(width: size, height: size), scale: scale, background: background, root: root))
}

@MainActor
func render(_ commands: DrawCommand..., scale: CGFloat = 1) -> Bitmap { render(fragment(commands), scale: scale) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
