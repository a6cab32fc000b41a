import CGdkPixbuf
import CPango
import DisplayList
import Foundation

/// An open PDF file. Pages are drawn and read on request, and one of them is cached; may be used from any thread.
///
/// Places on pages are in points from the lower left corner of the crop box, y upwards, before the page is rotated,
/// unless noted otherwise.
public final class PDFFile: @unchecked Sendable {
  /// Why a file cannot be opened.
  public enum Failure: Error, Sendable {
    /// Poppler is not installed.
    case noReader
    /// Another password is required.
    case locked
    /// The file is not a PDF.
    case damaged
  }

  /// The file.
  public let data: Data
  /// The number of pages.
  public let pageCount: Int
  let poppler: Poppler
  private let password: String?
  private let lock = NSLock()
  /// The input of poppler.
  private let bytes: OpaquePointer
  private let document: OpaquePointer
  private var lastPage: (index: Int, page: OpaquePointer)?
  /// A second copy of the document, which may be changed.
  private var draft: OpaquePointer?
  /// Whether some page may be rotated: one is, or the entry that says so is compressed.
  private lazy var mayBeTurned = ["/Rotate", "/ObjStm"].contains { data.range(of: Data($0.utf8)) != nil }

  /// Opens a file.
  public init(_ data: Data, password: String? = nil) throws(Failure) {
    guard let poppler = Poppler.shared else { throw .noReader }
    guard let bytes = Self.withLimits(data).withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else {
      throw .damaged
    }
    do {
      document = try Self.open(bytes, password, poppler)
    } catch {
      g_bytes_unref(bytes)
      throw error
    }
    self.bytes = bytes
    self.data = data
    self.password = password
    self.poppler = poppler
    pageCount = Int(max(0, poppler.pageCount(document)))
  }

  deinit {
    if let lastPage { g_object_unref(UnsafeMutableRawPointer(lastPage.page)) }
    if let draft { g_object_unref(UnsafeMutableRawPointer(draft)) }
    g_object_unref(UnsafeMutableRawPointer(document))
    g_bytes_unref(bytes)
  }

  private static func open(
    _ bytes: OpaquePointer, _ password: String?, _ poppler: Poppler
  ) throws(Failure) -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    let document = poppler.open(bytes, password, &error)
    let isLocked = error.map {
      $0.pointee.code == Poppler.encrypted && $0.pointee.domain == g_quark_from_static_string("poppler-quark")
    }
    g_clear_error(&error)
    guard let document else { throw isLocked == true ? .locked : .damaged }
    return document
  }

  /// Limits the bounds of groups: Quartz gives a group without bounds those of 2^30 points to each side, which Cairo
  /// cannot represent, so it would draw nothing of it.
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

  /// The document, for calls with the document locked.
  var heldDocument: OpaquePointer { document }

  /// Calls poppler, which only one thread at a time may do.
  func withDocument<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(document)
  }

  /// Calls poppler with a page; returns nil if it does not exist.
  func withPage<Result>(_ index: Int, _ body: (OpaquePointer) -> Result?) -> Result? {
    guard (0..<pageCount).contains(index) else { return nil }
    return withDocument { document in
      if let lastPage, lastPage.index == index { return body(lastPage.page) }
      guard let page = poppler.page(document, Int32(index)) else { return nil }
      if let lastPage { g_object_unref(UnsafeMutableRawPointer(lastPage.page)) }
      lastPage = (index, page)
      return body(page)
    }
  }

  // MARK: Pages

  /// Returns the visible part of a page, in the coordinates of the file, before the page is rotated.
  public func cropBox(of page: Int) -> CGRect {
    withPage(page) {
      var box = Poppler.Rectangle()
      poppler.cropBox($0, &box)
      return box.rect
    } ?? .zero
  }

  /// Returns the size of a page, in points, after it is rotated.
  public func size(of page: Int) -> CGSize {
    withPage(page) {
      var (width, height) = (0.0, 0.0)
      poppler.size($0, &width, &height)
      return CGSize(width: width, height: height)
    } ?? .zero
  }

  /// Returns the label of a page: "iv".
  public func label(of page: Int) -> String? { withPage(page) { poppler.taken(poppler.label($0)) } }

  /// Returns the clockwise rotation of a page in degrees: 0, 90, 180 or 270.
  ///
  /// Poppler does not provide it, but rotates added annotations: one is added at the lower left corner in a second
  /// copy.
  public func rotation(of page: Int) -> Int {
    let size = size(of: page)
    guard size.width > 0, size.height > 0 else { return 0 }
    return withDocument { _ in mayBeTurned ? draftRotation(of: page) : 0 }
  }

  private func draftRotation(of page: Int) -> Int {
    draft = draft ?? (try? Self.open(bytes, password, poppler))
    guard let draft, let held = poppler.page(draft, Int32(page)) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(held)) }
    var mark = Poppler.Rectangle(x1: 0, y1: 0, x2: 1, y2: 1)
    guard let square = poppler.newSquare(draft, &mark) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(square)) }
    poppler.addAnnotation(held, square)
    // Coordinates of the rotated page come back as those of the unrotated one.
    var corner = Poppler.Rectangle()
    poppler.annotationRectangle(square, &corner)
    let (isRight, isUpper) = (corner.rect.minX > 0.5, corner.rect.minY > 0.5)
    return isUpper ? (isRight ? 180 : 270) : (isRight ? 90 : 0)
  }

  // MARK: Drawing

  /// Draws a page, rotated as in the file, into clear pixels.
  /// - Parameters:
  ///   - transform: from the page's points, y downwards from its upper left corner, to pixels.
  ///   - hasAnnotations: false to leave out all of them except form fields.
  public func bitmap(
    of page: Int, width: Int, height: Int, transform: AffineTransform, hasAnnotations: Bool = true
  ) -> Bitmap? {
    guard (1...16_384).contains(width), (1...16_384).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    var matrix = cairo_matrix_t(
      xx: transform.m11, yx: transform.m12, xy: transform.m21, yy: transform.m22, x0: transform.tX, y0: transform.tY)
    cairo_set_matrix(context, &matrix)
    let isDrawn = draw(page, on: context, hasAnnotations: hasAnnotations)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard isDrawn, let source = cairo_image_surface_get_data(surface) else { return nil }
    let rowBytes = Int(cairo_image_surface_get_stride(surface))
    var pixels = Data(capacity: width * height * 4)
    for y in 0..<height { pixels.append(source + y * rowBytes, count: width * 4) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Draws a page with Cairo; returns false if there is none.
  /// - Parameter isVector: whether the target keeps outlines and letters.
  func draw(_ page: Int, on context: OpaquePointer, hasAnnotations: Bool, isVector: Bool = false) -> Bool {
    withPage(page) { held in
      // Bit 0: annotations that are printed. Without the words "for printing" pictures would lose pixels, and with them
      // annotations would be lost that are not printed.
      if !hasAnnotations || isVector && !hasUnprinted(held) {
        poppler.renderForPrinting(held, context, hasAnnotations ? 1 : 0)
      } else {
        poppler.render(held, context)
      }
      return true
    } ?? false
  }

  /// Returns whether a page has annotations that are shown but not printed. Called with the document locked.
  private func hasUnprinted(_ page: OpaquePointer) -> Bool {
    guard let list = poppler.annotations(page) else { return false }
    defer { poppler.freeAnnotations(list) }
    return Self.mappings(in: list).compactMap(\.object).contains {
      // Links draw nothing, nor do hidden ones.
      poppler.annotationKind($0) != 2 && poppler.annotationFlags($0) & (2 | 4 | 32) == 0
    }
  }
}
