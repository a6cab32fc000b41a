import DisplayList
import Foundation

extension Bitmap {
  /// Returns the same shape in one colour: the colour with each pixel's opacity.
  func filled(with color: DisplayColor) -> Bitmap {
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let alpha = min(max(color.alpha, 0), 1)
    // Premultiplied, in the pixels' order: blue, green, red, alpha.
    let ink = [byte(color.blue * alpha), byte(color.green * alpha), byte(color.red * alpha), byte(alpha)]
    var filled = pixels
    filled.withUnsafeMutableBytes { bytes in
      for pixel in stride(from: 0, to: bytes.count - 3, by: 4) {
        let coverage = UInt32(bytes[pixel + 3])
        for channel in 0..<4 { bytes[pixel + channel] = UInt8((ink[channel] * coverage + 127) / 255) }
      }
    }
    return Bitmap(width: width, height: height, pixels: filled)
  }
}
