@testable import iosApp

/// A handler that answers at once, without a prompt.
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
