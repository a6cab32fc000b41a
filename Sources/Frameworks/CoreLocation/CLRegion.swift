import Foundation

/// A part of the world with a name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// What the app calls it.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// The same: a region never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions of one name are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  /// Of the name.
  open override var hash: Int { identifier.hashValue }
}

/// All that is within some metres of a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  /// All that is within some metres of a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
