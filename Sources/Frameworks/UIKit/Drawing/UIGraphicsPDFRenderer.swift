import Foundation
import Rasterizer

/// How a PDF is made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Title, author and so on, under the names of Core Graphics: `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]
}

/// What a PDF is drawn with; y counts downwards.
open class UIGraphicsPDFRendererContext: NSObject {
  /// Where is drawn.
  public let cgContext: CGContext
  /// How the PDF is made.
  public let format: UIGraphicsPDFRendererFormat
  private let recording: PDFRecording

  fileprivate init(_ context: CGContext, _ recording: PDFRecording, _ format: UIGraphicsPDFRendererFormat) {
    cgContext = context
    self.recording = recording
    self.format = format
  }

  /// The coordinates of the page.
  open var pdfContextBounds: CGRect { recording.bounds }
  /// Begins a page as large as all are.
  open func beginPage() { recording.begin(nil, in: cgContext, isUpwards: false) }
  /// Begins a page of its own size, in points.
  /// - Parameter pageInfo: Caveat: it is not looked at.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    recording.begin(bounds, in: cgContext, isUpwards: false)
  }
  /// A part of the page leads to an address. It is in the coordinates of the paper, whose y counts upwards, as in Core Graphics (a
  /// guess); so are the places below.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }
  /// A place of the page gets a name.
  open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }
  /// A part of the page leads to a place with a name.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of one point inside of a rectangle with the current colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws nothing outside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes PDF files by drawing. Texts and outlines stay what they are.
open class UIGraphicsPDFRenderer: NSObject {
  /// What draws a PDF.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// How files are made.
  public let format: UIGraphicsPDFRendererFormat

  /// For pages of a size in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// For pages of a size in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// The PDF that is drawn.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    draw(.memory(NSMutableData()), actions).data
  }

  /// Writes the PDF that is drawn to a file.
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

/// Drawing goes to a PDF that becomes a part of a memory.
/// - Parameters:
///   - bounds: pages that do not say otherwise; empty for 612 by 792 points.
///   - documentInfo: title, author and so on.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(.memory(data), bounds, documentInfo)
}

/// Drawing goes to a PDF that becomes a file; true.
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

/// Writes the PDF that drawing goes to, and drawing goes where it went before.
public func UIGraphicsEndPDFContext() {
  guard let context = UIGraphicsGetCurrentContext(), let recording = context.recording else { return }
  recording.finish(context)
  UIGraphicsPopContext()
}

/// Begins a page of the PDF that drawing goes to.
public func UIGraphicsBeginPDFPage() {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.recording?.begin(nil, in: context, isUpwards: false)
}

/// Begins a page of its own size. Caveat: `pageInfo` is not looked at.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.recording?.begin(bounds.isEmpty ? nil : bounds, in: context, isUpwards: false)
}

/// The coordinates of the page that drawing goes to; empty for none.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.recording?.bounds ?? .zero }

/// A part of the page leads to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setURL(url as NSURL, for: rect)
}

/// A place of the page gets a name.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  UIGraphicsGetCurrentContext()?.addDestination(name, at: point)
}

/// A part of the page leads to a place with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setDestination(name, for: rect)
}
