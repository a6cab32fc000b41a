import DisplayList
import Foundation
import Rasterizer

/// A page of a PDF.
public final class CGPDFPage: Hashable, Sendable {
  /// The page's document; nil for none.
  public let document: CGPDFDocument?
  /// The number of the page, counted from 1.
  public let pageNumber: Int
  let file: PDFFile

  init(_ document: CGPDFDocument, _ file: PDFFile, number: Int) {
    (self.document, self.file, pageNumber) = (document, file, number)
  }

  /// Returns a box of the page, in its coordinates: y upwards, before rotation. Caveat: always the displayed area.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { file.cropBox(of: pageNumber - 1) }

  /// The clockwise rotation of the displayed page, in degrees: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(file.rotation(of: pageNumber - 1)) }

  /// Returns the transform that centres a box of the page in a rectangle, scaled down to fit but not enlarged.
  /// - Parameters:
  ///   - rotate: additional clockwise rotation in degrees.
  ///   - preserveAspectRatio: false to fill the rectangle.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let area = getBoxRect(box)
    guard area.width > 0, area.height > 0 else { return .identity }
    let angle = Int(rotationAngle + rotate)
    let turned = CGAffineTransform(turning: area, by: angle)
    let whole = angle % 180 == 0 ? area.size : CGSize(width: area.height, height: area.width)
    var (x, y) = (min(1, rect.width / whole.width), min(1, rect.height / whole.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return turned.concatenating(CGAffineTransform(scaleX: x, y: y)).concatenating(
      CGAffineTransform(
        translationX: rect.midX - whole.width * x / 2, y: rect.midY - whole.height * y / 2))
  }

  public static func == (a: CGPDFPage, b: CGPDFPage) -> Bool {
    a.file === b.file && a.pageNumber == b.pageNumber
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(pageNumber)
  }
}

extension CGAffineTransform {
  /// Creates the transform from a page's coordinates, y upwards, to those of the page rotated clockwise, with its lower
  /// left corner at zero.
  /// - Parameter area: the displayed part of the page.
  @_spi(Scrollwork) public init(turning area: CGRect, by degrees: Int) {
    switch ((degrees % 360) + 360) % 360 {
    case 90: self.init(a: 0, b: -1, c: 1, d: 0, tx: -area.minY, ty: area.maxX)
    case 180: self.init(a: -1, b: 0, c: 0, d: -1, tx: area.maxX, ty: area.maxY)
    case 270: self.init(a: 0, b: 1, c: -1, d: 0, tx: area.maxY, ty: -area.minX)
    default: self.init(translationX: -area.minX, y: -area.minY)
    }
  }
}

extension CGContext {
  /// Draws the displayed area of a page, where y points upwards, in the page's coordinates and before rotation.
  public func drawPDFPage(_ page: CGPDFPage) {
    let area = page.getBoxRect(.cropBox)
    let angle = Int(page.rotationAngle)
    saveGState()
    // Poppler rotates pages: undo that.
    concatenate(CGAffineTransform(turning: area, by: angle).inverted())
    let isSideways = angle % 180 != 0
    let size = isSideways ? CGSize(width: area.height, height: area.width) : area.size
    drawPage(PDFStamp(page.file, page: page.pageNumber - 1), size: size)
    restoreGState()
  }

  /// Draws a page with the rotation of its file, where y points upwards, its lower left corner at zero. In a PDF it
  /// remains vectors; in a picture only the pixels within the clip area are rasterized.
  @_spi(Scrollwork) public func drawPage(_ stamp: PDFStamp, size: CGSize) {
    let whole = CGRect(origin: .zero, size: size)
    saveGState()
    defer { restoreGState() }
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
    if let recording {
      let place = Bitmap(width: 1, height: 1, pixels: Data(count: 4))
      recording.page.stamps[place.id] = stamp
      return add(.image(place, whole, tint: nil))
    }
    // Pixels per point, by the scale of the transform.
    let matrix = ctm
    let density = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)) * scale
    let visible = boundingBoxOfClipPath.intersection(whole)
    guard density > 0, density.isFinite, visible.width > 0, visible.height > 0 else { return }
    let most: CGFloat = 8192
    let used = min(density, most / max(visible.width, visible.height))
    // Whole pixels from the page's corner, so that parts align.
    let left = (visible.minX * used).rounded(.down)
    let top = (visible.minY * used).rounded(.down)
    let width = max(1, (visible.maxX * used).rounded(.up) - left)
    let height = max(1, (visible.maxY * used).rounded(.up) - top)
    let transform = AffineTransform(m11: used, m12: 0, m21: 0, m22: used, tX: -left, tY: -top)
    guard
      let bitmap = stamp.file.bitmap(
        of: stamp.page, width: Int(width), height: Int(height), transform: transform,
        hasAnnotations: stamp.hasAnnotations)
    else { return }
    draw(
      bitmap, in: CGRect(x: left / used, y: top / used, width: width / used, height: height / used), tint: nil,
      alpha: 1)
  }
}
