@_exported import ScrollworkCoreLocation

extension Simulator {
  /// Where the phone is and whether the app may know. Managers of the app are told in their next turn what a change means
  /// to them.
  public var location: SimulatedLocation {
    get { LocationCenter.shared.location }
    set { LocationCenter.shared.location = newValue }
  }
}

/// Where a simulated phone is and whether the app may know.
public typealias SimulatedLocation = ScrollworkCoreLocation._SimulatedLocation
