import Foundation

/// The location of the phone at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude in metres above sea level.
  public let altitude: CLLocationDistance
  /// The accuracy of `coordinate` in metres; negative if unknown.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of `altitude` in metres; negative if unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement.
  public let course: CLLocationDirection
  /// The speed of the movement.
  public let speed: CLLocationSpeed
  /// The accuracy of `course` in degrees; negative if unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The accuracy of `speed` in metres per second; negative if unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time.
  public let timestamp: Date
  /// The source; nil if unknown.
  public let sourceInformation: CLLocationSourceInformation?

  /// Creates an exact location, on the ground, at the present time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location without movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1, timestamp: timestamp)
  }

  /// Creates a location with movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with movement and its measurement accuracy.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp,
      source: nil)
  }

  /// Creates a location with its source.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp,
      source: sourceInfo)
  }

  private init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date, source: CLLocationSourceInformation?
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    sourceInformation = source
  }

  /// The altitude in metres above the sphere that represents the earth: the same as above sea level.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The floor of a building: nil, as it is unknown.
  open var floor: CLFloor? { nil }

  /// The radius in metres of a sphere the size of the earth (IUGG mean radius).
  private static let earthRadius = 6_371_008.8

  /// Returns the distance to another location along the ground, in metres, ignoring altitude. The earth is treated as a
  /// sphere, which is within 0.6 % of its true shape; Apple's computation is not documented.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let north = sin(radians(b.latitude - a.latitude) / 2)
    let east = sin(radians(b.longitude - a.longitude) / 2)
    let half = north * north + cos(radians(a.latitude)) * cos(radians(b.latitude)) * east * east
    return 2 * Self.earthRadius * asin(min(1, half.squareRoot()))
  }

  /// Returns itself: a location never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A description such as "<+52.52000000,+13.40500000> +/- 10.00m".
  open override var description: String {
    String(format: "<%+.8f,%+.8f> +/- %.2fm", coordinate.latitude, coordinate.longitude, horizontalAccuracy)
  }
}
