import CPango
import DisplayList
import Foundation

extension Backdrop {
  /// Sets what lies behind as the canvas's source while `draw` draws something with these bounds, in current coordinates.
  ///
  /// Nothing outside of the bounds has a part in the blur, so a pixel changes only with the pixels of the same shape.
  @MainActor
  func setSource(alpha: Float, bounds: CGRect, on canvas: Canvas, while draw: () -> Void) {
    let matrix = canvas.matrix
    guard let target = ImageTarget(canvas) else {
      // A mask: only the shape counts.
      canvas.setSource(.black, alpha: Double(alpha * opacity))
      return draw()
    }
    let area = PixelRect(covering: matrix.map(bounds)).intersection(canvas.clipPixels).intersection(target.area)
    guard !area.isEmpty else { return }
    let blur = PixelBlur(sigma: sigma * matrix.lengthFactor, isOpaque: true)
    var coarse = CoarsePixels(
      averaging: target.pixel(area.x, area.y), stride: target.rowLength, width: area.width, height: area.height,
      step: blur.step, isOpaque: true)
    blur.apply(to: &coarse)
    let factor = alpha * opacity
    for index in coarse.pixels.indices { coarse.pixels[index] = map(coarse.pixels[index], opacity: factor) }
    let surface = Surface(format: CAIRO_FORMAT_ARGB32, width: area.width, height: area.height)
    surface.withPixels { coarse.enlarge(into: $0, stride: $1, width: area.width, height: area.height) }
    cairo_identity_matrix(canvas.context)
    cairo_set_source_surface(canvas.context, surface.pointer, Double(area.x), Double(area.y))
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
    canvas.matrix = matrix
    draw()
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
  }

  /// What a blurred pixel becomes: where there is nothing behind, the material is as opaque as its amount.
  private func map(_ pixel: SIMD4<UInt32>, opacity: Float) -> SIMD4<UInt32> {
    let color = SIMD4<Float>(pixel) / (255 * 256)
    var rgb = SIMD3(color.z, color.y, color.x)
    let alpha = amount + (1 - amount) * color.w
    let grey = self.grey(min(1, (rgb * Self.lightness).sum())) * amount
    rgb = rgb * (1 - amount) + SIMD3(repeating: grey)
    let lightness = (rgb * Self.lightness).sum()
    rgb = SIMD3(repeating: lightness) + (rgb - SIMD3(repeating: lightness)) * saturation
    rgb += SIMD3(repeating: brightness * alpha)
    rgb.clamp(lowerBound: .zero, upperBound: SIMD3(repeating: alpha))
    let result = SIMD4(rgb.z, rgb.y, rgb.x, alpha) * (255 * 256 * opacity)
    return SIMD4<UInt32>(rounding: result)
  }
}
