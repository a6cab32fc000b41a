import Foundation

/// A point on the Earth in degrees (WGS 84).
struct Coordinate: Hashable, Sendable {
  /// North is positive, -90...90.
  let latitude: Double
  /// East is positive, -180...180.
  let longitude: Double

  /// Returns the distance in metres along the Earth's surface (haversine on the mean radius of 6,371 km, exact to about
  /// 0.5 %).
  func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let halfLatitude = (other.latitude - latitude) * radians / 2
    let halfLongitude = (other.longitude - longitude) * radians / 2
    let cosines = cos(latitude * radians) * cos(other.latitude * radians)
    let chord = pow(sin(halfLatitude), 2) + cosines * pow(sin(halfLongitude), 2)
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}
