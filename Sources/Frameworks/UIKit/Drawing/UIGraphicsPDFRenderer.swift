import Foundation
import Rasterizer

/// The format of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Title, author and so on, under Core Graphics' keys such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]
}

/// The drawing context of a PDF renderer; y points downwards.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the PDF.
  public let format: UIGraphicsPDFRendererFormat
  private let recording: PDFRecording

  fileprivate init(_ context: CGContext, _ recording: PDFRecording, _ format: UIGraphicsPDFRendererFormat) {
    cgContext = context
    self.recording = recording
    self.format = format
  }

  /// The bounds of the page.
  open var pdfContextBounds: CGRect { recording.bounds }
  /// Begins a page of the default size.
  open func beginPage() { recording.begin(nil, in: cgContext, isUpwards: false) }
  /// Begins a page of a size in points.
  /// - Parameter pageInfo: Caveat: it is ignored.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    recording.begin(bounds, in: cgContext, isUpwards: false)
  }
  /// Links a part of the page to a URL. Coordinates here and below are those of the paper, with y upwards, as in Core
  /// Graphics (a guess).
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }
  /// Names a point of the page.
  open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }
  /// Links a part of the page to a named point.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes the inner edge of a rectangle, one point wide, with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer for PDF files. Text and outlines remain vectors.
open class UIGraphicsPDFRenderer: NSObject {
  /// A closure that draws a PDF.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// The format of the files.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer for pages of a size in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// Creates a renderer for pages of a size in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Returns the drawn PDF.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    draw(.memory(NSMutableData()), actions).data
  }

  /// Writes the drawn PDF to a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    if let failure = draw(.file(url), actions).failure { throw failure }
  }

  private func draw(_ target: PDFRecording.Target, _ actions: DrawingActions) -> (data: Data, failure: (any Error)?) {
    let recording = PDFRecording(target, bounds: format.bounds, description: format.documentInfo)
    let context = CGContext(size: format.bounds.size, scale: 1)
    context.recording = recording
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(context, recording, format))
    UIGraphicsPopContext()
    return (recording.finish(context), recording.failure)
  }
}

// MARK: Functions

/// Begins a PDF that is appended to data.
/// - Parameters:
///   - bounds: the default page; empty for 612 by 792 points.
///   - documentInfo: title, author and so on.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(.memory(data), bounds, documentInfo)
}

/// Begins a PDF file; returns true.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  begin(.file(URL(fileURLWithPath: path)), bounds, documentInfo)
  return true
}

private func begin(_ target: PDFRecording.Target, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  let context = CGContext(size: bounds.size, scale: 1)
  context.recording = PDFRecording(target, bounds: bounds, description: documentInfo)
  UIGraphicsPushContext(context)
}

/// Writes the current PDF and restores the previous context.
public func UIGraphicsEndPDFContext() {
  guard let context = UIGraphicsGetCurrentContext(), let recording = context.recording else { return }
  recording.finish(context)
  UIGraphicsPopContext()
}

/// Begins a page of the current PDF.
public func UIGraphicsBeginPDFPage() {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.recording?.begin(nil, in: context, isUpwards: false)
}

/// Begins a page of its own size. Caveat: `pageInfo` is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.recording?.begin(bounds.isEmpty ? nil : bounds, in: context, isUpwards: false)
}

/// Returns the bounds of the current page; empty for none.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.recording?.bounds ?? .zero }

/// Links a part of the page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setURL(url as NSURL, for: rect)
}

/// Names a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  UIGraphicsGetCurrentContext()?.addDestination(name, at: point)
}

/// Links a part of the page to a named point.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setDestination(name, for: rect)
}
