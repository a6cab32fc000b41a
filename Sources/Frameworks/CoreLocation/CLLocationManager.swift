import Foundation
import Synchronization

/// Tells an app where the phone is, if the person lets it. What it tells is what the simulator was told: see
/// `_SimulatedLocation`.
///
/// Caveat: an app in the background goes on being told, with permission for its use in front too.
open class CLLocationManager: NSObject {
  private struct State {
    var isUpdating = false
    /// What was asked for with `requestLocation()` and has not come yet; nil for nothing.
    var request: Int?
    var requestCount = 0
    /// The place last told while updating.
    var told: CLLocation?
  }

  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact a location has to be, in metres or as one of the constants; locations say no more than that.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The metres that the phone has to move before the app is told again.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

  /// What the person does. Caveat: kept; the phone saves no power.
  open var activityType = CLActivityType.other
  /// Whether the phone may stop telling when nothing moves. Caveat: kept; it does not.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the app hears in the background too. Caveat: kept; it does.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system shows that it does. Caveat: kept; nothing is shown.
  open var showsBackgroundLocationIndicator = false
  /// How far the heading has to change, in degrees. Caveat: kept; there is no compass.
  open var headingFilter: CLLocationDegrees = 1
  /// Where the phone looks. Nil: there is no compass.
  open var heading: CLHeading? { nil }

  private let loop = CallbackLoop.current
  private let state = Mutex(State())

  /// A manager whose delegate is called on the run loop of this thread, first with the permission as it is.
  public override init() {
    super.init()
    LocationCenter.shared.add(self)
    perform { $0.tellPermission() }
  }

  /// What the app may know now.
  open var authorizationStatus: CLAuthorizationStatus { LocationCenter.shared.location.permission }

  /// What the app may know now.
  @available(iOS, introduced: 4.2, deprecated: 14.0)
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationCenter.shared.location.permission }

  /// How exactly it may know it. Always full: the simulated phone's person cannot choose otherwise.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// The last place that the phone knows; nil if there is none or the app may not know.
  open var location: CLLocation? { authorizationStatus.isAuthorized ? current : nil }

  /// Has the system ask the person, if nobody asked before. The answer comes to the delegate. Without
  /// `NSLocationWhenInUseUsageDescription` in the app's Info.plist nobody is asked, which is said on stderr.
  open func requestWhenInUseAuthorization() { LocationCenter.shared.askForPermission() }

  /// The same, for use in the background too. A phone whose person has decided asks no second time: a caveat, as iOS asks once more
  /// when the app is in the background.
  open func requestAlwaysAuthorization() { LocationCenter.shared.askForPermission() }

  /// Asks to be told where the phone looks. Never told: there is no compass, as `headingAvailable()` says.
  open func startUpdatingHeading() {}
  /// Asks to be told no more.
  open func stopUpdatingHeading() {}

  /// Asks for one location, or an error if there is none within ten seconds; several calls before that are one.
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

  /// Asks to be told where the phone is now and whenever it moves; without permission as soon as there is one.
  open func startUpdatingLocation() {
    state.withLock {
      $0.isUpdating = true
      $0.told = nil
    }
    perform { $0.beginUpdates() }
  }

  /// Asks to be told no more.
  open func stopUpdatingLocation() {
    state.withLock {
      $0.isUpdating = false
      $0.request = nil
    }
  }

  // MARK: From the phone

  /// Wants to hear of movements.
  var isUpdating: Bool { state.withLock { $0.isUpdating } }

  /// The person decided.
  func permissionDidChange() {
    perform { manager in
      manager.tellPermission()
      if manager.isUpdating { manager.beginUpdates() }
    }
  }

  /// The phone is somewhere else.
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

  /// How long the phone looks for where it is, as reported for iOS; not documented.
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

  /// Where the phone is now, no more exact than asked for.
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
  /// The app may know where the phone is.
  var isAuthorized: Bool { self == .authorizedWhenInUse || self == .authorizedAlways }
}

/// A manager for as long as the app keeps it. It is used on its own run loop only.
struct WeakManager: @unchecked Sendable {
  weak var value: CLLocationManager?
  init(_ value: CLLocationManager) { self.value = value }
}
