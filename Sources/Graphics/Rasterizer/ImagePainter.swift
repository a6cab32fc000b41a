import CPango
import DisplayList
import Foundation

/// Draws bitmaps; pictures larger than their place are scaled down once, with an averaging filter, and kept.
@MainActor
final class ImagePainter {
  private struct Key: Hashable {
    var id: UInt64
    var width: Int
    var height: Int
  }

  private struct Entry {
    var surface: Surface
    var lastUse: Int
  }

  private var scaled: [Key: Entry] = [:]
  private var byteCount = 0
  private var useCount = 0
  /// Enough for several screens full of pictures at their size on the screen.
  private let maximumBytes = 96 << 20

  func draw(_ bitmap: Bitmap, in rect: CGRect, tint: DisplayColor?, alpha: Double, on canvas: Canvas) {
    guard bitmap.width > 0, bitmap.height > 0, bitmap.pixels.count >= bitmap.width * bitmap.height * 4,
      rect.width > 0, rect.height > 0
    else { return }
    let matrix = canvas.matrix
    let target = matrix.map(rect)
    let wanted = (width: target.width.wholePixel, height: target.height.wholePixel)
    if matrix.isUpright, wanted.width >= 1, wanted.height >= 1,
      wanted.width < bitmap.width || wanted.height < bitmap.height
    {
      let surface = scaledDown(
        bitmap, width: min(wanted.width, bitmap.width), height: min(wanted.height, bitmap.height))
      draw(surface.pointer, surface.width, surface.height, in: rect, tint, alpha, on: canvas)
    } else {
      Self.withSurface(of: bitmap) {
        draw($0, bitmap.width, bitmap.height, in: rect, tint, alpha, on: canvas)
      }
    }
  }

  private func draw(
    _ surface: OpaquePointer, _ width: Int, _ height: Int, in rect: CGRect, _ tint: DisplayColor?, _ alpha: Double,
    on canvas: Canvas
  ) {
    let context = canvas.context
    canvas.saved {
      let target = canvas.matrix.map(rect)
      let isExact =
        canvas.matrix.isUpright && abs(target.width - CGFloat(width)) < 0.01
        && abs(target.height - CGFloat(height)) < 0.01
        && abs(target.minX - target.minX.rounded()) < 0.01 && abs(target.minY - target.minY.rounded()) < 0.01
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      // Pixels beyond the edge count as those at the edge; without this edges would be half transparent.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      canvas.clip(to: .rect(rect))
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(context, rect.width / CGFloat(width), rect.height / CGFloat(height))
      if let tint {
        canvas.setSource(tint, alpha: alpha)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, alpha)
      }
    }
  }

  private func scaledDown(_ bitmap: Bitmap, width: Int, height: Int) -> Surface {
    let key = Key(id: bitmap.id, width: width, height: height)
    useCount += 1
    if let entry = scaled[key] {
      scaled[key]?.lastUse = useCount
      return entry.surface
    }
    let surface = Surface(format: CAIRO_FORMAT_ARGB32, width: width, height: height)
    let canvas = Canvas(surface.pointer)
    Self.withSurface(of: bitmap) { source in
      cairo_scale(canvas.context, Double(width) / Double(bitmap.width), Double(height) / Double(bitmap.height))
      guard let pattern = cairo_pattern_create_for_surface(source) else { return }
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(canvas.context, pattern)
      cairo_paint(canvas.context)
      cairo_pattern_destroy(pattern)
    }
    scaled[key] = Entry(surface: surface, lastUse: useCount)
    byteCount += surface.byteCount
    while byteCount > maximumBytes, let oldest = scaled.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      scaled[oldest.key] = nil
      byteCount -= oldest.value.surface.byteCount
    }
    return surface
  }

  private static func withSurface(of bitmap: Bitmap, _ body: (OpaquePointer) -> Void) {
    bitmap.pixels.withUnsafeBytes { bytes in
      // Cairo's type has no const; a source is never written to.
      let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(
          pixels, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
      else { return }
      body(surface)
      // Whoever still holds the surface must not reach the memory after this.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
