import Foundation

extension FilterRecipe {
  /// Porter and Duff's operators, and blend modes with the mathematics of PDF and CSS. Pixels are premultiplied.
  static let compositing: [String: FilterRecipe] = [
    "CISourceOverCompositing": two { $0 + $1 * (1 - $0.w) },
    "CISourceInCompositing": two { $0 * $1.w },
    "CISourceOutCompositing": two { $0 * (1 - $1.w) },
    "CISourceAtopCompositing": two { $0 * $1.w + $1 * (1 - $0.w) },
    "CIAdditionCompositing": two { $0 + $1 },
    "CIMultiplyCompositing": two { $0 * $1 },
    "CIMinimumCompositing": two { pointwiseMin($0, $1) },
    "CIMaximumCompositing": two { pointwiseMax($0, $1) },
    "CIMultiplyBlendMode": blend { $0 * $1 },
    "CIScreenBlendMode": blend { $0 + $1 - $0 * $1 },
    "CIOverlayBlendMode": blend { hardLight($1, $0) },
    "CIHardLightBlendMode": blend(hardLight),
    "CIDarkenBlendMode": blend(min),
    "CILightenBlendMode": blend(max),
    "CIDifferenceBlendMode": blend { abs($0 - $1) },
    "CIExclusionBlendMode": blend { $0 + $1 - 2 * $0 * $1 },
    "CIColorDodgeBlendMode": blend { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
    "CIColorBurnBlendMode": blend { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    "CISoftLightBlendMode": blend { source, below in
      guard source > 0.5 else { return below - (1 - 2 * source) * below * (1 - below) }
      let curve = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
      return below + (2 * source - 1) * (curve - below)
    },
  ]

  @Sendable private static func hardLight(_ source: Float, _ below: Float) -> Float {
    source <= 0.5 ? 2 * source * below : 1 - 2 * (1 - source) * (1 - below)
  }

  /// Returns a filter that mixes the plain components of the input image with those of the background.
  private static func blend(_ mix: @escaping @Sendable (Float, Float) -> Float) -> FilterRecipe {
    two { source, below in
      guard source.w > 0, below.w > 0 else { return source + below * (1 - source.w) }
      var result = source * (1 - below.w) + below * (1 - source.w)
      for index in 0..<3 {
        result[index] += source.w * below.w * mix(source[index] / source.w, below[index] / below.w)
      }
      result.w = source.w + below.w - source.w * below.w
      return result
    }
  }

  /// Returns a filter of an image and its background, each transparent outside of its extent. The result covers both,
  /// a guess for those that need both, and of an image without an end it has the part that the other one covers.
  private static func two(
    _ body: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterRecipe {
    FilterRecipe(defaults: [kCIInputBackgroundImageKey: CIImage.empty()]) { filter in
      guard let image = filter.value(forKey: kCIInputImageKey) as? CIImage,
        let background = filter.value(forKey: kCIInputBackgroundImageKey) as? CIImage
      else { return nil }
      if let top = image.endless, let bottom = background.endless { return CIImage { body(top($0), bottom($0)) } }
      let source = image.endless == nil ? image : image.cropped(to: background.extent)
      let below = background.endless == nil ? background : background.cropped(to: image.extent)
      let (pixels, others) = (source.pixels ?? Pixels(width: 0, height: 0), below.pixels ?? Pixels(width: 0, height: 0))
      // An empty image does not reach to the origin.
      let parts = [source, below].map(\.extent).filter { !$0.isEmpty }
      guard let first = parts.first else { return CIImage.empty() }
      let all = parts.dropFirst().reduce(first) { $0.union($1) }
      let right = (first: Int(all.minX - source.extent.minX), second: Int(all.minX - below.extent.minX))
      let down = (first: Int(source.extent.maxY - all.maxY), second: Int(below.extent.maxY - all.maxY))
      let result = Pixels(width: Int(all.width), height: Int(all.height)).redrawn { x, y in
        body(pixels.at(x + right.first, y + down.first), others.at(x + right.second, y + down.second))
      }
      return CIImage(result.bitmap, origin: all.origin)
    }
  }
}
