import Foundation
import ScrollworkUIKit
import Synchronization

/// What an app may do with the person's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// Nothing, and the person cannot change it.
  case restricted = 1
  /// Nothing: the person said so.
  case denied = 2
  /// All.
  case authorized = 3
  /// See some of them.
  case limited = 4
}

/// What an app wants with them.
public enum PHAccessLevel: Int, Sendable {
  /// Only add pictures.
  case addOnly = 1
  /// See and change them.
  case readWrite = 2
}

/// The person's pictures. Caveat: an app gets them through pickers only; there are no assets and collections to fetch.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  private struct State {
    /// The phone that the rest belongs to.
    var phone = 0
    var answers: [PHAccessLevel: PHAuthorizationStatus] = [:]
    var waiting: [PHAccessLevel: [@Sendable (PHAuthorizationStatus) -> Void]] = [:]
  }

  private static let state = Mutex(State())

  private static func withState<Result>(_ body: (inout sending State) -> sending Result) -> sending Result {
    state.withLock { state in
      let phone = Phone.number.load(ordering: .relaxed)
      if state.phone != phone { state = State(phone: phone) }
      return body(&state)
    }
  }

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  /// What the app may do.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    withState { $0.answers[accessLevel] ?? .notDetermined }
  }

  /// What the app may do, as asked before iOS 14.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  /// Has the system ask the person, unless it did before. Without the reason in the app's Info.plist nobody is asked, which is said
  /// on stderr.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  /// The same with a function to call.
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let isFirst = withState { state -> Bool? in
      guard state.answers[accessLevel] == nil else { return nil }
      state.waiting[accessLevel, default: []].append(handler)
      return state.waiting[accessLevel]?.count == 1
    }
    switch isFirst {
    case nil: handler(authorizationStatus(for: accessLevel))
    case true?: DispatchQueue.main.async { MainActor.assumeIsolated { ask(accessLevel) } }
    case false?: break
    }
  }

  /// The same, as asked before iOS 14.
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  private class func answer(_ level: PHAccessLevel, _ status: PHAuthorizationStatus) {
    let waiting = withState { state in
      state.answers[level] = status
      return state.waiting.removeValue(forKey: level) ?? []
    }
    for handler in waiting { handler(status) }
  }

  @MainActor
  private class func ask(_ level: PHAccessLevel) {
    let key = level == .addOnly ? "NSPhotoLibraryAddUsageDescription" : "NSPhotoLibraryUsageDescription"
    guard let reason = Bundle.main.object(forInfoDictionaryKey: key) as? String, !reason.isEmpty else {
      let message = "Photos: nobody is asked for permission, since the app's Info.plist has no \(key).\n"
      FileHandle.standardError.write(Data(message.utf8))
      return answer(level, .denied)
    }
    func button(_ title: String, _ status: PHAuthorizationStatus) -> SystemAlert.Button {
      SystemAlert.Button(title: title) { answer(level, status) }
    }
    // The words of iOS 17, as remembered: a guess.
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
