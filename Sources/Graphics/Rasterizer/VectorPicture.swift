import CGdkPixbuf
import CPango
import DisplayList
import Foundation

/// Draws an app's vector files: SVG and the first page of a PDF.
///
/// SVG is drawn by librsvg, through gdk-pixbuf; PDF by poppler, which is loaded with the first PDF.
public enum VectorPicture {
  /// The pixels of a file, and their number per point.
  public struct Drawn: Sendable {
    /// The pixels.
    public let bitmap: Bitmap
    /// Pixels per point.
    public let scale: CGFloat
  }

  /// Returns whether `draw` may read a file.
  public static func isVector(_ file: URL) -> Bool { ["svg", "pdf"].contains(file.pathExtension.lowercased()) }

  /// Returns the picture in a file with this many pixels per point, or with so many that its longer side has
  /// `leastPixels`.
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

  /// Draws an SVG.
  /// - Parameter pixels: nil for the size in points only.
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
      // One pixel if only the size is requested.
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

  /// Draws a PDF.
  /// - Parameter pixels: nil for the size in points only.
  private static func pdf(_ file: Data, _ pixels: (width: Int, height: Int)?) throws(ImageError) -> Draft {
    let opened: PDFFile
    do {
      opened = try PDFFile(file)
    } catch {
      throw error == .noReader ? .noDecoder(mediaType: "application/pdf") : .damaged(reason: "it is not a PDF.")
    }
    guard opened.pageCount > 0 else { throw .damaged(reason: "it has no page.") }
    let size = opened.size(of: 0)
    guard let pixels, size.width > 0, size.height > 0 else { return (size, nil) }
    let scale = AffineTransform(
      scaleByX: CGFloat(pixels.width) / size.width, byY: CGFloat(pixels.height) / size.height)
    return (size, opened.bitmap(of: 0, width: pixels.width, height: pixels.height, transform: scale))
  }
}
