/// Whether the app may know the user's location.
enum LocationPermissionStatus: CaseIterable, Sendable {
  case notDetermined
  case authorizedWhenInUse
  case authorizedAlways
  case denied
  case restricted

  /// Whether the location may be read.
  var isAuthorized: Bool {
    self == .authorizedWhenInUse || self == .authorizedAlways
  }

  /// Whether the app explains how to change the permission: the system asks only once.
  var shouldShowCustomPopup: Bool {
    self == .denied || self == .restricted
  }
}
