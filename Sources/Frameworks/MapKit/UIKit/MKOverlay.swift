import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit

/// An annotation of a place on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The location.
  var coordinate: CLLocationCoordinate2D { get }
  /// The name.
  var title: String? { get }
  /// The subtitle.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// An overlay on a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The bounding rectangle.
  var boundingMapRect: MKMapRect { get }
}

/// The level of overlays relative to labels. The drawn map has no labels.
public enum MKOverlayLevel: Int, Sendable {
  /// Below labels.
  case aboveRoads = 0
  /// Above labels.
  case aboveLabels = 1
}

/// A shape with a title.
open class MKShape: NSObject, MKAnnotation {
  /// The location.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The name.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}

/// A point annotation.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  /// The location.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  /// Creates an annotation at 0° north, 0° east.
  public override init() {}

  /// Creates an annotation at a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    place = coordinate
  }

  /// Creates an annotation at a place with a title.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
  let places: [MKMapPoint]
  let outline: MapOutline

  init(_ places: [MKMapPoint], _ outline: MapOutline) {
    self.places = places
    self.outline = outline
  }

  /// The number of points.
  open var pointCount: Int { places.count }
  /// Returns the points, for reading.
  open func points() -> [MKMapPoint] { places }
  /// The bounding rectangle.
  open var boundingMapRect: MKMapRect { outline.bounds }
  /// The centre of the bounding rectangle.
  open override var coordinate: CLLocationCoordinate2D {
    outline.bounds.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: outline.bounds.midX, y: outline.bounds.midY).coordinate
  }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line that is straight on the map.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(points: coords.map { MKMapPoint($0) }, count: count)
  }

  /// Creates a line that is straight on the map.
  public convenience init(points: [MKMapPoint], count: Int) {
    let places = Array(points.prefix(max(0, count)))
    self.init(places, MapOutline([MapOutline.joined(places)], isClosed: false))
  }
}

/// A line along the shortest path on the ground.
open class MKGeodesicPolyline: MKPolyline {
  /// Creates the shortest path between places.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    let outline = MapOutline(line: Array(coords.prefix(max(0, count))), geodesic: true)
    self.init(outline.lines.first ?? [], outline)
  }

  /// Creates the shortest path between places.
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(coordinates: points.map(\.coordinate), count: count)
  }
}

/// An area.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// Areas cut out of it.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates the area between places.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates the area between places with some cut out.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?) {
    let places = coords.prefix(max(0, count)).map { MKMapPoint($0) }
    let holes = (interiorPolygons ?? []).map(\.places)
    self.interiorPolygons = interiorPolygons
    super.init(places, MapOutline([MapOutline.joined(places)] + holes, isClosed: true))
  }
}

/// A circle around a place, with a radius in metres.
open class MKCircle: MKShape, MKOverlay {
  private let place: CLLocationCoordinate2D
  let outline: MapOutline
  /// The radius in metres.
  public let radius: CLLocationDistance
  /// The centre.
  open override var coordinate: CLLocationCoordinate2D { place }
  /// The bounding rectangle.
  open var boundingMapRect: MKMapRect { outline.bounds }

  /// Creates a circle around a place, with a radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    place = coord
    self.radius = radius
    outline = MapOutline(center: coord, radius: radius)
  }
}
