import Foundation
import Rasterizer

/// A coordinate or zoom that a destination leaves unchanged.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A destination in a document.
open class PDFDestination: NSObject, NSCopying {
  /// The page; nil if it is gone.
  open private(set) weak var page: PDFPage?
  /// The point on the page, in its coordinates.
  open private(set) var point: CGPoint
  /// The zoom.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// Creates a destination at a point on a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }

  /// Creates the destination in a file; nil if the page does not exist.
  convenience init?(_ place: PDFFile.Place, in document: PDFDocument) {
    guard let index = document.index(ofFilePage: place.page), let page = document.page(at: index) else { return nil }
    let corner = page.bounds(for: .cropBox).origin
    self.init(
      page: page,
      at: CGPoint(
        x: place.left.map { $0 + corner.x } ?? kPDFDestinationUnspecifiedValue,
        y: place.top.map { $0 + corner.y } ?? kPDFDestinationUnspecifiedValue))
    if let zoom = place.zoom { self.zoom = zoom }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let page else { return self }
    let made = PDFDestination(page: page, at: point)
    made.zoom = zoom
    return made
  }

  /// Returns the order of two destinations: by page, then from top to bottom.
  open func compare(_ destination: PDFDestination) -> ComparisonResult {
    guard let page, let other = destination.page, let document = page.document else { return .orderedSame }
    let (a, b) = (document.index(for: page), document.index(for: other))
    if a != b { return a < b ? .orderedAscending : .orderedDescending }
    if point.y == destination.point.y { return .orderedSame }
    return point.y > destination.point.y ? .orderedAscending : .orderedDescending
  }
}
