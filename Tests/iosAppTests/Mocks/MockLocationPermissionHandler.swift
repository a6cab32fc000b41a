@testable import iosApp

/// Answers at once, without asking anybody.
@MainActor
final class MockLocationPermissionHandler: LocationPermissionHandler {
  var mockResult = LocationRequestResult(status: .denied, location: nil)
  private(set) var requestCount = 0

  init() {
    super.init(locationService: MockLocationService())
  }

  override func requestLocationWithPermissions() async -> LocationRequestResult {
    requestCount += 1
    return mockResult
  }
}
