import Foundation

extension FilterRecipe {
  static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

  static func gray(_ color: SIMD3<Float>) -> Float { (color * luminance).sum() }

  static func rows(_ red: SIMD3<Float>, _ green: SIMD3<Float>, _ blue: SIMD3<Float>)
    -> @Sendable (SIMD3<Float>) -> SIMD3<Float>
  {
    { SIMD3(($0 * red).sum(), ($0 * green).sum(), ($0 * blue).sum()) }
  }

  private static let sepia = rows(
    SIMD3(0.393, 0.769, 0.189), SIMD3(0.349, 0.686, 0.168), SIMD3(0.272, 0.534, 0.131))

  static func mixed(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ share: Float) -> SIMD3<Float> {
    a + (b - a) * share
  }

  /// Returns a film look.
  private static func film(saturation: Float, contrast: Float, light: SIMD3<Float> = .zero) -> FilterRecipe {
    colors { _ in { (mixed(SIMD3(repeating: gray($0)), $0, saturation) - 0.5) * contrast + 0.5 + light } }
  }

  /// Filters that do not use neighbouring pixels.
  static let colorFilters: [String: FilterRecipe] = [
    "CISepiaTone": colors([kCIInputIntensityKey: Float(1)]) { filter in
      let share = filter.number(kCIInputIntensityKey)
      return { mixed($0, sepia($0), share) }
    },
    "CIColorInvert": colors { _ in { 1 - $0 } },
    "CIPhotoEffectMono": colors { _ in { SIMD3(repeating: gray($0)) } },
    "CIPhotoEffectTonal": colors { _ in { SIMD3(repeating: gray($0) * 0.9 + 0.05) } },
    "CIPhotoEffectChrome": film(saturation: 1.2, contrast: 1.15),
    "CIPhotoEffectFade": film(saturation: 0.7, contrast: 0.8, light: SIMD3(0.04, 0.04, 0.05)),
    "CIPhotoEffectInstant": film(saturation: 0.75, contrast: 0.9, light: SIMD3(0.05, 0.03, -0.02)),
    "CIPhotoEffectProcess": film(saturation: 0.95, contrast: 1.05, light: SIMD3(-0.03, 0.02, 0.05)),
    "CIPhotoEffectTransfer": film(saturation: 0.95, contrast: 0.95, light: SIMD3(0.07, 0.02, -0.04)),
    "CIColorMonochrome": colors([
      kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: Float(1),
    ]) { filter in
      let (color, share) = (filter.color(kCIInputColorKey), filter.number(kCIInputIntensityKey))
      return { mixed($0, color * gray($0), share) }
    },
    "CIFalseColor": colors([
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ]) { filter in
      let (dark, light) = (filter.color("inputColor0"), filter.color("inputColor1"))
      return { mixed(dark, light, gray($0)) }
    },
    "CIGammaAdjust": colors(["inputPower": Float(1)]) { filter in
      let power = filter.number("inputPower")
      return { SIMD3(pow($0.x, power), pow($0.y, power), pow($0.z, power)) }
    },
    "CIColorPosterize": colors(["inputLevels": Float(6)]) { filter in
      let levels = max(filter.number("inputLevels").rounded(), 2)
      return {
        ($0 * levels).rounded(.down).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: levels - 1)) / (levels - 1)
      }
    },
    "CIPhotoEffectNoir": colors { _ in { SIMD3(repeating: (gray($0) - 0.5) * 1.4 + 0.5) } },
    "CIColorControls": colors([
      kCIInputSaturationKey: Float(1), kCIInputBrightnessKey: Float(0), kCIInputContrastKey: Float(1),
    ]) { filter in
      let (saturation, brightness) = (filter.number(kCIInputSaturationKey), filter.number(kCIInputBrightnessKey))
      let contrast = filter.number(kCIInputContrastKey)
      return { color in
        let colorful = mixed(SIMD3(repeating: gray(color)), color, saturation)
        return (colorful + brightness - 0.5) * contrast + 0.5
      }
    },
    "CIExposureAdjust": colors([kCIInputEVKey: Float(0)]) { filter in
      // Each stop doubles the light, which does not double the value.
      let factor = pow(2, filter.number(kCIInputEVKey) / 2.2)
      return { $0 * factor }
    },
    "CIHueAdjust": colors([kCIInputAngleKey: Float(0)]) { filter in
      let (c, s) = (cos(filter.number(kCIInputAngleKey)), sin(filter.number(kCIInputAngleKey)))
      let (r, g, b) = (luminance.x, luminance.y, luminance.z)
      return rows(
        SIMD3(r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
        SIMD3(r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283),
        SIMD3(r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b))
    },
    "CIVibrance": colors(["inputAmount": Float(0)]) { filter in
      let amount = filter.number("inputAmount")
      return { color in
        let spread = color.max() - color.min()
        return mixed(SIMD3(repeating: gray(color)), color, 1 + amount * (1 - spread))
      }
    },
  ]
}
