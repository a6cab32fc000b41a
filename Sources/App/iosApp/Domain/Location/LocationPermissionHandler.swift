import Combine
import Foundation

/// The outcome of a request for the user's location.
struct LocationRequestResult: Hashable, Sendable {
  let status: LocationPermissionStatus
  /// Nil unless `status` is an authorised one and the location could be determined.
  let location: Coordinate?
}

/// Requests permission and location in one step, so that every screen does so in the same order.
@MainActor
class LocationPermissionHandler {
  /// Receives the status, and whether it has become an authorised one since it was last checked.
  typealias ForegroundObserver = @MainActor (_ status: LocationPermissionStatus, _ didBecomeAuthorized: Bool) -> Void

  private let locationService: LocationServiceProtocol
  private let foregroundNotification: Notification.Name?
  private var foregroundSubscription: AnyCancellable?
  private var foregroundObservers: [ForegroundObserver] = []
  private var lastStatus = LocationPermissionStatus.notDetermined

  /// Creates a handler.
  ///
  /// - Parameter foregroundNotification: posted by the system when the app comes back; nil to never check again.
  init(locationService: LocationServiceProtocol, foregroundNotification: Notification.Name? = nil) {
    self.locationService = locationService
    self.foregroundNotification = foregroundNotification
  }

  /// Requests permission if that has never been done, then the location if it is permitted.
  func requestLocationWithPermissions() async -> LocationRequestResult {
    var status = await locationService.authorizationStatus
    if status == .notDetermined {
      status = await locationService.requestWhenInUseAuthorization()
    }
    lastStatus = status
    let location = status.isAuthorized ? await locationService.requestLocation() : nil
    return LocationRequestResult(status: status, location: location)
  }

  /// Calls `observer` whenever the app returns to the foreground: the user may have been in Settings.
  func startObservingForeground(_ observer: @escaping ForegroundObserver) {
    foregroundObservers.append(observer)
    guard foregroundSubscription == nil, let foregroundNotification else { return }
    foregroundSubscription = NotificationCenter.default.publisher(for: foregroundNotification)
      .sink { [weak self] _ in
        Task { @MainActor in await self?.checkStatus() }
      }
  }

  private func checkStatus() async {
    let status = await locationService.authorizationStatus
    let didBecomeAuthorized = status.isAuthorized && !lastStatus.isAuthorized
    lastStatus = status
    for observer in foregroundObservers { observer(status, didBecomeAuthorized) }
  }
}
