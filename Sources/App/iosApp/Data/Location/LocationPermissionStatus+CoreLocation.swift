import CoreLocation

extension LocationPermissionStatus {
  /// Creates a status from the system's. A status that this version of the app does not know counts as a refusal.
  init(_ status: CLAuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorizedAlways: self = .authorizedAlways
    case .authorizedWhenInUse: self = .authorizedWhenInUse
    @unknown default: self = .denied
    }
  }
}
