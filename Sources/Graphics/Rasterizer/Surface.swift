import CPango
import Foundation

/// A Cairo image surface and its memory.
@MainActor
final class Surface {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  init(format: cairo_format_t, width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pointer = cairo_image_surface_create(format, Int32(self.width), Int32(self.height))
  }

  isolated deinit { cairo_surface_destroy(pointer) }

  var byteCount: Int { height * stride }
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// Calls `body` with the pixels, which it may change.
  func withPixels(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let pixels = cairo_image_surface_get_data(pointer) else { return }
    body(pixels, stride)
    cairo_surface_mark_dirty(pointer)
  }
}
