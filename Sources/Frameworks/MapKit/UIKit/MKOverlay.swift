import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit

/// Something at a place on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What it is called besides.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle around it.
  var boundingMapRect: MKMapRect { get }
}

/// Whether overlays hide what is written on the map. The drawn map has nothing written.
public enum MKOverlayLevel: Int, Sendable {
  /// It does not.
  case aboveRoads = 0
  /// It does.
  case aboveLabels = 1
}

/// Something with a name.
open class MKShape: NSObject, MKAnnotation {
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// What it is called.
  open var title: String?
  /// What it is called besides.
  open var subtitle: String?
}

/// A place.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  /// Where it is.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  /// At 0° north, 0° east until told otherwise.
  public override init() {}

  /// A place.
  public init(coordinate: CLLocationCoordinate2D) { place = coordinate }

  /// A place with a name.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    place = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }
}

/// A shape of several places.
open class MKMultiPoint: MKShape {
  let places: [MKMapPoint]
  let outline: MapOutline

  init(_ places: [MKMapPoint], _ outline: MapOutline) {
    self.places = places
    self.outline = outline
  }

  /// How many places.
  open var pointCount: Int { places.count }
  /// The places, to read.
  open func points() -> [MKMapPoint] { places }
  /// The smallest rectangle around it.
  open var boundingMapRect: MKMapRect { outline.bounds }
  /// The middle of that.
  open override var coordinate: CLLocationCoordinate2D {
    outline.bounds.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: outline.bounds.midX, y: outline.bounds.midY).coordinate
  }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Straight on the map from place to place.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(points: coords.map { MKMapPoint($0) }, count: count)
  }

  /// Straight on the map from place to place.
  public convenience init(points: [MKMapPoint], count: Int) {
    let places = Array(points.prefix(max(0, count)))
    self.init(places, MapOutline([MapOutline.joined(places)], isClosed: false))
  }
}

/// A line that goes the shortest way on the ground.
open class MKGeodesicPolyline: MKPolyline {
  /// The shortest way from place to place.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    let outline = MapOutline(line: Array(coords.prefix(max(0, count))), geodesic: true)
    self.init(outline.lines.first ?? [], outline)
  }

  /// The shortest way from place to place.
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(coordinates: points.map(\.coordinate), count: count)
  }
}

/// An area.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// Areas that it does not cover.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// The area between places.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// The area between places without some others.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?) {
    let places = coords.prefix(max(0, count)).map { MKMapPoint($0) }
    let holes = (interiorPolygons ?? []).map(\.places)
    self.interiorPolygons = interiorPolygons
    super.init(places, MapOutline([MapOutline.joined(places)] + holes, isClosed: true))
  }
}

/// All that is within some metres of a place.
open class MKCircle: MKShape, MKOverlay {
  private let place: CLLocationCoordinate2D
  let outline: MapOutline
  /// In metres.
  public let radius: CLLocationDistance
  /// The middle.
  open override var coordinate: CLLocationCoordinate2D { place }
  /// The smallest rectangle around it.
  open var boundingMapRect: MKMapRect { outline.bounds }

  /// All that is within some metres of a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    place = coord
    self.radius = radius
    outline = MapOutline(center: coord, radius: radius)
  }
}
