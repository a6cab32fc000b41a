import Foundation
import ScrollworkCoreLocation

/// A place on the world as a flat map: Mercator's projection of a square 2^28 map points wide, from its north-west corner.
public struct MKMapPoint: Sendable {
  /// From the west.
  public var x: Double
  /// From the north.
  public var y: Double

  /// The north-west corner of the world.
  public init() { self.init(x: 0, y: 0) }

  /// A place by its map points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Where a coordinate is on the flat map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * Self.world
  }

  /// The coordinate of this place.
  public var coordinate: CLLocationCoordinate2D {
    let longitude = x / Self.world * 360 - 180
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Self.world))) * 180 / .pi,
      longitude: abs(longitude) <= 180 ? longitude : longitude.remainder(dividingBy: 360))
  }

  /// Map points around the world.
  static let world = 268_435_456.0
  /// Where the square world ends.
  static let lastLatitude = atan(sinh(Double.pi)) * 180 / .pi

  /// Metres to another place, over the ground.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

extension MKMapPoint: Equatable {}

/// An extent on the flat map.
public struct MKMapSize: Equatable, Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// No extent.
  public init() { self.init(width: 0, height: 0) }

  /// An extent in map points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The whole world's.
  public static var world: MKMapSize { MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world) }
}

/// A place by its map points.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Map points that a metre takes at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// Metres that a map point is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).coordinate.latitude
  return cos(point * .pi / 180) * earthCircumference / MKMapPoint.world
}

/// Metres around the equator of the ball that `CLLocation` measures on.
let earthCircumference = 2 * Double.pi * 6_371_008.8
