import Foundation
import ScrollworkCoreLocation

/// A rectangle on the flat map.
public struct MKMapRect: Equatable, Sendable {
  /// The north-west corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates an empty rectangle at the world's origin.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a rectangle from its origin and size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle in map points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The null rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole world.
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

  /// The west edge.
  public var minX: Double { origin.x }
  /// The north edge.
  public var minY: Double { origin.y }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The east edge.
  public var maxX: Double { origin.x + size.width }
  /// The south edge.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// Whether it is the null rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether it crosses the 180th meridian.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapPoint.world) }

  /// Returns the smallest rectangle that contains this and another.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the intersection with another rectangle.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard intersects(other) else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Returns whether this and another intersect.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns whether it contains a position.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether it contains another rectangle.
  public func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }

  /// Returns the rectangle inset by a length at each edge; negative values enlarge it.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle moved by an offset.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

/// Returns a rectangle in map points.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// A span in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a span in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of the world: its centre and span.
public struct MKCoordinateRegion: Sendable {
  /// The centre.
  public var center: CLLocationCoordinate2D
  /// The span.
  public var span: MKCoordinateSpan

  /// Creates an empty region.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region from its centre and span in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region from its centre and size in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let around = earthCircumference * cos(centerCoordinate.latitude * .pi / 180)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / earthCircumference * 360,
        longitudeDelta: around > 0 ? min(360, longitudinalMeters / around * 360) : 360))
  }

  /// Creates the region of a rectangle on the flat map.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: rect.width / MKMapPoint.world * 360))
  }

  /// The rectangle around it on the flat map, with the same centre.
  var mapRect: MKMapRect {
    let (half, middle) = (span.latitudeDelta / 2, MKMapPoint(center))
    let north = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + half, longitude: center.longitude))
    let south = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - half, longitude: center.longitude))
    let height = abs(south.y - north.y)
    let width = min(360, abs(span.longitudeDelta)) / 360 * MKMapPoint.world
    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}

/// Returns a span in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a region from its centre and span.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

extension CLLocationCoordinate2D {
  func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude == other.latitude && longitude == other.longitude
  }
}

extension MKCoordinateRegion {
  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.isSame(as: other.center) && span.latitudeDelta == other.span.latitudeDelta
      && span.longitudeDelta == other.span.longitudeDelta
  }
}
