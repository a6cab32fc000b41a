import Foundation
import ScrollworkCoreLocation

/// A rectangle on the flat map.
public struct MKMapRect: Equatable, Sendable {
  /// The north-west corner.
  public var origin: MKMapPoint
  /// How far it reaches from there.
  public var size: MKMapSize

  /// An empty rectangle in the corner of the world.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// A rectangle by its corner and extent.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle in map points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// No rectangle at all.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole world.
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

  /// The west edge.
  public var minX: Double { origin.x }
  /// The north edge.
  public var minY: Double { origin.y }
  /// Half way from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// Half way from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The east edge.
  public var maxX: Double { origin.x + size.width }
  /// The south edge.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// It is no rectangle at all.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// It has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// It reaches over the line where east meets west.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapPoint.world) }

  /// The smallest rectangle around this and another.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What this and another have in common.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard intersects(other) else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Whether this and another have anything in common.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether a place is inside.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another one is inside.
  public func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }

  /// Smaller by a length at each edge, larger if it is negative.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

/// A rectangle in map points.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// Degrees from edge to edge.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// No extent.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// An extent in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the world: its middle and how far it reaches.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// From edge to edge.
  public var span: MKCoordinateSpan

  /// Nowhere.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// A part by its middle and the degrees from edge to edge.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A part by its middle and the metres from edge to edge.
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

  /// What a rectangle of the flat map shows.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: rect.width / MKMapPoint.world * 360))
  }

  /// The rectangle of the flat map around it, with its centre in the middle.
  var mapRect: MKMapRect {
    let (half, middle) = (span.latitudeDelta / 2, MKMapPoint(center))
    let north = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + half, longitude: center.longitude))
    let south = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - half, longitude: center.longitude))
    let height = abs(south.y - north.y)
    let width = min(360, abs(span.longitudeDelta)) / 360 * MKMapPoint.world
    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}

/// Degrees from edge to edge.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A part of the world by its middle and extent.
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
