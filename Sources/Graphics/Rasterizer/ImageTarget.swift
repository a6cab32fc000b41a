import CPango

/// The coloured pixels that a canvas draws on.
@MainActor
struct ImageTarget {
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt8>
  private let stride: Int
  /// The area in device pixels.
  let area: PixelRect

  /// Creates a target; nil if the canvas's surface has no colours.
  init?(_ canvas: Canvas) {
    guard let surface = cairo_get_group_target(canvas.context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24].contains(cairo_image_surface_get_format(surface))
    else { return nil }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    self.surface = surface
    self.pixels = pixels
    stride = Int(cairo_image_surface_get_stride(surface))
    area = PixelRect(
      x: Int(-x), y: Int(-y), width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
  }

  /// Returns the four bytes of a device pixel inside `area`: blue, green, red, alpha, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { pixels + ((y - area.y) * stride + (x - area.x) * 4) }

  /// The bytes from one row to the next.
  var rowLength: Int { stride }

  func markDirty() { cairo_surface_mark_dirty(surface) }
}
