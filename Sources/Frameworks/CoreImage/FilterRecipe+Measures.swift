import Foundation

extension FilterRecipe {
  /// Filters whose pixels are measurements.
  static let measures: [String: FilterRecipe] = [
    // Differences of CIE 1994, from 0 to 100, as Apple's documentation says.
    "CILabDeltaE": FilterRecipe(defaults: ["inputImage2": CIImage.empty()]) { filter in
      guard let image = filter.value(forKey: kCIInputImageKey) as? CIImage, let pixels = image.pixels,
        let other = filter.value(forKey: "inputImage2") as? CIImage, let others = other.pixels
      else { return nil }
      let common = image.extent.intersection(other.extent)
      guard !common.isNull, common.width >= 1, common.height >= 1 else { return nil }
      let right = (first: Int(common.minX - image.extent.minX), second: Int(common.minX - other.extent.minX))
      let down = (first: Int(image.extent.maxY - common.maxY), second: Int(other.extent.maxY - common.maxY))
      let result = Pixels(width: Int(common.width), height: Int(common.height)).redrawn { x, y in
        let pixel = pixels.at(x + right.first, y + down.first)
        let second = others.at(x + right.second, y + down.second)
        let difference = pixel == second ? 0 : LabColor(pixel).difference(from: LabColor(second))
        return SIMD4(difference, difference, difference, 1)
      }
      return CIImage(measuring: result, origin: common.origin)
    },
    "CIAreaAverage": area { pixels in pixels.reduced(.zero, +) / Float(pixels.width * pixels.height) },
    "CIAreaMaximum": area { pixels in pixels.reduced(SIMD4(repeating: -.infinity), pointwiseMax) },
    "CIAreaMinimum": area { pixels in pixels.reduced(SIMD4(repeating: .infinity), pointwiseMin) },
  ]

  /// Returns a filter whose result is one pixel, made from the pixels in a part of the image.
  private static func area(_ body: @escaping @Sendable (Pixels) -> SIMD4<Float>) -> FilterRecipe {
    FilterRecipe(defaults: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { filter in
      guard let image = filter.value(forKey: kCIInputImageKey) as? CIImage, let pixels = image.pixels else {
        return nil
      }
      let value = filter.value(forKey: kCIInputExtentKey)
      let asked = (value as? CIVector)?.cgRectValue ?? (value as? NSValue)?.cgRectValue ?? value as? CGRect
      let part = (asked ?? image.extent).integral.intersection(image.extent)
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      let (left, above) = (Int(part.minX - image.extent.minX), Int(image.extent.maxY - part.maxY))
      let cut = Pixels(width: Int(part.width), height: Int(part.height)).redrawn { pixels.at($0 + left, $1 + above) }
      return CIImage(measuring: Pixels(width: 1, height: 1).redrawn { _, _ in body(cut) })
    }
  }
}

/// A colour as lightness and two axes, from the standard's conversion of sRGB under daylight (CIE 1976).
private struct LabColor {
  let lightness: Float
  let a: Float
  let b: Float

  /// Creates a colour from a pixel: premultiplied blue, green and red, and opacity.
  init(_ pixel: SIMD4<Float>) {
    let linear = SIMD3(pixel.z, pixel.y, pixel.x).lanes {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    // Divided by the white point D65.
    let x = (linear * SIMD3(0.4124564, 0.3575761, 0.1804375)).sum() / 0.95047
    let y = (linear * SIMD3(0.2126729, 0.7151522, 0.0721750)).sum()
    let z = (linear * SIMD3(0.0193339, 0.1191920, 0.9503041)).sum() / 1.08883
    let f = SIMD3(x, y, z).lanes { $0 > 0.008856 ? pow($0, 1 / 3) : 7.787 * $0 + 16 / 116 }
    lightness = 116 * f.y - 16
    a = 500 * (f.x - f.y)
    b = 200 * (f.y - f.z)
  }

  /// Returns the difference of CIE 1994 with the weights for graphics, at most 100.
  func difference(from other: LabColor) -> Float {
    let chroma = (a * a + b * b).squareRoot()
    let otherChroma = (other.a * other.a + other.b * other.b).squareRoot()
    let (light, color) = (lightness - other.lightness, chroma - otherChroma)
    let (alongA, alongB) = (a - other.a, b - other.b)
    let hue = max(alongA * alongA + alongB * alongB - color * color, 0)
    let (byColor, byHue) = (color / (1 + 0.045 * chroma), 1 / (1 + 0.015 * chroma))
    return min((light * light + byColor * byColor + hue * byHue * byHue).squareRoot(), 100)
  }
}

extension SIMD3<Float> {
  fileprivate func lanes(_ body: (Float) -> Float) -> SIMD3 { SIMD3(body(x), body(y), body(z)) }
}
