/// The system's location service, as far as this app uses it.
protocol LocationServiceProtocol: Sendable {
  var authorizationStatus: LocationPermissionStatus { get async }

  /// Shows the system's prompt if it was never answered, and returns the answer.
  func requestWhenInUseAuthorization() async -> LocationPermissionStatus

  /// Returns the current location; nil if it cannot be determined.
  func requestLocation() async -> Coordinate?
}
