import CoreLocation

/// The phone's location through Core Location. The manager is created with the service, so create it on the main
/// thread, whose run loop calls the delegate.
actor LocationService: NSObject, LocationServiceProtocol, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var permissionWaiters: [CheckedContinuation<LocationPermissionStatus, Never>] = []
  private var locationWaiters: [CheckedContinuation<Coordinate?, Never>] = []

  override init() {
    super.init()
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.delegate = self
  }

  var authorizationStatus: LocationPermissionStatus {
    LocationPermissionStatus(manager.authorizationStatus)
  }

  func requestWhenInUseAuthorization() async -> LocationPermissionStatus {
    guard manager.authorizationStatus == .notDetermined else { return authorizationStatus }
    return await withCheckedContinuation { waiter in
      permissionWaiters.append(waiter)
      manager.requestWhenInUseAuthorization()
    }
  }

  func requestLocation() async -> Coordinate? {
    await withCheckedContinuation { waiter in
      locationWaiters.append(waiter)
      if locationWaiters.count == 1 { manager.requestLocation() }
    }
  }

  // MARK: - CLLocationManagerDelegate

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    Task { await permissionDidChange(to: status) }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let coordinate = locations.last?.coordinate
    Task { await finishRequest(with: coordinate) }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    Task { await finishRequest(with: nil) }
  }

  private func permissionDidChange(to status: CLAuthorizationStatus) {
    // The first call only reports that the user has not been asked yet.
    guard status != .notDetermined else { return }
    let waiters = permissionWaiters
    permissionWaiters = []
    for waiter in waiters { waiter.resume(returning: LocationPermissionStatus(status)) }
  }

  private func finishRequest(with coordinate: CLLocationCoordinate2D?) {
    let waiters = locationWaiters
    locationWaiters = []
    let location = coordinate.map { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
    for waiter in waiters { waiter.resume(returning: location) }
  }
}
