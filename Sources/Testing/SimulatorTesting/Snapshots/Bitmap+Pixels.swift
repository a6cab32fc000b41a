import DisplayList
import Foundation
import Rasterizer

extension Bitmap {
  /// Returns the colour of a pixel, counted from the top left; nil outside the image.
  public func color(x: Int, y: Int) -> DisplayColor? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = pixels.startIndex + (y * width + x) * 4
    let alpha = Float(pixels[start + 3]) / 255
    if alpha == 0 { return .clear }
    func straight(_ index: Int) -> Float { min(1, Float(pixels[start + index]) / 255 / alpha) }
    return DisplayColor(red: straight(2), green: straight(1), blue: straight(0), alpha: alpha)
  }

  /// Writes the image as a PNG file; the folder must exist.
  public func write(png path: String) throws { try ImageEncoder.png(self).write(to: URL(filePath: path)) }
}

extension DisplayColor {
  /// `#RRGGBB`, followed by two digits of alpha if it is not opaque.
  public var hex: String {
    let components = alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + components.map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
  }
}
