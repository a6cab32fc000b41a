import Foundation
import Synchronization

/// Reports the phone's location, if the person allows it. The location is the one set in the simulator: see
/// `_SimulatedLocation`.
///
/// Caveat: an app in the background also gets updates with permission only for use in the foreground.
open class CLLocationManager: NSObject {
  private struct State {
    var isUpdating = false
    /// The pending request of `requestLocation()`; nil if there is none.
    var request: Int?
    var requestCount = 0
    /// The last reported location while updating.
    var told: CLLocation?
  }

  /// The delegate.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The desired accuracy in metres, or one of the constants; locations are no more accurate than that.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The minimum movement in metres before the next update.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

  /// The activity of the person. Caveat: kept; the phone saves no power.
  open var activityType = CLActivityType.other
  /// Whether updates may pause without movement. Caveat: kept; they do not.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the app gets updates in the background. Caveat: kept; it does.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system indicates background updates. Caveat: kept; nothing is shown.
  open var showsBackgroundLocationIndicator = false
  /// The minimum change of the heading in degrees. Caveat: kept; there is no compass.
  open var headingFilter: CLLocationDegrees = 1
  /// The heading: nil, as there is no compass.
  open var heading: CLHeading? { nil }

  private let loop = CallbackLoop.current
  private let state = Mutex(State())

  /// Creates a manager whose delegate is called on the run loop of this thread, first with the present authorization.
  public override init() {
    super.init()
    LocationCenter.shared.add(self)
    perform { $0.tellPermission() }
  }

  /// The authorization of the app.
  open var authorizationStatus: CLAuthorizationStatus { LocationCenter.shared.location.permission }

  /// Returns the authorization of the app.
  @available(iOS, introduced: 4.2, deprecated: 14.0)
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationCenter.shared.location.permission }

  /// Returns whether location services are on: always, as the simulated phone has no switch for them.
  open class func locationServicesEnabled() -> Bool { true }

  /// The authorized accuracy: always full, as the person of the simulated phone cannot choose otherwise.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// The last known location; nil if there is none or the app is not authorized.
  open var location: CLLocation? { authorizationStatus.isAuthorized ? current : nil }

  /// Asks the person for permission, unless already done. The delegate receives the answer. Without
  /// `NSLocationWhenInUseUsageDescription` in the app's Info.plist nobody is asked, which is reported on stderr.
  open func requestWhenInUseAuthorization() { LocationCenter.shared.askForPermission() }

  /// The same, for use in the background too. Once the person has decided, it does not ask again: a caveat, as iOS asks
  /// once more when the app is in the background.
  open func requestAlwaysAuthorization() { LocationCenter.shared.askForPermission() }

  /// Starts heading updates. Caveat: there are none: there is no compass, as `headingAvailable()` says.
  open func startUpdatingHeading() {}
  /// Stops heading updates.
  open func stopUpdatingHeading() {}

  /// Requests a single location, or an error if there is none within ten seconds; several pending calls count as one.
  open func requestLocation() {
    let number = state.withLock { state -> Int? in
      guard state.request == nil else { return nil }
      state.requestCount += 1
      state.request = state.requestCount
      return state.request
    }
    guard let number else { return }
    perform { $0.answer(number, isLate: false) }
  }

  /// Starts location updates: now and on each movement; without permission, once it is granted.
  open func startUpdatingLocation() {
    state.withLock {
      $0.isUpdating = true
      $0.told = nil
    }
    perform { $0.beginUpdates() }
  }

  /// Stops location updates.
  open func stopUpdatingLocation() {
    state.withLock {
      $0.isUpdating = false
      $0.request = nil
    }
  }

  // MARK: From the phone

  /// Whether it receives updates.
  var isUpdating: Bool { state.withLock { $0.isUpdating } }

  /// Called when the permission changed.
  func permissionDidChange() {
    perform { manager in
      manager.tellPermission()
      if manager.isUpdating { manager.beginUpdates() }
    }
  }

  /// Called when the location changed.
  func positionDidChange() {
    perform { manager in
      if let number = manager.state.withLock({ $0.request }) { manager.answer(number, isLate: false) }
      manager.tellMovement()
    }
  }

  // MARK: On the run loop

  private func perform(_ body: @escaping @Sendable (CLLocationManager) -> Void) {
    let manager = WeakManager(self)
    loop.perform { if let manager = manager.value { body(manager) } }
  }

  private func tellPermission() { delegate?.locationManagerDidChangeAuthorization(self) }

  private func beginUpdates() {
    switch authorizationStatus {
    case .notDetermined: break
    case .authorizedAlways, .authorizedWhenInUse:
      tellMovement()
      LocationCenter.shared.followRoute()
    default: delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }

  private func tellMovement() {
    guard isUpdating, let new = location else { return }
    if let old = state.withLock({ $0.told }), new.distance(from: old) < distanceFilter { return }
    state.withLock { $0.told = new }
    delegate?.locationManager(self, didUpdateLocations: [new])
  }

  /// The seconds that the phone searches for its location, as reported for iOS; not documented.
  private static let patience: TimeInterval = 10

  private func answer(_ number: Int, isLate: Bool) {
    guard state.withLock({ $0.request }) == number else { return }
    let isAuthorized = authorizationStatus.isAuthorized
    guard !isAuthorized || current != nil || isLate else {
      let manager = WeakManager(self)
      return loop.perform(after: Self.patience) { manager.value?.answer(number, isLate: true) }
    }
    state.withLock { $0.request = nil }
    if let location {
      delegate?.locationManager(self, didUpdateLocations: [location])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(isAuthorized ? .locationUnknown : .denied))
    }
  }

  /// The current location, no more accurate than requested.
  private var current: CLLocation? {
    LocationCenter.shared.position.map { place in
      CLLocation(
        coordinate: place.coordinate, altitude: place.altitude,
        horizontalAccuracy: max(place.horizontalAccuracy, desiredAccuracy), verticalAccuracy: place.verticalAccuracy,
        course: place.course, speed: place.speed, timestamp: Date())
    }
  }
}

extension CLAuthorizationStatus {
  /// Whether the app is authorized.
  var isAuthorized: Bool { self == .authorizedWhenInUse || self == .authorizedAlways }
}

/// A manager while the app retains it. It is only used on its own run loop.
struct WeakManager: @unchecked Sendable {
  weak var value: CLLocationManager?
  init(_ value: CLLocationManager) { self.value = value }
}
