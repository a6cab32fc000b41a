import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// The app's permission to use the person's contacts.
package enum ContactAccess {
  private struct State: Sendable {
    var status = CNAuthorizationStatus.notDetermined
    var waiting: [@Sendable (CNAuthorizationStatus) -> Void] = []
  }

  private static let state = PerPhone(State())

  /// The person's answer.
  package static var status: CNAuthorizationStatus { state.withLock { $0.status } }

  /// Asks the person, unless already done. If somebody is asked, the closure is called on the main queue.
  static func request(_ handler: @escaping @Sendable (CNAuthorizationStatus) -> Void) {
    let isFirst = state.withLock { state -> Bool? in
      guard state.status == .notDetermined else { return nil }
      state.waiting.append(handler)
      return state.waiting.count == 1
    }
    switch isFirst {
    case nil: handler(status)
    case true?: DispatchQueue.main.async { MainActor.assumeIsolated { ask() } }
    case false?: break
    }
  }

  /// Sets the person's answer, from the alert or from Settings.
  package static func answer(_ status: CNAuthorizationStatus) {
    let waiting = state.withLock { state in
      state.status = status
      defer { state.waiting = [] }
      return state.waiting
    }
    for handler in waiting { handler(status) }
  }

  @MainActor
  private static func ask() {
    // For a test that asks again.
    Phone.current.answers["contacts"] = { state.withLock { $0.status = .notDetermined } }
    let key = "NSContactsUsageDescription"
    guard let reason = Bundle.main.object(forInfoDictionaryKey: key) as? String, !reason.isEmpty else {
      let message = "Contacts: the user is not asked for permission, since the app's Info.plist has no \(key).\n"
      FileHandle.standardError.write(Data(message.utf8))
      return answer(.denied)
    }
    // The words of iOS 17, as remembered: a guess.
    Phone.current.alerts.present(
      SystemAlert(
        title: "“\(PhoneBundle.appName)” Would Like to Access Your Contacts", message: reason,
        buttons: [
          SystemAlert.Button(title: "Don’t Allow") { answer(.denied) },
          SystemAlert.Button(title: "Allow") { answer(.authorized) },
        ]))
  }
}
