import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Several lines with the same look.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  let outline: MapOutline

  /// Creates several lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    outline = MapOutline(polylines.flatMap(\.outline.lines), isClosed: false)
  }

  /// The bounding rectangle.
  open var boundingMapRect: MKMapRect { outline.bounds }
  /// The centre of the bounding rectangle.
  open override var coordinate: CLLocationCoordinate2D { outline.middle }
}

/// Several areas with the same look.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]
  let outline: MapOutline

  /// Creates several areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    outline = MapOutline(polygons.flatMap(\.outline.lines), isClosed: true)
  }

  /// The bounding rectangle.
  open var boundingMapRect: MKMapRect { outline.bounds }
  /// The centre of the bounding rectangle.
  open override var coordinate: CLLocationCoordinate2D { outline.middle }
}

extension MapOutline {
  /// The centre of the bounding rectangle.
  var middle: CLLocationCoordinate2D {
    bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }
}

/// Draws several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
  /// Creates a renderer for any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Creates a renderer for lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  override var outline: MapOutline? { (overlay as? MKMultiPolyline)?.outline }
}

/// Draws several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The areas.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
  /// Creates a renderer for any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Creates a renderer for areas.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  override var outline: MapOutline? { (overlay as? MKMultiPolygon)?.outline }
}

/// Draws a line with a gradient. Caveat: drawn in its first colour.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The location of each colour on the line, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colours.
  open private(set) var colors: [UIColor] = []

  /// Sets the colours of the line and their locations.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = colors.first
  }
}
