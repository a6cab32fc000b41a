import Foundation
import ScrollworkCoreLocation

/// A position on the flat map of the world: Mercator's projection of a square 2^28 map points wide, from its north-west
/// corner.
public struct MKMapPoint: Sendable {
  /// The distance from the west edge.
  public var x: Double
  /// The distance from the north edge.
  public var y: Double

  /// Creates the north-west corner of the world.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a position from map points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the position of a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * Self.world
  }

  /// The coordinate of this position.
  public var coordinate: CLLocationCoordinate2D {
    let longitude = x / Self.world * 360 - 180
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Self.world))) * 180 / .pi,
      longitude: abs(longitude) <= 180 ? longitude : longitude.remainder(dividingBy: 360))
  }

  /// The width of the world in map points.
  static let world = 268_435_456.0
  /// The latitude at which the square world ends.
  static let lastLatitude = atan(sinh(Double.pi)) * 180 / .pi

  /// Returns the distance to another position over the ground, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

extension MKMapPoint: Equatable {}

/// A size on the flat map.
public struct MKMapSize: Equatable, Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// Creates an empty size.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size in map points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole world.
  public static var world: MKMapSize { MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world) }
}

/// Returns a position from map points.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Returns the map points per metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// Returns the metres per map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).coordinate.latitude
  return cos(point * .pi / 180) * earthCircumference / MKMapPoint.world
}

/// The equator in metres of the sphere that `CLLocation` measures on.
let earthCircumference = 2 * Double.pi * 6_371_008.8
