import Foundation
import Rasterizer

/// A destination for bytes.
public final class CGDataConsumer {
  let target: PDFRecording.Target

  /// Creates a consumer that appends to data.
  public init?(data: CFMutableData) { target = .memory(data) }
  /// Creates a consumer that replaces a file.
  public init?(url: CFURL) { target = .file(url as URL) }
}

/// The title of a PDF.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a PDF.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a PDF.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The keywords of a PDF: one string or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The creator of a PDF.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A page's media box, as the bytes of a rectangle.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// Creates a context that writes its pages to a PDF, with y upwards.
  /// - Parameters:
  ///   - mediaBox: the default page rectangle; nil for 612 by 792 points.
  ///   - auxiliaryInfo: title, author and so on. Caveat: there are no keys for passwords.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(pdf: consumer.target, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that writes its pages to a PDF file, with y upwards.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(pdf: .file(url as URL), mediaBox: mediaBox, auxiliaryInfo)
  }

  private convenience init?(
    pdf target: PDFRecording.Target, mediaBox: UnsafePointer<CGRect>?, _ description: CFDictionary?
  ) {
    let bounds = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    self.init(size: bounds.size, scale: 1)
    recording = PDFRecording(target, bounds: bounds, description: description)
  }

  /// Begins a PDF page.
  /// - Parameter pageInfo: the media box under `kCGPDFContextMediaBox`; nil for the context's.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data
    let box = bytes.flatMap { bytes in
      bytes.count < MemoryLayout<CGRect>.size ? nil : bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    recording?.begin(box, in: self, isUpwards: true)
  }

  /// Ends a PDF page.
  public func endPDFPage() { recording?.end(in: self) }

  /// Begins a page.
  /// - Parameter mediaBox: the media box; nil for the context's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    recording?.begin(mediaBox?.pointee, in: self, isUpwards: true)
  }

  /// Ends a page.
  public func endPage() { recording?.end(in: self) }

  /// Writes the PDF and ends drawing. Caveat: a context released without this call writes nothing.
  public func closePDF() { recording?.finish(self) }

  /// Links a part of the page to a URL. Coordinates here and below are those of the paper, y upwards from its lower
  /// edge, whatever the context's transform.
  public func setURL(_ url: CFURL, for rect: CGRect) { link(.url((url as URL).absoluteString), in: rect) }

  /// Names a point of the page.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let recording else { return }
    recording.page.names.append((name, point.applying(recording.toDrawn)))
  }

  /// Links a part of the page to a named point.
  public func setDestination(_ name: CFString, for rect: CGRect) { link(.name(name), in: rect) }

  private func link(_ link: PDFPageContent.Link, in rect: CGRect) {
    guard let recording else { return }
    recording.page.links.append((rect.applying(recording.toDrawn), link))
  }

  /// Returns the content drawn on a page of a size in points, with y upwards, for `PDFWriter`.
  @_spi(Scrollwork) public static func pdfPage(size: CGSize, _ draw: (CGContext) -> Void) -> PDFPageContent {
    let context = CGContext(size: size, scale: 1)
    let recording = PDFRecording(
      .memory(NSMutableData()), bounds: CGRect(origin: .zero, size: size), description: nil)
    context.recording = recording
    recording.begin(nil, in: context, isUpwards: true)
    draw(context)
    recording.end(in: context)
    return recording.pages.last ?? PDFPageContent(size: size)
  }
}
