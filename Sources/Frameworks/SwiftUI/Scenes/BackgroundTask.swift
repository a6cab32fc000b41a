import Foundation
import ScrollworkFoundation

/// A reason to run an app in the background. The phone has none of its own; `Simulator.runBackgroundTask(_:)` triggers
/// one.
@available(iOS 16.0, *)
public struct BackgroundTask<Request, Response>: Sendable {
  fileprivate let key: String
  fileprivate let takes: @Sendable (BackgroundActions.Occasion) -> Bool
  fileprivate let request: @Sendable (BackgroundActions.Occasion) -> Request?
}

@available(iOS 16.0, *)
extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh that the app requested with an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(key: "refresh \(identifier)", takes: { $0 == .refresh(identifier) }, request: { _ in () })
  }

  /// The transfers of the session with an identifier have finished.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(key: "session \(identifier)", takes: { $0 == .session(identifier) }, request: { _ in () })
  }
}

@available(iOS 16.0, *)
extension BackgroundTask where Request == String, Response == Void {
  private static func sessions(
    _ key: String, _ matches: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> {
    let name: @Sendable (BackgroundActions.Occasion) -> String? = { occasion in
      if case .session(let name) = occasion, matches(name) { name } else { nil }
    }
    return BackgroundTask(key: key, takes: { name($0) != nil }, request: name)
  }

  /// The transfers of a session have finished; the action receives its identifier.
  public static var urlSession: BackgroundTask<String, Void> { sessions("sessions") { _ in true } }

  /// The transfers of a session have finished whose identifier `matching` accepts; the action receives it.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { sessions("some sessions", matching) }
}

@available(iOS 16.0, *)
extension Scene {
  /// Runs an action in the background for a task.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    BackgroundActions.shared.register(task.key, takes: task.takes) { occasion in
      if let request = task.request(occasion) { _ = await action(request) }
    }
    return self
  }
}
