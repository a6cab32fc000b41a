import Foundation
import Synchronization

/// What an app runs while it is in the background, as its scenes say. The system of the phone never wants it by itself.
package final class BackgroundActions: Sendable {
  /// What a run is for.
  package enum Occasion: Sendable, Hashable {
    /// A refresh that was asked for under a name.
    case refresh(String)
    /// The transfers of a session with a name are over.
    case session(String)
  }

  package typealias Action = @Sendable (Occasion) async -> Void

  private struct Known: Sendable {
    let takes: @Sendable (Occasion) -> Bool
    let run: Action
  }

  package static let shared = BackgroundActions()
  private let actions = Mutex<[String: Known]>([:])

  /// Registers an action in place of the one with the same key.
  package func register(
    _ key: String, takes: @escaping @Sendable (Occasion) -> Bool, run: @escaping Action
  ) {
    actions.withLock { $0[key] = Known(takes: takes, run: run) }
  }

  /// An action is registered for an occasion.
  package func takes(_ occasion: Occasion) -> Bool {
    actions.withLock { known in known.values.contains { $0.takes(occasion) } }
  }

  /// Runs the actions for an occasion; false if there are none.
  package func run(_ occasion: Occasion) async -> Bool {
    let meant = actions.withLock { known in known.values.filter { $0.takes(occasion) } }
    for action in meant { await action.run(occasion) }
    return !meant.isEmpty
  }
}
