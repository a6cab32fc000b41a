import Foundation

/// Where a simulated phone is and whether the app may know.
public struct _SimulatedLocation: Sendable {
  /// A place on a route.
  public struct Waypoint: Sendable {
    /// How long after the route began the phone is there.
    public var time: Duration
    /// The place.
    public var position: CLLocation

    /// A place and when the phone is there, counted from when the route was set.
    public init(at time: Duration, _ position: CLLocation) {
      self.time = time
      self.position = position
    }
  }

  /// What the person decided.
  public var permission: CLAuthorizationStatus
  /// Where the phone is while it is on no route; nil if it does not know.
  public var position: CLLocation?
  /// Where the phone goes, in the order of the times; it jumps from place to place and stays at the last one. The time
  /// runs from when the route is set.
  public var route: [Waypoint]

  /// A new phone's, unless told otherwise: nobody was asked yet, and the phone does not know where it is.
  public init(
    permission: CLAuthorizationStatus = .notDetermined, position: CLLocation? = nil, route: [Waypoint] = []
  ) {
    self.permission = permission
    self.position = position
    self.route = route
  }
}
