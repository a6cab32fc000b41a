@testable import iosApp

/// A phone whose owner answers as the test decides.
@MainActor
final class MockLocationService: LocationServiceProtocol {
  enum Call { case requestAuthorization, requestLocation }

  var authorizationStatus: LocationPermissionStatus = .notDetermined
  /// What the owner answers when asked.
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
