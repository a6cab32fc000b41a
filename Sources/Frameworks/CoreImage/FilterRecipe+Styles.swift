import Foundation

extension FilterRecipe {
  /// Stylizing filters.
  static let styles: [String: FilterRecipe] = [
    "CIPixellate": placed([kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: Float(8)]) {
      filter, pixels, center in
      let side = max(1, filter.number(kCIInputScaleKey).rounded())
      return pixels.tiled { x, y in
        SIMD2(
          ((Float(x) + 0.5 - center.x) / side + 0.5).rounded(.down),
          ((Float(y) + 0.5 - center.y) / side + 0.5).rounded(.down))
      }
    },
    "CICrystallize": placed([kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: Float(20)]) {
      filter, pixels, center in
      let seeds = Seeds(spacing: 2 * max(1, filter.number(kCIInputRadiusKey)), origin: center)
      return pixels.tiled { x, y in seeds.nearest(SIMD2(Float(x) + 0.5, Float(y) + 0.5)).cell }
    },
    "CIPointillize": placed([kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: Float(20)]) {
      filter, pixels, center in
      let radius = max(1, filter.number(kCIInputRadiusKey))
      let seeds = Seeds(spacing: 2 * radius, origin: center)
      return pixels.redrawn { x, y in
        let (_, seed, distance) = seeds.nearest(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
        let opacity = pixels[x, y].w
        return distance < radius ? pixels.inside(Int(seed.x), Int(seed.y)) : SIMD4(repeating: opacity)
      }
    },
    "CIComicEffect": pixels([:]) { _, pixels in
      let soft = pixels.averaged(1)
      let result = pixels.redrawn { x, y in
        let value = soft[x + 1, y + 1]
        let opacity = pixels[x, y].w
        let light = (value * Pixels.luminance).sum()
        let level = ((light * 4).rounded(.down) + 0.5) / 4
        var color = light > 0 ? value * (level / light) : value
        // Dots of six pixels in dark areas, and black lines along edges.
        let dot = 0.5 + 0.25 * (cos(Float(x + y) * .pi / 4.24) + cos(Float(x - y) * .pi / 4.24))
        if light < 0.5, dot > 0.3 + light { color *= 0.6 }
        if pixels.edge(x, y) > 0.35 { color = .zero }
        return SIMD4(color.x, color.y, color.z, 0).clamped(lowerBound: .zero, upperBound: .init(repeating: opacity))
          + SIMD4(0, 0, 0, opacity)
      }
      return (result, 0)
    },
    "CIEdgeWork": pixels([kCIInputRadiusKey: Float(3)]) { filter, pixels in
      let (soft, margin) = pixels.blurred(sigma: min(max(filter.number(kCIInputRadiusKey), 0.5), 200))
      let result = pixels.redrawn { x, y in
        let difference = ((soft[x + margin, y + margin] - pixels[x, y]) * Pixels.luminance).sum()
        let light = min(max((difference - 0.02) * 20, 0), 1) * pixels[x, y].w
        return SIMD4(light, light, light, pixels[x, y].w)
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
    "CIVignetteEffect": placed([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: Float(150), kCIInputIntensityKey: Float(1),
      "inputFalloff": Float(0.5),
    ]) { filter, pixels, center in
      let (radius, intensity) = (max(filter.number(kCIInputRadiusKey), 1), filter.number(kCIInputIntensityKey))
      let falloff = max(filter.number("inputFalloff"), 0.01)
      return pixels.redrawn { x, y in
        let away = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
        let outside = min(max(((away * away).sum().squareRoot() / radius - 1) / falloff + 1, 0), 1)
        let light = max(0, 1 - intensity * outside * outside * (3 - 2 * outside))
        let value = pixels[x, y]
        return SIMD4(value.x * light, value.y * light, value.z * light, value.w)
      }
    },
  ]
}

/// Points that are spread unevenly, one in each square of a grid, always the same.
struct Seeds {
  let spacing: Float
  let origin: SIMD2<Float>

  private func seed(_ cell: SIMD2<Float>) -> SIMD2<Float> {
    var bits =
      UInt32(truncatingIfNeeded: Int(cell.x)) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: Int(cell.y)) &* 0x85EB_CA77
    bits = (bits ^ bits >> 15) &* 0x2C1B_3C6D
    bits = (bits ^ bits >> 12) &* 0x297A_2D39
    bits ^= bits >> 15
    let shift = SIMD2(Float(bits & 0xFFFF), Float(bits >> 16)) / 65536
    return origin + (cell + 0.15 + shift * 0.7) * spacing
  }

  /// Returns the nearest point, its square, and the distance.
  func nearest(_ point: SIMD2<Float>) -> (cell: SIMD2<Float>, seed: SIMD2<Float>, distance: Float) {
    let own = ((point - origin) / spacing).rounded(.down)
    var best = (cell: own, seed: seed(own), distance: Float.infinity)
    for row in -1...1 {
      for column in -1...1 {
        let cell = own + SIMD2(Float(column), Float(row))
        let place = seed(cell)
        let away = place - point
        let distance = (away * away).sum().squareRoot()
        if distance < best.distance { best = (cell, place, distance) }
      }
    }
    return best
  }
}
