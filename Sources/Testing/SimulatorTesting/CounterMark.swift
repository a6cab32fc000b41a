import SwiftUI

/// Counts the runtime's work since a moment. It keeps counting: each property returns the current value.
@MainActor
public struct CounterMark {
  private let screen: Screen
  private let start: Counters

  init(_ screen: Screen) {
    self.screen = screen
    start = screen.counters
  }

  private func since(_ counter: KeyPath<Counters, Int>) -> Int {
    screen.counters[keyPath: counter] - start[keyPath: counter]
  }

  /// Evaluations of `body` of the app's views and modifiers.
  public var bodies: Int { since(\.bodies) }
  /// Evaluations by type of view, without types that evaluated nothing.
  public var bodiesByType: [String: Int] {
    screen.counters.bodiesByType.reduce(into: [:]) { result, entry in
      let count = entry.value - (start.bodiesByType[entry.key] ?? 0)
      if count != 0 { result[entry.key] = count }
    }
  }
  /// Returns the evaluations of `body` of one type of view.
  public func bodies<V: View>(of type: V.Type) -> Int { bodiesByType[ViewTypeName.full(of: type)] ?? 0 }
  /// Nodes whose children were placed.
  public var layouts: Int { since(\.layouts) }
  /// Rounds of layout.
  public var layoutRounds: Int { since(\.layoutRounds) }
  /// Sizes that were computed rather than cached.
  public var measurements: Int { since(\.measurements) }
  /// The change in the number of render nodes since the mark; negative for fewer.
  public var liveNodes: Int { since(\.liveNodes) }
  /// The change in the number of rows of lazy containers since the mark; negative for fewer.
  public var liveRows: Int { since(\.liveRows) }
  /// Rows that lazy containers built because the same frame needed them.
  public var rowsBuilt: Int { since(\.rowsBuilt) }
  /// Rows that lazy containers built ahead of need.
  public var prefetchedRows: Int { since(\.prefetchedRows) }
  /// Rows that came into view or close to it: newly built, prefetched, or returning.
  public var rowsEntered: Int { since(\.rowsEntered) }
  /// Fragments that were redrawn.
  public var fragments: Int { since(\.fragments) }
  /// Drawing commands in those fragments.
  public var drawCommands: Int { since(\.drawCommands) }
  /// Programmatic scrolls: `scrollTo` and changes of a scroll position.
  public var scrollRequests: Int { since(\.scrollRequests) }
  /// Frames that ran.
  public var frames: Int { since(\.frames) }
}

extension Screen {
  /// Starts counting: `let mark = screen.mark()`, something happens, `mark.bodies(of: CardView.self)`.
  public func mark() -> CounterMark { CounterMark(self) }
}
