import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Several lines that look alike.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  let outline: MapOutline

  /// Several lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    outline = MapOutline(polylines.flatMap(\.outline.lines), isClosed: false)
  }

  /// The smallest rectangle around them.
  open var boundingMapRect: MKMapRect { outline.bounds }
  /// The middle of that.
  open override var coordinate: CLLocationCoordinate2D { outline.middle }
}

/// Several areas that look alike.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]
  let outline: MapOutline

  /// Several areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    outline = MapOutline(polygons.flatMap(\.outline.lines), isClosed: true)
  }

  /// The smallest rectangle around them.
  open var boundingMapRect: MKMapRect { outline.bounds }
  /// The middle of that.
  open override var coordinate: CLLocationCoordinate2D { outline.middle }
}

extension MapOutline {
  /// The middle of the rectangle around it.
  var middle: CLLocationCoordinate2D {
    bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }
}

/// Draws several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
  /// A renderer of any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  override var outline: MapOutline? { (overlay as? MKMultiPolyline)?.outline }
}

/// Draws several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The areas.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
  /// A renderer of any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// A renderer of areas.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  override var outline: MapOutline? { (overlay as? MKMultiPolygon)?.outline }
}

/// A line whose colour changes on the way. Caveat: drawn in its first colour.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// Where on the line each colour is, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colours.
  open private(set) var colors: [UIColor] = []

  /// Says which colours the line has, and where.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = colors.first
  }
}
