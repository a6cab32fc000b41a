import Foundation
import ScrollworkUIKit
import Synchronization

/// The phone's location service. Managers may outlive a phone in a singleton of the app; each test's new phone starts
/// with a new `_SimulatedLocation`.
package final class LocationCenter: Sendable {
  package static let shared = LocationCenter()

  private struct State {
    /// The phone that the rest belongs to.
    var phone = 0
    var location = _SimulatedLocation()
    /// The start of the route.
    var departure = ContinuousClock.now
    /// The time of the next waypoint.
    var awaited: ContinuousClock.Instant?
    var isAsking = false
    /// Whether the person has agreed to the location buttons.
    var acceptsButtons = false
    var managers: [WeakManager] = []
  }

  private let state = Mutex(State())

  private func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      let phone = Phone.number.load(ordering: .relaxed)
      if state.phone != phone { state = State(phone: phone, managers: state.managers) }
      return body(&state)
    }
  }

  // MARK: What the simulator says

  /// The simulated state. Managers are notified of changes.
  package var location: _SimulatedLocation {
    get { withState { $0.location } }
    set {
      let change = withState { state in
        let old = state.location
        state.location = newValue
        let isNewRoute = !newValue.route.elementsEqual(old.route) { $0.time == $1.time && $0.position === $1.position }
        if isNewRoute {
          state.departure = .now
          state.awaited = nil
        }
        return (
          permission: old.permission != newValue.permission,
          place: isNewRoute || old.position !== newValue.position
        )
      }
      if change.permission { managers.forEach { $0.value?.permissionDidChange() } }
      if change.place {
        managers.forEach { $0.value?.positionDidChange() }
        followRoute()
      }
    }
  }

  /// The current location of the phone.
  var position: CLLocation? {
    withState { state in
      let time = ContinuousClock.now - state.departure
      return state.location.route.last { $0.time <= time }?.position ?? state.location.position
    }
  }

  // MARK: Managers

  func add(_ manager: CLLocationManager) {
    let new = WeakManager(manager)
    withState { state in
      state.managers.removeAll { $0.value == nil }
      state.managers.append(new)
    }
  }

  private var managers: [WeakManager] { withState { $0.managers } }

  /// Reports the next waypoint when it is reached, as long as there are managers.
  func followRoute() {
    guard managers.contains(where: { $0.value?.isUpdating == true }) else { return }
    let next = withState { state -> ContinuousClock.Instant? in
      let now = ContinuousClock.now
      let departure = state.departure
      guard let waypoint = state.location.route.first(where: { departure + $0.time > now }) else { return nil }
      let next = departure + waypoint.time
      guard state.awaited != next else { return nil }
      state.awaited = next
      return next
    }
    guard let next else { return }
    let delay = ContinuousClock.now.duration(to: next) / .seconds(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
      guard withState({ $0.awaited }) == next else { return }
      withState { $0.awaited = nil }
      managers.forEach { $0.value?.positionDidChange() }
      followRoute()
    }
  }

  // MARK: The question

  /// Asks the person, unless already done.
  func askForPermission() {
    let isNew = withState { state in
      guard state.location.permission == .notDetermined, !state.isAsking else { return false }
      state.isAsking = true
      return true
    }
    guard isNew else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.showQuestion() } }
  }

  @MainActor
  private func showQuestion() {
    let key = "NSLocationWhenInUseUsageDescription"
    guard let reason = Bundle.main.object(forInfoDictionaryKey: key) as? String, !reason.isEmpty else {
      withState { $0.isAsking = false }
      let message = "CoreLocation: the user is not asked for permission, since the app's Info.plist has no \(key).\n"
      return FileHandle.standardError.write(Data(message.utf8))
    }
    func button(_ title: String, _ answer: CLAuthorizationStatus) -> SystemAlert.Button {
      SystemAlert.Button(title: title) { [self] in
        withState { $0.isAsking = false }
        location.permission = answer
      }
    }
    // The text of iOS 17. "Once" lasts as long as the phone: the app is never launched again.
    Phone.current.alerts.present(
      SystemAlert(
        title: "Allow “\(PhoneBundle.appName)” to use your location?", message: reason,
        buttons: [
          button("Allow Once", .authorizedWhenInUse), button("Allow While Using App", .authorizedWhenInUse),
          button("Don’t Allow", .denied),
        ]))
  }

  /// Authorizes the app after a tap on a location button, and then performs an action. The person is asked until they
  /// agree to such buttons; a refusal leaves the authorization as it is.
  @MainActor
  package func authorizeForButton(then action: @escaping @MainActor () -> Void) {
    let (permission, isAccepted) = withState { ($0.location.permission, $0.acceptsButtons) }
    guard !permission.isAuthorized, permission != .restricted else { return action() }
    let authorize = { @MainActor [self] in
      withState { $0.acceptsButtons = true }
      location.permission = .authorizedWhenInUse
      action()
    }
    if isAccepted { return authorize() }
    // The words of iOS were not found; these are ours.
    Phone.current.alerts.present(
      SystemAlert(
        title: "Allow “\(PhoneBundle.appName)” to use your location?",
        message: "The app will know where you are each time you tap a location button, until you close it.",
        buttons: [
          SystemAlert.Button(title: "Not Now", action: action), SystemAlert.Button(title: "OK", action: authorize),
        ]))
  }
}
