import CPango

/// The pixels that a canvas draws on and the one colour that it draws with.
@MainActor
struct SolidTarget {
  private let blend: SolidBlend
  /// The pixel at 0, 0 of the device, which may lie outside.
  private let origin: UnsafeMutablePointer<UInt32>
  private let rowLength: Int
  /// Premultiplied.
  private let color: UInt32

  /// Creates a target; nil if the canvas's source is not a single colour, its surface has no colours, or it leaves both
  /// to Cairo.
  init?(_ canvas: Canvas) {
    guard let blend = canvas.blend, cairo_get_operator(canvas.context) == CAIRO_OPERATOR_OVER,
      let surface = cairo_get_group_target(canvas.context), cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    guard cairo_pattern_get_rgba(cairo_get_source(canvas.context), &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS
    else { return nil }
    let components = [alpha, red * alpha, green * alpha, blue * alpha]
    color = components.reduce(0) { $0 << 8 | Self.byte($1) }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    rowLength = Int(cairo_image_surface_get_stride(surface)) / 4
    self.blend = blend
    // Cairo must not cache pixels that are written behind its back.
    cairo_surface_flush(surface)
    cairo_surface_mark_dirty(surface)
    origin = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self) + (Int(y) * rowLength + Int(x))
  }

  /// Converts as Cairo and pixman do: to 16 bits, of which the upper 8 count.
  private static func byte(_ component: Double) -> UInt32 {
    let wide = UInt32(min(max(0, component), 1) * 65536)
    return (wide - wide >> 16) >> 8
  }

  /// Paints through coverage.
  /// - Parameters:
  ///   - coverage: of the pixels of `area`, rows of `stride` bytes.
  ///   - clip: the canvas's; nothing else is touched.
  func paint(through coverage: UnsafePointer<UInt8>, stride: Int, of area: PixelRect, in clip: PixelRect) {
    let part = area.intersection(clip)
    if part.isEmpty { return }
    blend.paint(
      color, through: coverage + ((part.y - area.y) * stride + part.x - area.x), stride: stride,
      onto: origin + (part.y * rowLength + part.x), rowLength: rowLength, width: part.width, height: part.height)
  }
}
