import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// A radius in metres; negative if unknown.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; negative if unknown.
public typealias CLLocationSpeed = Double
/// An accuracy in metres per second; negative if unknown.
public typealias CLLocationSpeedAccuracy = Double
/// An accuracy in degrees; negative if unknown.
public typealias CLLocationDirectionAccuracy = Double
/// A direction in degrees clockwise from north; negative if unknown.
public typealias CLLocationDirection = Double

/// The best accuracy, with additional sensors; for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// All movements are reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A coordinate on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees north.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate 0° north, 0° east.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate from degrees north and east.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Returns a coordinate from degrees north and east.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is valid: up to 90 degrees north or south, up to 180 east or west.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
