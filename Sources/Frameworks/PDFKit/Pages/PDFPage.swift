import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// A page of a document. Its coordinates are in points, y upwards, before rotation.
open class PDFPage: NSObject, NSCopying {
  enum Source {
    case blank
    case image(UIImage)
    case file(PDFFile, Int)
  }

  var source = Source.blank {
    didSet { (knownCrop, knownSize) = (nil, nil) }
  }
  /// The document; nil if there is none.
  open internal(set) weak var document: PDFDocument?
  private var knownCrop: CGRect?
  private var knownSize: CGSize?
  private var ownBoxes: [PDFDisplayBox: CGRect] = [:]
  private var ownRotation: Int?
  /// The annotations, once accessed.
  private var knownAnnotations: [PDFAnnotation]?
  /// Whether annotations of the file were changed or removed.
  var hasOtherAnnotations = false

  /// Creates an empty page of 612 by 792 points.
  public override init() {}

  /// Creates a page from an image, with one point per point of the image.
  public convenience init?(image: UIImage) { self.init(image: image, options: [:]) }

  /// Creates a page from an image.
  public convenience init?(image: UIImage, options: [PDFPage.ImageInitializationOption: Any] = [:]) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    self.init()
    source = .image(image)
    if let box = options[.mediaBox] as? CGRect, box.width > 0, box.height > 0 { ownBoxes[.mediaBox] = box }
    if let rotation = options[.rotation] as? Int { self.rotation = rotation }
  }

  /// An option for creating a page from an image.
  public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The media box, which the image fills: a `CGRect`.
    public static let mediaBox = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionMediaBox")
    /// The rotation in degrees: an `Int`.
    public static let rotation = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionRotation")
    /// Whether the image is enlarged to fill the page: a `Bool`. Caveat: it always is.
    public static let upscaleIfSmaller = ImageInitializationOption(
      rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
    /// The quality of the image, from 0 to 1. Caveat: it is not compressed.
    public static let compressionQuality = ImageInitializationOption(
      rawValue: "PDFPageImageInitializationOptionCompressionQuality")
  }

  /// Returns a copy without a document.
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

  /// The label in its document, such as "iv".
  open var label: String? {
    if let filePlace { return filePlace.file.label(of: filePlace.page) }
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return "\(index + 1)"
  }

  /// The page in Core Graphics; nil if it is not in a file.
  open var pageRef: CGPDFPage? { filePlace.flatMap { document?.documentRef?.page(at: $0.page + 1) } }

  /// Returns a box of the page. Caveat: of a page in a file only the visible part is known, and replaces all boxes that
  /// were not set.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let own = ownBoxes[box] { return own }
    if box != .mediaBox, let own = ownBoxes[.mediaBox] { return own }
    return crop
  }

  /// The crop box, unless it was set.
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

  /// Sets a box of the page; an empty one resets it.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
    ownBoxes[box] = bounds.isEmpty ? nil : bounds.standardized
    document?.contentDidChange()
  }

  /// The clockwise rotation in degrees: 0, 90, 180 or 270.
  open var rotation: Int {
    get { ownRotation ?? fileRotation }
    set {
      ownRotation = ((newValue / 90 * 90) % 360 + 360) % 360
      document?.contentDidChange()
    }
  }
  private var fileRotation: Int { filePlace.map { $0.file.rotation(of: $0.page) } ?? 0 }

  // MARK: Coordinates

  /// Returns the size of a box as shown, after rotation.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    // The file's page size is already rotated; reading the rotation costs more.
    if let filePlace, ownBoxes.isEmpty, ownRotation == nil {
      if let knownSize { return knownSize }
      let size = filePlace.file.size(of: filePlace.page)
      knownSize = size
      return size
    }
    let size = bounds(for: box).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Returns the transform from the page's coordinates to those of a box as shown: rotated, with its lower left corner
  /// at zero.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    CGAffineTransform(turning: bounds(for: box), by: rotation)
  }

  /// Transforms a context to draw in the page's coordinates as shown.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

  /// The transform from the page rotated as in its file, with its lower left corner at zero, to the page's coordinates.
  var fromFile: CGAffineTransform { CGAffineTransform(turning: crop, by: fileRotation).inverted() }

  // MARK: Drawing

  /// Whether annotations are drawn with the page.
  open var displaysAnnotations = true

  /// Draws the page as shown, with y upwards and the lower left corner of a box at zero. It is clipped to the box. No
  /// paper is drawn.
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

  /// Returns an image of the page on white paper, fitted into a size in points.
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

  /// The annotations of the page, from back to front.
  open var annotations: [PDFAnnotation] {
    if let knownAnnotations { return knownAnnotations }
    let corner = crop.origin
    let read = filePlace.map { $0.file.annotations(of: $0.page) } ?? []
    let made = read.map { PDFAnnotation($0, corner: corner, in: self) }
    knownAnnotations = made
    return made
  }

  /// Adds an annotation in front.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page?.removeAnnotation(annotation)
    knownAnnotations = annotations + [annotation]
    annotation.page = self
    annotationDidChange(annotation)
  }

  /// Removes an annotation.
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

  /// Returns the frontmost annotation at a point; nil if there is none.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.shouldDisplay && $0.bounds.contains(point) }
  }
}

extension Notification.Name {
  /// Posted to make views redraw a page.
  static let pageAnnotationsDidChange = Notification.Name("ScrollworkPDFPageAnnotationsDidChange")
}
