import Foundation

extension FilterRecipe {
  /// Returns a black-and-white halftone: `pattern` returns the brightness of the screen at a point, in units of its
  /// width.
  private static func screen(_ pattern: @escaping @Sendable (SIMD2<Float>) -> Float) -> FilterRecipe {
    placed([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputAngleKey: Float(0), kCIInputWidthKey: Float(6),
      kCIInputSharpnessKey: Float(0.7),
    ]) { filter, pixels, center in
      let (angle, width) = (filter.number(kCIInputAngleKey), max(filter.number(kCIInputWidthKey), 1))
      let softness = max(1 - filter.number(kCIInputSharpnessKey), 0.01)
      let (c, s) = (cos(angle), sin(angle))
      return pixels.redrawn { x, y in
        let place = (SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center) / width
        let opacity = pixels[x, y].w
        guard opacity > 0 else { return .zero }
        let light = (pixels[x, y] * Pixels.luminance).sum() / opacity
        let raster = pattern(SIMD2(place.x * c - place.y * s, place.x * s + place.y * c))
        let value = min(max((light + raster - 1) / softness + 0.5, 0), 1) * opacity
        return SIMD4(value, value, value, opacity)
      }
    }
  }

  /// Halftone filters.
  static let screens: [String: FilterRecipe] = [
    "CIDotScreen": screen { 0.5 + 0.25 * (cos(2 * .pi * $0.x) + cos(2 * .pi * $0.y)) },
    "CILineScreen": screen { 0.5 + 0.5 * cos(2 * .pi * $0.y) },
  ]

  /// Returns an image distorted within a circle: `source` returns the source of a point, relative to the centre and in
  /// radii.
  private static func bent(
    _ defaults: [String: any Sendable], _ source: @escaping @Sendable (CIFilter, SIMD2<Float>) -> SIMD2<Float>
  ) -> FilterRecipe {
    let circle: [String: any Sendable] = [
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: Float(300),
    ]
    return placed(circle.merging(defaults) { $1 }) { filter, pixels, center in
      let radius = max(filter.number(kCIInputRadiusKey), 1)
      return pixels.redrawn { x, y in
        let place = (SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center) / radius
        guard (place * place).sum() < 1 else { return pixels[x, y] }
        let from = center + source(filter, place) * radius
        guard from.x >= 0, from.y >= 0, from.x <= Float(pixels.width), from.y <= Float(pixels.height) else {
          return .zero
        }
        return pixels.mixed(CGFloat(from.x), CGFloat(from.y))
      }
    }
  }

  /// Distortion filters.
  static let distortions: [String: FilterRecipe] = [
    "CITwirlDistortion": bent([kCIInputAngleKey: Float.pi]) { filter, place in
      let rest = 1 - (place * place).sum().squareRoot()
      let angle = filter.number(kCIInputAngleKey) * rest * rest
      let (c, s) = (cos(angle), sin(angle))
      return SIMD2(place.x * c - place.y * s, place.x * s + place.y * c)
    },
    "CIBumpDistortion": bent([kCIInputScaleKey: Float(0.5)]) { filter, place in
      let rest = 1 - (place * place).sum()
      return place * (1 - filter.number(kCIInputScaleKey) * rest * rest)
    },
  ]
}
