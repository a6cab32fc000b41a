import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// A page of a document. Its coordinates are in points, y upwards, as it is before it is turned.
open class PDFPage: NSObject, NSCopying {
  enum Source {
    case blank
    case image(UIImage)
    case file(PDFFile, Int)
  }

  var source = Source.blank {
    didSet { (knownCrop, knownSize) = (nil, nil) }
  }
  /// What the page is in; nil for none.
  open internal(set) weak var document: PDFDocument?
  private var knownCrop: CGRect?
  private var knownSize: CGSize?
  private var ownBoxes: [PDFDisplayBox: CGRect] = [:]
  private var ownRotation: Int?
  /// Annotations, once they were asked for.
  private var knownAnnotations: [PDFAnnotation]?
  /// Some that are in the file were changed or taken away.
  var hasOtherAnnotations = false

  /// An empty page of 612 by 792 points.
  public override init() {}

  /// A page that is a picture, a point for each of the picture's.
  public convenience init?(image: UIImage) { self.init(image: image, options: [:]) }

  /// A page that is a picture.
  public convenience init?(image: UIImage, options: [PDFPage.ImageInitializationOption: Any] = [:]) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    self.init()
    source = .image(image)
    if let box = options[.mediaBox] as? CGRect, box.width > 0, box.height > 0 { ownBoxes[.mediaBox] = box }
    if let rotation = options[.rotation] as? Int { self.rotation = rotation }
  }

  /// How a page is made of a picture.
  public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The paper, which the picture fills: a `CGRect`.
    public static let mediaBox = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionMediaBox")
    /// Degrees by which the page is turned: an `Int`.
    public static let rotation = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionRotation")
    /// The picture is enlarged to fill the paper: a `Bool`. Caveat: it always is.
    public static let upscaleIfSmaller = ImageInitializationOption(
      rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
    /// How much of its quality the picture keeps, from 0 to 1. Caveat: it keeps all of it.
    public static let compressionQuality = ImageInitializationOption(
      rawValue: "PDFPageImageInitializationOptionCompressionQuality")
  }

  /// The same page, in no document.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = type(of: self).instance() as? PDFPage ?? PDFPage()
    made.source = source
    (made.ownBoxes, made.ownRotation) = (ownBoxes, ownRotation)
    made.displaysAnnotations = displaysAnnotations
    made.hasOtherAnnotations = hasOtherAnnotations
    made.knownAnnotations = knownAnnotations?.map { annotation in
      let copied = annotation.duplicate()
      copied.page = made
      return copied
    }
    return made
  }

  var filePlace: (file: PDFFile, page: Int)? {
    if case .file(let file, let place) = source { (file, place) } else { nil }
  }

  // MARK: What it is

  /// What it is called in its document: "iv".
  open var label: String? {
    if let filePlace { return filePlace.file.label(of: filePlace.page) }
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return "\(index + 1)"
  }

  /// The same page as Core Graphics knows it; nil for one that is in no file.
  open var pageRef: CGPDFPage? { filePlace.flatMap { document?.documentRef?.page(at: $0.page + 1) } }

  /// A part of the page. Caveat: of one that is in a file only what is shown is known, and stands in for all parts that nobody set.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let own = ownBoxes[box] { return own }
    if box != .mediaBox, let own = ownBoxes[.mediaBox] { return own }
    return crop
  }

  /// What is shown, unless somebody sets it.
  private var crop: CGRect {
    switch source {
    case .blank: return CGRect(x: 0, y: 0, width: 612, height: 792)
    case .image(let image): return CGRect(origin: .zero, size: image.size)
    case .file(let file, let place):
      if let knownCrop { return knownCrop }
      let crop = file.cropBox(of: place)
      knownCrop = crop
      return crop
    }
  }

  /// Says what a part of the page is; empty for what it was.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
    ownBoxes[box] = bounds.isEmpty ? nil : bounds.standardized
    document?.contentDidChange()
  }

  /// Degrees by which it is turned clockwise: 0, 90, 180 or 270.
  open var rotation: Int {
    get { ownRotation ?? fileRotation }
    set {
      ownRotation = ((newValue / 90 * 90) % 360 + 360) % 360
      document?.contentDidChange()
    }
  }
  private var fileRotation: Int { filePlace.map { $0.file.rotation(of: $0.page) } ?? 0 }

  // MARK: Coordinates

  /// How large a part of the page is shown, after it is turned.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    // What the file says is turned already; asking by how much costs more.
    if let filePlace, ownBoxes.isEmpty, ownRotation == nil {
      if let knownSize { return knownSize }
      let size = filePlace.file.size(of: filePlace.page)
      knownSize = size
      return size
    }
    let size = bounds(for: box).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// From the page's coordinates to those of a part of it as it is shown: turned, its lower left corner at zero.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    CGAffineTransform(turning: bounds(for: box), by: rotation)
  }

  /// Changes a context so that the page's coordinates are drawn in as they are shown.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

  /// From the page as its file turns it, its lower left corner at zero, to the page's coordinates.
  var fromFile: CGAffineTransform { CGAffineTransform(turning: crop, by: fileRotation).inverted() }

  // MARK: Drawing

  /// Annotations are drawn with the page.
  open var displaysAnnotations = true

  /// Draws the page as it is shown, where y counts upwards, the lower left corner of a part of it at zero. What is outside of the part is
  /// cut off. No paper is drawn.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let toShown = transform(for: box)
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: CGRect(origin: .zero, size: shownSize(box)))
    switch source {
    case .blank: break
    case .image(let image):
      context.saveGState()
      context.concatenate(toShown)
      if let picture = image.cgImage { context.draw(picture, in: bounds(for: .mediaBox)) }
      context.restoreGState()
    case .file(let file, let place):
      context.saveGState()
      context.concatenate(fromFile.concatenating(toShown))
      let stamp = PDFStamp(file, page: place, hasAnnotations: displaysAnnotations && !hasOtherAnnotations)
      context.drawPage(stamp, size: file.size(of: place))
      context.restoreGState()
    }
    guard displaysAnnotations, let knownAnnotations else { return }
    context.concatenate(toShown)
    for annotation in knownAnnotations where annotation.shouldDisplay {
      // Poppler has drawn those of the file.
      if annotation.isOfFile, !hasOtherAnnotations { continue }
      context.saveGState()
      annotation.draw(with: box, in: context)
      context.restoreGState()
    }
  }

  /// A picture of the page on white paper, as large as it fits into a size in points.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let shown = shownSize(box)
    guard shown.width > 0, shown.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
    let scale = min(size.width / shown.width, size.height / shown.height)
    let fitting = CGSize(
      width: max(1, (shown.width * scale).rounded()), height: max(1, (shown.height * scale).rounded()))
    return UIGraphicsImageRenderer(size: fitting).image { drawn in
      let context = drawn.cgContext
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(origin: .zero, size: fitting))
      context.translateBy(x: 0, y: fitting.height)
      context.scaleBy(x: fitting.width / shown.width, y: -fitting.height / shown.height)
      draw(with: box, to: context)
    }
  }

  // MARK: Annotations

  /// What was added to the page, from back to front.
  open var annotations: [PDFAnnotation] {
    if let knownAnnotations { return knownAnnotations }
    let corner = crop.origin
    let read = filePlace.map { $0.file.annotations(of: $0.page) } ?? []
    let made = read.map { PDFAnnotation($0, corner: corner, in: self) }
    knownAnnotations = made
    return made
  }

  /// Adds something in front.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page?.removeAnnotation(annotation)
    knownAnnotations = annotations + [annotation]
    annotation.page = self
    annotationDidChange(annotation)
  }

  /// Takes something away.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    guard let index = annotations.firstIndex(where: { $0 === annotation }) else { return }
    knownAnnotations?.remove(at: index)
    annotationDidChange(annotation)
    annotation.page = nil
  }

  func annotationDidChange(_ annotation: PDFAnnotation) {
    if annotation.isOfFile { hasOtherAnnotations = true }
    document?.contentDidChange()
    NotificationCenter.default.post(name: .pageAnnotationsDidChange, object: self)
  }

  /// What was added at a point, the foremost; nil for nothing.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.shouldDisplay && $0.bounds.contains(point) }
  }
}

extension Notification.Name {
  /// Views draw a page anew.
  static let pageAnnotationsDidChange = Notification.Name("ScrollworkPDFPageAnnotationsDidChange")
}
