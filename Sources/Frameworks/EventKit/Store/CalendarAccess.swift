import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// The app's permission to use the person's calendars and reminders.
package enum CalendarAccess {
  /// The access that an app requests.
  enum Wish: Hashable, Sendable {
    case events, onlyAdd, reminders

    var entity: EKEntityType { self == .reminders ? .reminder : .event }
    var answer: EKAuthorizationStatus { self == .onlyAdd ? .writeOnly : .fullAccess }

    /// The keys of the usage description in the app's Info.plist, the second one as before iOS 17.
    var keys: [String] {
      switch self {
      case .events: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]
      case .onlyAdd: ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription"]
      case .reminders: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
      }
    }
  }

  private struct State: Sendable {
    var answers: [EKEntityType: EKAuthorizationStatus] = [:]
    var waiting: [Wish: [@Sendable (Bool) -> Void]] = [:]
  }

  private static let state = PerPhone(State())

  /// Returns the person's answer.
  package static func status(for entity: EKEntityType) -> EKAuthorizationStatus {
    state.withLock { $0.answers[entity] ?? .notDetermined }
  }

  /// Sets the person's answer, from the alert or from Settings.
  package static func answer(_ entity: EKEntityType, _ status: EKAuthorizationStatus) {
    state.withLock { $0.answers[entity] = status }
  }

  /// Asks the person, unless already done. An app with write-only access may ask again for the rest. If somebody is
  /// asked, the closure is called on the main queue.
  static func request(_ wish: Wish, _ handler: @escaping @Sendable (Bool) -> Void) {
    let (known, isFirst) = state.withLock { state -> (Bool?, Bool) in
      switch state.answers[wish.entity] ?? .notDetermined {
      case .fullAccess: return (true, false)
      case .writeOnly where wish == .onlyAdd: return (true, false)
      case .denied, .restricted: return (false, false)
      case .notDetermined, .writeOnly: break
      }
      state.waiting[wish, default: []].append(handler)
      return (nil, state.waiting[wish]?.count == 1)
    }
    if let known { return handler(known) }
    if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { ask(wish) } } }
  }

  private static func end(_ wish: Wish, _ isAllowed: Bool) {
    let waiting = state.withLock { state in
      // A denied upgrade keeps the previous access.
      if isAllowed || state.answers[wish.entity] != .writeOnly {
        state.answers[wish.entity] = isAllowed ? wish.answer : .denied
      }
      return state.waiting.removeValue(forKey: wish) ?? []
    }
    for handler in waiting { handler(isAllowed) }
  }

  @MainActor
  private static func ask(_ wish: Wish) {
    // For a test that asks again.
    Phone.current.answers["calendar"] = { state.withLock { $0.answers[.event] = nil } }
    Phone.current.answers["reminders"] = { state.withLock { $0.answers[.reminder] = nil } }
    let reasons = wish.keys.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    guard let reason = reasons.first(where: { !$0.isEmpty }) else {
      let key = wish.keys[0]
      let message = "EventKit: the user is not asked for permission, since the app's Info.plist has no \(key).\n"
      FileHandle.standardError.write(Data(message.utf8))
      return end(wish, false)
    }
    // The words of iOS 17, as remembered: a guess.
    let question =
      switch wish {
      case .events: "Would Like Full Access to Your Calendar"
      case .onlyAdd: "Would Like to Add to Your Calendar"
      case .reminders: "Would Like to Access Your Reminders"
      }
    Phone.current.alerts.present(
      SystemAlert(
        title: "“\(PhoneBundle.appName)” \(question)", message: reason,
        buttons: [
          SystemAlert.Button(title: "Don’t Allow") { end(wish, false) },
          SystemAlert.Button(title: wish == .onlyAdd ? "Allow" : "Allow Full Access") { end(wish, true) },
        ]))
  }
}
