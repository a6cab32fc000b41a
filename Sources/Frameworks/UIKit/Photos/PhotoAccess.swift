import Foundation

/// The app's permission to use the person's photos, for UIKit and Photos.
package enum PhotoAccess {
  /// The level of access.
  package enum Level: Int, Sendable {
    /// Only adding photos.
    case addOnly = 1
    /// Reading and changing photos.
    case readWrite = 2
  }

  /// The authorization status.
  package enum Status: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }

  private struct State: Sendable {
    var answers: [Level: Status] = [:]
    var waiting: [Level: [@Sendable (Status) -> Void]] = [:]
  }

  private static let state = PerPhone(State())

  /// Returns the person's decision.
  package static func status(for level: Level) -> Status { state.withLock { $0.answers[level] ?? .notDetermined } }

  /// The decision about adding; access to all photos includes it.
  package static var mayAdd: Status {
    let whole = status(for: .readWrite)
    return whole == .authorized || whole == .limited ? .authorized : status(for: .addOnly)
  }

  /// Asks the person, unless the system did before. The function is called on the main queue if the person is asked.
  package static func request(_ level: Level, _ handler: @escaping @Sendable (Status) -> Void) {
    let isFirst = state.withLock { state -> Bool? in
      guard state.answers[level] == nil else { return nil }
      state.waiting[level, default: []].append(handler)
      return state.waiting[level]?.count == 1
    }
    switch isFirst {
    case nil: handler(status(for: level))
    case true?: DispatchQueue.main.async { MainActor.assumeIsolated { ask(level) } }
    case false?: break
    }
  }

  /// Resets the person's decision.
  package static func forget() { state.withLock { $0.answers = [:] } }

  /// Records the person's decision, made in the alert or in Settings.
  package static func answer(_ level: Level, _ status: Status) {
    let waiting = state.withLock { state in
      state.answers[level] = status
      return state.waiting.removeValue(forKey: level) ?? []
    }
    for handler in waiting { handler(status) }
  }

  @MainActor
  private static func ask(_ level: Level) {
    let key = level == .addOnly ? "NSPhotoLibraryAddUsageDescription" : "NSPhotoLibraryUsageDescription"
    guard let reason = Bundle.main.object(forInfoDictionaryKey: key) as? String, !reason.isEmpty else {
      let message = "Photos: the user is not asked for permission, since the app's Info.plist has no \(key).\n"
      FileHandle.standardError.write(Data(message.utf8))
      return answer(level, .denied)
    }
    func button(_ title: String, _ status: Status) -> SystemAlert.Button {
      SystemAlert.Button(title: title) { answer(level, status) }
    }
    // The text of iOS 17, as remembered: a guess.
    let name = PhoneBundle.appName
    let alert =
      level == .addOnly
      ? SystemAlert(
        title: "“\(name)” Would Like to Add to your Photos", message: reason,
        buttons: [button("Allow", .authorized), button("Don’t Allow", .denied)])
      : SystemAlert(
        title: "“\(name)” Would Like to Access Your Photo Library", message: reason,
        buttons: [
          button("Limit Access…", .limited), button("Allow Full Access", .authorized), button("Don’t Allow", .denied),
        ])
    Phone.current.alerts.present(alert)
  }
}
