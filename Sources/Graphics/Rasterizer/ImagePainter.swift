import CPango
import DisplayList
import Foundation

/// Draws bitmaps. They are scaled to their size on the screen once, with an averaging filter, and cached; rotated ones,
/// or those larger than any screen, are sampled from there each time.
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
  /// Enough for four screens of a phone, or two of the largest tablet's, full of pictures at their size on the screen.
  private let maximumBytes = 48 << 20
  /// More than any device's screen has.
  private static let maximumPixels = 6_000_000
  private let source: PixelSource
  private let shapes: ShapePainter

  init(source: PixelSource, shapes: ShapePainter) {
    self.source = source
    self.shapes = shapes
    source.scaling = { [unowned self] in scaled($0, width: $1, height: $2) }
  }

  func draw(_ bitmap: Bitmap, in rect: CGRect, tint: DisplayColor?, alpha: Double, on canvas: Canvas) {
    guard bitmap.isComplete, rect.width > 0, rect.height > 0 else { return }
    let matrix = canvas.matrix
    let size = (
      width: (hypot(matrix.xx, matrix.yx) * rect.width).wholePixel,
      height: (hypot(matrix.xy, matrix.yy) * rect.height).wholePixel
    )
    guard size.width >= 1, size.height >= 1 else { return }
    canvas.saved {
      if matrix.isUpright, size.width * size.height <= Self.maximumPixels {
        // Once scaled, an upright picture lies on whole pixels.
        let surface = scaled(bitmap, width: size.width, height: size.height)
        let origin = matrix.map(rect.origin)
        paint(surface.pointer, x: origin.x.wholePixel, y: origin.y.wholePixel, tint, alpha, on: canvas)
      } else {
        let surface = scaled(bitmap, width: min(size.width, bitmap.width), height: min(size.height, bitmap.height))
        surface.withPixels { bytes, stride in
          bytes.withMemoryRebound(to: UInt32.self, capacity: surface.byteCount / 4) { pixels in
            let picture = PixelSource.Picture(
              pixels: pixels, width: stride / 4, height: surface.height, rect: rect, tint: tint, alpha: alpha)
            source.with(picture, on: canvas) { shapes.fill(.rect(rect), on: canvas) }
          }
        }
      }
    }
  }

  private func paint(
    _ surface: OpaquePointer, x: Int, y: Int, _ tint: DisplayColor?, _ alpha: Double, on canvas: Canvas
  ) {
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_identity_matrix(canvas.context)
    cairo_translate(canvas.context, Double(x), Double(y))
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    if let tint {
      canvas.setSource(tint, alpha: alpha)
      cairo_mask(canvas.context, pattern)
    } else {
      cairo_set_source(canvas.context, pattern)
      cairo_paint_with_alpha(canvas.context, alpha)
    }
  }

  private func scaled(_ bitmap: Bitmap, width: Int, height: Int) -> Surface {
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
      let isExact = width == bitmap.width && height == bitmap.height
      cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      // Pixels beyond the edge count as those at the edge; without this edges would be half transparent.
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
      // Anyone who still holds the surface must not reach the memory after this.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

extension Bitmap {
  /// Whether there are as many pixels as width and height require, and at least one.
  var isComplete: Bool { width > 0 && height > 0 && pixels.count >= width * height * 4 }
}
