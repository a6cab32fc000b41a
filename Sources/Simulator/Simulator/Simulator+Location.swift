@_exported import ScrollworkCoreLocation

extension Simulator {
  /// Where the phone is and whether the app may know. A change is reported to the app's managers in their next turn.
  public var location: SimulatedLocation {
    get { LocationCenter.shared.location }
    set { LocationCenter.shared.location = newValue }
  }
}

/// Where a simulated phone is and whether the app may know.
public typealias SimulatedLocation = ScrollworkCoreLocation._SimulatedLocation
