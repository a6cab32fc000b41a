import Foundation

extension FilterRecipe {
  /// Filters that mix each pixel with its neighbours.
  static let blurs: [String: FilterRecipe] = [
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
    "CISharpenLuminance": pixels([kCIInputRadiusKey: Float(1.69), kCIInputSharpnessKey: Float(0.4)]) { filter, pixels in
      let (soft, margin) = pixels.blurred(sigma: min(filter.number(kCIInputRadiusKey), 200))
      let sharpness = filter.number(kCIInputSharpnessKey)
      let result = pixels.redrawn { x, y in
        let value = pixels[x, y]
        let change = ((value - soft[x + margin, y + margin]) * Pixels.luminance).sum() * sharpness
        return SIMD4(value.x + change, value.y + change, value.z + change, value.w)
      }
      return (result, 0)
    },
    "CIBoxBlur": pixels([kCIInputRadiusKey: Float(10)]) { filter, pixels in
      let radius = Int(min(max(filter.number(kCIInputRadiusKey), 0), 200).rounded())
      return (pixels.averaged(radius), radius)
    },
    "CIMotionBlur": pixels([kCIInputRadiusKey: Float(20), kCIInputAngleKey: Float(0)]) { filter, pixels in
      let radius = Int(min(max(filter.number(kCIInputRadiusKey), 0), 200).rounded())
      let angle = CGFloat(filter.number(kCIInputAngleKey))
      let step = CGPoint(x: cos(angle), y: -sin(angle))
      let canvas = Pixels(width: pixels.width + 2 * radius, height: pixels.height + 2 * radius)
      let result = canvas.redrawn { x, y in
        var sum = SIMD4<Float>.zero
        for distance in -radius...radius {
          let place = CGPoint(x: CGFloat(x - radius) + 0.5, y: CGFloat(y - radius) + 0.5)
          sum += pixels.nearest(place.x + step.x * CGFloat(distance), place.y + step.y * CGFloat(distance))
        }
        return sum / Float(2 * radius + 1)
      }
      return (result, radius)
    },
    "CIBloom": pixels([kCIInputRadiusKey: Float(10), kCIInputIntensityKey: Float(0.5)]) { filter, pixels in
      let (soft, margin) = pixels.blurred(sigma: min(filter.number(kCIInputRadiusKey), 200))
      let intensity = filter.number(kCIInputIntensityKey)
      let result = soft.redrawn { x, y in
        let (own, glow) = (pixels.at(x - margin, y - margin), soft[x, y])
        return own + (glow - own * glow) * intensity
      }
      return (result, margin)
    },
    "CIGloom": pixels([kCIInputRadiusKey: Float(10), kCIInputIntensityKey: Float(0.5)]) { filter, pixels in
      let (soft, margin) = pixels.blurred(sigma: min(filter.number(kCIInputRadiusKey), 200))
      let intensity = filter.number(kCIInputIntensityKey)
      let result = pixels.redrawn { x, y in
        let own = pixels[x, y]
        let dull = pointwiseMin(own, soft[x + margin, y + margin])
        let mixed = own + (dull - own) * intensity
        return SIMD4(mixed.x, mixed.y, mixed.z, own.w)
      }
      return (result, 0)
    },
  ]
}
