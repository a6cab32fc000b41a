import CGdkPixbuf
import CPango
import DisplayList
import Foundation

/// Encodes bitmaps as files.
public enum ImageEncoder {
  /// Returns a PNG file, without an alpha channel if the picture is opaque.
  public static func png(_ bitmap: Bitmap) -> Data {
    let isOpaque = bitmap.pixels.withUnsafeBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    return png(bitmap, format, PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
  }

  /// Returns a PNG file of a part of the bitmap, always without an alpha channel; `area` must lie inside.
  static func opaquePNG(_ bitmap: Bitmap, area: PixelRect) -> Data { png(bitmap, CAIRO_FORMAT_RGB24, area) }

  private static func png(_ bitmap: Bitmap, _ format: cairo_format_t, _ area: PixelRect) -> Data {
    var file = Data()
    bitmap.pixels.withUnsafeBytes { bytes in
      guard bytes.count >= bitmap.width * bitmap.height * 4, let start = bytes.baseAddress else { return }
      let pixels = UnsafeMutableRawPointer(mutating: start + (area.y * bitmap.width + area.x) * 4)
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), format, Int32(area.width), Int32(area.height),
        Int32(bitmap.width * 4))
      withUnsafeMutablePointer(to: &file) { file in
        _ = cairo_surface_write_to_png_stream(
          surface,
          { closure, bytes, count in
            if let bytes { closure?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count)) }
            return CAIRO_STATUS_SUCCESS
          }, file)
      }
      cairo_surface_destroy(surface)
    }
    return file
  }

  /// Returns a JPEG file; transparent parts become white.
  /// - Parameter quality: 0 (smallest) to 1 (best).
  public static func jpeg(_ bitmap: Bitmap, quality: Double) -> Data? {
    var rgb = [UInt8](repeating: 0, count: bitmap.width * bitmap.height * 3)
    bitmap.pixels.withUnsafeBytes { source in
      rgb.withUnsafeMutableBufferPointer { target in
        for pixel in 0..<min(source.count / 4, target.count / 3) {
          let white = 255 - source[pixel &* 4 &+ 3]
          target[pixel &* 3] = source[pixel &* 4 &+ 2] &+ white
          target[pixel &* 3 &+ 1] = source[pixel &* 4 &+ 1] &+ white
          target[pixel &* 3 &+ 2] = source[pixel &* 4] &+ white
        }
      }
    }
    return rgb.withUnsafeMutableBufferPointer { buffer -> Data? in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(bitmap.width), Int32(bitmap.height),
          Int32(bitmap.width * 3), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var bytes: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      let percent = "\(Int((min(max(quality, 0), 1) * 100).rounded()))"
      let isSaved = "quality".withCString { key in
        percent.withCString { value in
          var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
          var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
          return gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, nil) != 0
        }
      }
      guard isSaved, let bytes else { return nil }
      defer { g_free(bytes) }
      return Data(bytes: bytes, count: Int(count))
    }
  }
}
