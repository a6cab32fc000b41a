import CGdkPixbuf
import CPango
import DisplayList
import Foundation

/// Draws the files of an app's that are made of outlines: SVG and the first page of a PDF.
///
/// SVG is drawn by librsvg, through gdk-pixbuf; PDF by poppler, which is loaded with the first one that is there.
public enum VectorPicture {
  /// Pixels of a file, and how many of them are one of its points.
  public struct Drawn: Sendable {
    /// The pixels.
    public let bitmap: Bitmap
    /// Pixels per point.
    public let scale: CGFloat
  }

  /// True for a file that `draw` may read.
  public static func isVector(_ file: URL) -> Bool { ["svg", "pdf"].contains(file.pathExtension.lowercased()) }

  /// The picture in a file with so many pixels a point, or with so many that its longer side has `leastPixels`.
  public static func draw(_ file: Data, scale: CGFloat, leastPixels: CGFloat = 0) throws(ImageError) -> Drawn {
    let draw = file.starts(with: Data("%PDF".utf8)) ? pdf : svg
    let size = try draw(file, nil).size
    guard size.width > 0, size.height > 0 else { throw .damaged(reason: "it has no size.") }
    let longest = max(size.width, size.height)
    let factor = min(max(scale, leastPixels / longest), 4096 / longest)
    let width = max(1, Int((size.width * factor).rounded()))
    let height = max(1, Int((size.height * factor).rounded()))
    guard let bitmap = try draw(file, (width, height)).bitmap else { throw .damaged(reason: "it cannot be drawn.") }
    return Drawn(bitmap: bitmap, scale: CGFloat(bitmap.width) / size.width)
  }

  private typealias Draft = (size: CGSize, bitmap: Bitmap?)

  /// - Parameter pixels: nil to be told of the size in points only.
  private static func svg(_ file: Data, _ pixels: (width: Int, height: Int)?) throws(ImageError) -> Draft {
    final class Size {
      var size = CGSize.zero
      let wanted: (width: Int, height: Int)?
      init(_ wanted: (width: Int, height: Int)?) { self.wanted = wanted }
    }
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_mime_type("image/svg+xml", &error) else {
      g_clear_error(&error)
      throw .noDecoder(mediaType: "image/svg+xml")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let size = Size(pixels)
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer) -> Void = {
      loader, width, height, closure in
      let size = Unmanaged<Size>.fromOpaque(closure).takeUnretainedValue()
      size.size = CGSize(width: Int(width), height: Int(height))
      // One pixel where only the size is asked for.
      gdk_pixbuf_loader_set_size(loader, Int32(size.wanted?.width ?? 1), Int32(size.wanted?.height ?? 1))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(size).toOpaque(), nil, GConnectFlags(rawValue: 0))
    let isWritten = file.withUnsafeBytes {
      gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), &error) != 0
    }
    var closingError: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closingError) != 0
    let reason = (error ?? closingError).map { String(cString: $0.pointee.message) }
    g_clear_error(&error)
    g_clear_error(&closingError)
    withExtendedLifetime(size) {}
    guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw .damaged(reason: reason ?? "it ends early.")
    }
    guard pixels != nil else { return (size.size, nil) }
    let drawn = ImageDecoder.premultipliedPixels(of: pixbuf)
    return (size.size, drawn.map { Bitmap(width: $0.width, height: $0.height, pixels: $0.pixels) })
  }

  // MARK: PDF

  /// What is called of poppler.
  private struct Poppler: @unchecked Sendable {
    typealias Free = @convention(c) (OpaquePointer) -> Void

    let open: @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
    let page: @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    let size: @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    let draw: @convention(c) (OpaquePointer, OpaquePointer) -> Void

    init?() {
      guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
        let open = dlsym(library, "poppler_document_new_from_bytes"),
        let page = dlsym(library, "poppler_document_get_page"), let size = dlsym(library, "poppler_page_get_size"),
        let draw = dlsym(library, "poppler_page_render")
      else { return nil }
      self.open = unsafeBitCast(open, to: type(of: self.open))
      self.page = unsafeBitCast(page, to: type(of: self.page))
      self.size = unsafeBitCast(size, to: type(of: self.size))
      self.draw = unsafeBitCast(draw, to: type(of: self.draw))
    }
  }

  private static let poppler = Poppler()

  /// Quartz gives a group without bounds those of 2^30 points to each side. Cairo cannot count that far and would draw nothing of it.
  private static func withLimits(_ file: Data) -> Data {
    var file = file
    for (endless, wide) in [("-1073741824", "-0000010000"), ("1073741823", "0000010000")] {
      var start = file.startIndex
      while let range = file.range(of: Data(endless.utf8), in: start..<file.endIndex) {
        file.replaceSubrange(range, with: Data(wide.utf8))
        start = range.upperBound
      }
    }
    return file
  }

  /// - Parameter pixels: nil to be told of the size in points only.
  private static func pdf(_ file: Data, _ pixels: (width: Int, height: Int)?) throws(ImageError) -> Draft {
    guard let poppler else { throw .noDecoder(mediaType: "application/pdf") }
    let bytes = withLimits(file).withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let bytes, let document = poppler.open(bytes, nil, nil) else { throw .damaged(reason: "it is no PDF.") }
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    guard let page = poppler.page(document, 0) else { throw .damaged(reason: "it has no page.") }
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    var (width, height) = (0.0, 0.0)
    poppler.size(page, &width, &height)
    let size = CGSize(width: width, height: height)
    guard let pixels, width > 0, height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
    else { return (size, nil) }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return (size, nil) }
    cairo_scale(context, Double(pixels.width) / width, Double(pixels.height) / height)
    poppler.draw(page, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return (size, nil) }
    let rowBytes = Int(cairo_image_surface_get_stride(surface))
    var drawn = Data(capacity: pixels.width * pixels.height * 4)
    for y in 0..<pixels.height { drawn.append(source + y * rowBytes, count: pixels.width * 4) }
    return (size, Bitmap(width: pixels.width, height: pixels.height, pixels: drawn))
  }
}
