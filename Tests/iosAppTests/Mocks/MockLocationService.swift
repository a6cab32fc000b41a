@testable import iosApp

/// A location service whose prompt is answered as the test determines.
@MainActor
final class MockLocationService: LocationServiceProtocol {
  enum Call { case requestAuthorization, requestLocation }

  var authorizationStatus: LocationPermissionStatus = .notDetermined
  /// The owner's answer to the prompt.
  var answer: LocationPermissionStatus = .denied
  var location: Coordinate?
  private(set) var calls: [Call] = []

  func requestWhenInUseAuthorization() async -> LocationPermissionStatus {
    calls.append(.requestAuthorization)
    authorizationStatus = answer
    return answer
  }

  func requestLocation() async -> Coordinate? {
    calls.append(.requestLocation)
    return location
  }
}
