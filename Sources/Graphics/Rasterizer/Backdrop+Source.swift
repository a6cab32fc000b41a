import DisplayList
import Foundation

extension Backdrop {
  /// Writes the content behind an area as the material shows it.
  ///
  /// Nothing outside the area contributes to the blur, so a pixel changes only with the pixels of the same shape.
  /// - Parameter pixels: the pixels of the area, rows without padding.
  @MainActor
  func write(
    into pixels: UnsafeMutablePointer<UInt32>, of area: PixelRect, from target: ImageTarget, _ canvas: Canvas,
    alpha: Float
  ) {
    let blur = PixelBlur(sigma: sigma * canvas.matrix.lengthFactor, isOpaque: true)
    var coarse = CoarsePixels(
      averaging: target.pixel(area.x, area.y), stride: target.rowLength, width: area.width, height: area.height,
      step: blur.step, isOpaque: true)
    blur.apply(to: &coarse)
    color(&coarse.pixels, opacity: alpha * opacity)
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    coarse.enlarge(into: bytes, stride: area.width * 4, width: area.width, height: area.height)
  }

  /// Applies the material to blurred pixels: where there is nothing behind, it is as opaque as its amount.
  private func color(_ pixels: inout [SIMD4<UInt32>], opacity: Float) {
    // Weights for blue, green, red; none for alpha.
    let lightness = SIMD4(Self.lightness.z, Self.lightness.y, Self.lightness.x, 0)
    let rest = 1 - amount
    for index in pixels.indices {
      var color = SIMD4<Float>(whole: pixels[index]) / (255 * 256)
      let alpha = amount + rest * color.w
      color = color * rest + grey(min(1, (color * lightness).sum())) * amount
      let mean = (color * lightness).sum()
      color = (color - mean) * saturation + (mean + brightness * alpha)
      let most = SIMD4(repeating: alpha)
      color.replace(with: 0, where: color .< 0)
      color.replace(with: most, where: color .> most)
      color.w = alpha
      pixels[index] = SIMD4<UInt32>(rounding: color * (255 * 256 * opacity))
    }
  }
}
