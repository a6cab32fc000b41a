import Foundation

/// A place on the globe in degrees (WGS 84).
public struct GeoPoint: Hashable, Sendable {
  /// Degrees north, -90 to 90.
  public let latitude: Double
  /// Degrees east, -180 to 180.
  public let longitude: Double

  /// Creates a point; `nil` when a value is not finite or out of range.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The mean radius of the Earth in kilometres (IUGG R1).
  static let earthRadius = 6371.0088

  /// Returns the great-circle distance in kilometres (haversine, which stays exact for neighbours and across the date
  /// line).
  public func distance(to other: GeoPoint) -> Double {
    let radians = Double.pi / 180
    let halfLatitude = (other.latitude - latitude) * radians / 2
    let halfLongitude = (other.longitude - longitude) * radians / 2
    let haversine =
      sin(halfLatitude) * sin(halfLatitude)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(halfLongitude) * sin(halfLongitude)
    // Rounding can lift the value for opposite points slightly above 1, where asin is undefined.
    return 2 * Self.earthRadius * asin(min(1, haversine.squareRoot()))
  }
}
