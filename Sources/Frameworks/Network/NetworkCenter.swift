import Foundation
import ScrollworkUIKit
import Synchronization

/// The phone's network state.
package final class NetworkCenter: Sendable {
  package static let shared = NetworkCenter()

  private struct State: Sendable {
    /// The phone that the rest belongs to.
    var phone = 0
    var isConnected = true
    var monitors: [WeakMonitor] = []
  }

  private let state = Mutex(State())

  private func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      let phone = Phone.number.load(ordering: .relaxed)
      if state.phone != phone { state = State(phone: phone, monitors: state.monitors) }
      return body(&state)
    }
  }

  /// Whether there is a Wi-Fi network. Monitors are notified of changes.
  package var isConnected: Bool {
    get { withState { $0.isConnected } }
    set {
      let monitors = withState { state -> [WeakMonitor] in
        guard state.isConnected != newValue else { return [] }
        state.isConnected = newValue
        return state.monitors
      }
      for monitor in monitors { monitor.value?.pathDidChange() }
    }
  }

  func add(_ monitor: NWPathMonitor) {
    let new = WeakMonitor(value: monitor)
    withState { state in
      state.monitors.removeAll { $0.value == nil }
      state.monitors.append(new)
    }
  }
}

/// A monitor while the app retains it.
struct WeakMonitor: @unchecked Sendable {
  weak var value: NWPathMonitor?
}
