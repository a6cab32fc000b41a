import Foundation
import Synchronization

/// Actions that an app's scenes run in the background. The phone's system never triggers them by itself.
package final class BackgroundActions: Sendable {
  /// The occasion of a run.
  package enum Occasion: Sendable, Hashable {
    /// A refresh requested under an identifier.
    case refresh(String)
    /// The end of a named session's transfers.
    case session(String)
  }

  package typealias Action = @Sendable (Occasion) async -> Void

  private struct Known: Sendable {
    let takes: @Sendable (Occasion) -> Bool
    let run: Action
  }

  package static let shared = BackgroundActions()
  private let actions = Mutex<[String: Known]>([:])

  /// Registers an action, replacing one with the same key.
  package func register(
    _ key: String, takes: @escaping @Sendable (Occasion) -> Bool, run: @escaping Action
  ) {
    actions.withLock { $0[key] = Known(takes: takes, run: run) }
  }

  /// Returns whether an action is registered for an occasion.
  package func takes(_ occasion: Occasion) -> Bool {
    actions.withLock { known in known.values.contains { $0.takes(occasion) } }
  }

  /// Runs the actions for an occasion; returns false if there are none.
  package func run(_ occasion: Occasion) async -> Bool {
    let meant = actions.withLock { known in known.values.filter { $0.takes(occasion) } }
    for action in meant { await action.run(occasion) }
    return !meant.isEmpty
  }
}
