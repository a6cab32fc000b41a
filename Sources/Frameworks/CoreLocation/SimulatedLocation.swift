import Foundation

/// The location of a simulated phone, and the app's authorization.
public struct _SimulatedLocation: Sendable {
  /// A place on a route.
  public struct Waypoint: Sendable {
    /// The time from the start of the route.
    public var time: Duration
    /// The location.
    public var position: CLLocation

    /// Creates a waypoint at a time from the start of the route.
    public init(at time: Duration, _ position: CLLocation) {
      self.time = time
      self.position = position
    }
  }

  /// The person's decision.
  public var permission: CLAuthorizationStatus
  /// The location without a route; nil if unknown.
  public var position: CLLocation?
  /// The route, in order of the times; the phone jumps from waypoint to waypoint and remains at the last one. Time
  /// starts when the route is set.
  public var route: [Waypoint]

  /// Creates the state of a new phone by default: nobody was asked yet, and the location is unknown.
  public init(
    permission: CLAuthorizationStatus = .notDetermined, position: CLLocation? = nil, route: [Waypoint] = []
  ) {
    self.permission = permission
    self.position = position
    self.route = route
  }
}
