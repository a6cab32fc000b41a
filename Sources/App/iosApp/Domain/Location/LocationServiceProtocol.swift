/// The system's location service, as far as this app uses it.
protocol LocationServiceProtocol: Sendable {
  var authorizationStatus: LocationPermissionStatus { get async }

  /// Shows the system's question if it was never answered, and returns the answer.
  func requestWhenInUseAuthorization() async -> LocationPermissionStatus

  /// The current location, nil if it cannot be determined.
  func requestLocation() async -> Coordinate?
}
