import Foundation
import Rasterizer

/// Where bytes are written to.
public final class CGDataConsumer {
  let target: PDFRecording.Target

  /// They are added to a memory.
  public init?(data: CFMutableData) { target = .memory(data) }
  /// They replace a file.
  public init?(url: CFURL) { target = .file(url as URL) }
}

/// What a PDF is called.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who wrote a PDF.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What a PDF is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Words that a PDF is found by: a text or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// What a PDF was written with.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A page's paper, as the bytes of a rectangle.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// A context whose pages become a PDF, with y upwards.
  /// - Parameters:
  ///   - mediaBox: pages that do not say otherwise; nil for 612 by 792 points.
  ///   - auxiliaryInfo: title, author and so on. Caveat: passwords are not known here, and have no names.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(pdf: consumer.target, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// A context whose pages become the PDF in a file, with y upwards.
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

  /// Begins a page of a PDF.
  /// - Parameter pageInfo: the paper under `kCGPDFContextMediaBox`; nil for that of the context.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data
    let box = bytes.flatMap { bytes in
      bytes.count < MemoryLayout<CGRect>.size ? nil : bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    recording?.begin(box, in: self, isUpwards: true)
  }

  /// Ends a page of a PDF.
  public func endPDFPage() { recording?.end(in: self) }

  /// Begins a page.
  /// - Parameter mediaBox: the paper; nil for that of the context.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    recording?.begin(mediaBox?.pointee, in: self, isUpwards: true)
  }

  /// Ends a page.
  public func endPage() { recording?.end(in: self) }

  /// Writes the PDF. Nothing can be drawn after that. Caveat: a context that goes without this writes nothing.
  public func closePDF() { recording?.finish(self) }

  /// A part of the page leads to an address. Whatever was done to the context, the part is in the coordinates of the paper, y upwards
  /// from its lower edge; so are the places below.
  public func setURL(_ url: CFURL, for rect: CGRect) { link(.url((url as URL).absoluteString), in: rect) }

  /// A place of the page gets a name.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let recording else { return }
    recording.page.names.append((name, point.applying(recording.toDrawn)))
  }

  /// A part of the page leads to a place with a name.
  public func setDestination(_ name: CFString, for rect: CGRect) { link(.name(name), in: rect) }

  private func link(_ link: PDFPageContent.Link, in rect: CGRect) {
    guard let recording else { return }
    recording.page.links.append((rect.applying(recording.toDrawn), link))
  }

  /// What is drawn on a page of a size in points, with y upwards, to be written by `PDFWriter`.
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
