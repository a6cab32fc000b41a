/// How a map follows the user's location.
@available(iOS, introduced: 14.0, deprecated: 100000.0)
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map does not follow the user.
  case none
  /// The map follows the user's location.
  case follow
  /// The map follows the user's location and turns with the heading.
  case followWithHeading
}
