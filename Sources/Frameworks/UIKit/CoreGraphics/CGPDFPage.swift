import DisplayList
import Foundation
import Rasterizer

/// A page of a PDF.
public final class CGPDFPage: Hashable, Sendable {
  /// What the page is in; nil for none.
  public let document: CGPDFDocument?
  /// Counted from 1.
  public let pageNumber: Int
  let file: PDFFile

  init(_ document: CGPDFDocument, _ file: PDFFile, number: Int) {
    (self.document, self.file, pageNumber) = (document, file, number)
  }

  /// A part of the page, in its coordinates: y upwards, before it is turned. Caveat: what is shown stands in for all of them.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { file.cropBox(of: pageNumber - 1) }

  /// By how many degrees the page is turned clockwise when it is shown: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(file.rotation(of: pageNumber - 1)) }

  /// What brings a part of the page into the middle of a rectangle, as large as it fits, but not enlarged.
  /// - Parameters:
  ///   - rotate: degrees clockwise in which the page is turned further.
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
  /// From the coordinates of a page, y upwards, to those of the page as it is turned clockwise, whose lower left corner is at zero.
  /// - Parameter area: the part of the page that is shown.
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
  /// Draws what is shown of a page, where y counts upwards, in the page's coordinates and before it is turned.
  public func drawPDFPage(_ page: CGPDFPage) {
    let area = page.getBoxRect(.cropBox)
    let angle = Int(page.rotationAngle)
    saveGState()
    // Poppler turns pages: back.
    concatenate(CGAffineTransform(turning: area, by: angle).inverted())
    let isSideways = angle % 180 != 0
    let size = isSideways ? CGSize(width: area.height, height: area.width) : area.size
    drawPage(PDFStamp(page.file, page: page.pageNumber - 1), size: size)
    restoreGState()
  }

  /// Draws a page as it is turned in its file, where y counts upwards, its lower left corner at zero. In a PDF it stays what it is; in a
  /// picture it has the picture's pixels, of which only those are made that clips leave.
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
    // Pixels per point, by how much lengths grow on the way.
    let matrix = ctm
    let density = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)) * scale
    let visible = boundingBoxOfClipPath.intersection(whole)
    guard density > 0, density.isFinite, visible.width > 0, visible.height > 0 else { return }
    let most: CGFloat = 8192
    let used = min(density, most / max(visible.width, visible.height))
    // Whole pixels from the page's corner, so that parts fit together.
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
