/// The outcome of asking for the person's location.
struct LocationRequestResult: Hashable, Sendable {
  let status: LocationPermissionStatus
  /// nil unless `status` is an authorised one and the location could be determined.
  let location: Coordinate?
}

/// Asks for permission and location in one step, so that every screen does it in the same order.
@MainActor
class LocationPermissionHandler {
  private let locationService: LocationServiceProtocol

  init(locationService: LocationServiceProtocol) {
    self.locationService = locationService
  }

  /// Asks for permission if that has never been done, then for the location if it is permitted.
  func requestLocationWithPermissions() async -> LocationRequestResult {
    var status = await locationService.authorizationStatus
    if status == .notDetermined {
      status = await locationService.requestWhenInUseAuthorization()
    }
    let location = status.isAuthorized ? await locationService.requestLocation() : nil
    return LocationRequestResult(status: status, location: location)
  }
}
