import Foundation
import Rasterizer

/// Stands for a coordinate or an enlargement that a destination leaves as it is.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place in a document.
open class PDFDestination: NSObject, NSCopying {
  /// Its page; nil if that is gone.
  open private(set) weak var page: PDFPage?
  /// A point of the page, in its coordinates.
  open private(set) var point: CGPoint
  /// How much pages are enlarged there.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// A point of a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }

  /// What a file says; nil for a page that is not there.
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

  /// The same place.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let page else { return self }
    let made = PDFDestination(page: page, at: point)
    made.zoom = zoom
    return made
  }

  /// Whether it comes before another place: by pages, then from top to bottom.
  open func compare(_ destination: PDFDestination) -> ComparisonResult {
    guard let page, let other = destination.page, let document = page.document else { return .orderedSame }
    let (a, b) = (document.index(for: page), document.index(for: other))
    if a != b { return a < b ? .orderedAscending : .orderedDescending }
    if point.y == destination.point.y { return .orderedSame }
    return point.y > destination.point.y ? .orderedAscending : .orderedDescending
  }
}
