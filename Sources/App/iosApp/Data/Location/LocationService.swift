/// A location service that never asks and knows no location: its status stays `.notDetermined`.
///
/// Caveat: it does not use Core Location yet. Screens behave as on a phone whose owner has not answered the system's
/// question.
struct LocationService: LocationServiceProtocol {
  var authorizationStatus: LocationPermissionStatus {
    get async { .notDetermined }
  }

  func requestWhenInUseAuthorization() async -> LocationPermissionStatus {
    .notDetermined
  }

  func requestLocation() async -> Coordinate? {
    nil
  }
}
