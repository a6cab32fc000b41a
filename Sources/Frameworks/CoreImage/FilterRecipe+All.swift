import DisplayList
import Foundation

extension FilterRecipe {
  private static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

  private static func gray(_ color: SIMD3<Float>) -> Float { (color * luminance).sum() }

  private static func rows(_ red: SIMD3<Float>, _ green: SIMD3<Float>, _ blue: SIMD3<Float>)
    -> @Sendable (SIMD3<Float>) -> SIMD3<Float>
  {
    { SIMD3(($0 * red).sum(), ($0 * green).sum(), ($0 * blue).sum()) }
  }

  private static let sepia = rows(
    SIMD3(0.393, 0.769, 0.189), SIMD3(0.349, 0.686, 0.168), SIMD3(0.272, 0.534, 0.131))

  private static func mixed(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ share: Float) -> SIMD3<Float> {
    a + (b - a) * share
  }

  /// By the system's names.
  static let all: [String: FilterRecipe] = [
    "CISepiaTone": colors([kCIInputIntensityKey: 1]) { filter in
      let share = filter.number(kCIInputIntensityKey)
      return { mixed($0, sepia($0), share) }
    },
    "CIColorInvert": colors { _ in { 1 - $0 } },
    "CIPhotoEffectMono": colors { _ in { SIMD3(repeating: gray($0)) } },
    "CIPhotoEffectTonal": colors { _ in { SIMD3(repeating: gray($0) * 0.9 + 0.05) } },
    "CIPhotoEffectNoir": colors { _ in { SIMD3(repeating: (gray($0) - 0.5) * 1.4 + 0.5) } },
    "CIColorControls": colors([
      kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1,
    ]) { filter in
      let (saturation, brightness) = (filter.number(kCIInputSaturationKey), filter.number(kCIInputBrightnessKey))
      let contrast = filter.number(kCIInputContrastKey)
      return { color in
        let colorful = mixed(SIMD3(repeating: gray(color)), color, saturation)
        return (colorful + brightness - 0.5) * contrast + 0.5
      }
    },
    "CIExposureAdjust": colors([kCIInputEVKey: 0]) { filter in
      // Twice the light for each step, which is not twice the number.
      let factor = pow(2, filter.number(kCIInputEVKey) / 2.2)
      return { $0 * factor }
    },
    "CIHueAdjust": colors([kCIInputAngleKey: 0]) { filter in
      let (c, s) = (cos(filter.number(kCIInputAngleKey)), sin(filter.number(kCIInputAngleKey)))
      let (r, g, b) = (luminance.x, luminance.y, luminance.z)
      return rows(
        SIMD3(r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
        SIMD3(r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283),
        SIMD3(r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b))
    },
    "CIVibrance": colors(["inputAmount": 0]) { filter in
      let amount = filter.number("inputAmount")
      return { color in
        let spread = color.max() - color.min()
        return mixed(SIMD3(repeating: gray(color)), color, 1 + amount * (1 - spread))
      }
    },
    "CIGaussianBlur": pixels([kCIInputRadiusKey: Float(10)]) { filter, pixels in
      pixels.blurred(sigma: min(filter.number(kCIInputRadiusKey), 200))
    },
    "CIUnsharpMask": pixels([kCIInputRadiusKey: Float(2.5), kCIInputIntensityKey: Float(0.5)]) { filter, pixels in
      let (soft, margin) = pixels.blurred(sigma: min(filter.number(kCIInputRadiusKey), 200))
      let intensity = filter.number(kCIInputIntensityKey)
      var result = pixels
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let value = pixels[x, y] + (pixels[x, y] - soft[x + margin, y + margin]) * intensity
          result[x, y] = SIMD4(value.x, value.y, value.z, pixels[x, y].w)
        }
      }
      return (result, 0)
    },
    "CIPixellate": pixels([kCIInputScaleKey: Float(8)]) { filter, pixels in
      let side = max(1, Int(filter.number(kCIInputScaleKey)))
      var result = pixels
      for top in stride(from: 0, to: pixels.height, by: side) {
        for left in stride(from: 0, to: pixels.width, by: side) {
          let (rows, columns) = (top..<min(top + side, pixels.height), left..<min(left + side, pixels.width))
          var sum = SIMD4<Float>.zero
          for y in rows { for x in columns { sum += pixels[x, y] } }
          sum /= Float(rows.count * columns.count)
          for y in rows { for x in columns { result[x, y] = sum } }
        }
      }
      return (result, 0)
    },
    "CIEdges": pixels([kCIInputIntensityKey: Float(1)]) { filter, pixels in
      let intensity = filter.number(kCIInputIntensityKey)
      var result = pixels
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let across = pixels.inside(x + 1, y) - pixels.inside(x - 1, y)
          let down = pixels.inside(x, y + 1) - pixels.inside(x, y - 1)
          let edge = ((across * across + down * down).squareRoot()) * intensity
          result[x, y] = SIMD4(edge.x, edge.y, edge.z, pixels[x, y].w)
        }
      }
      return (result, 0)
    },
    "CIVignette": pixels([kCIInputIntensityKey: Float(0), kCIInputRadiusKey: Float(1)]) { filter, pixels in
      let (intensity, radius) = (filter.number(kCIInputIntensityKey), max(filter.number(kCIInputRadiusKey), 0.01))
      var result = pixels
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let across = (Float(x) + 0.5) / Float(pixels.width) * 2 - 1
          let down = (Float(y) + 0.5) / Float(pixels.height) * 2 - 1
          let light = max(0, 1 - intensity * (across * across + down * down) / (2 * radius))
          let value = pixels[x, y]
          result[x, y] = SIMD4(value.x * light, value.y * light, value.z * light, value.w)
        }
      }
      return (result, 0)
    },
    "CIQRCodeGenerator": FilterRecipe(
      defaults: ["inputMessage": Data(), "inputCorrectionLevel": "M"], generates: true,
      make: { filter in
        guard let message = filter.value(forKey: "inputMessage") as? Data,
          let level = (filter.value(forKey: "inputCorrectionLevel") as? String)?.first,
          let code = QRCode(message, level: level)
        else { return nil }
        // One module of white on each side.
        var pixels = Pixels(width: code.side + 2, height: code.side + 2)
        for y in 0..<pixels.height {
          for x in 0..<pixels.width {
            let isInside = (1...code.side).contains(x) && (1...code.side).contains(y)
            let isDark = isInside && code.isDark(x - 1, y - 1)
            pixels[x, y] = isDark ? SIMD4(0, 0, 0, 1) : .one
          }
        }
        return CIImage(pixels.bitmap, isCrisp: true)
      }),
  ]
}
