import Foundation

/// A region with an identifier.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier set by the app.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// Returns itself: a region never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the identifiers are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// A circle around a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The centre.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle around a place, with a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether it contains a coordinate.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
