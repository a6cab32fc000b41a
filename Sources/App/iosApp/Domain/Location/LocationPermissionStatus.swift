/// What the person allows the app to know about their location.
enum LocationPermissionStatus: CaseIterable, Sendable {
  case notDetermined
  case authorizedWhenInUse
  case authorizedAlways
  case denied
  case restricted

  /// The location may be read.
  var isAuthorized: Bool {
    self == .authorizedWhenInUse || self == .authorizedAlways
  }

  /// The system asks only once; after a refusal the app explains by itself how to change it.
  var shouldShowCustomPopup: Bool {
    self == .denied || self == .restricted
  }
}
