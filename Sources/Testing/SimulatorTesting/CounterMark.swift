import SwiftUI

/// What the runtime did since a moment. It goes on counting: each question is answered as of now.
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
  /// Evaluations by type of view, without those types that evaluated nothing.
  public var bodiesByType: [String: Int] {
    screen.counters.bodiesByType.reduce(into: [:]) { result, entry in
      let count = entry.value - (start.bodiesByType[entry.key] ?? 0)
      if count != 0 { result[entry.key] = count }
    }
  }
  /// Evaluations of `body` of one type of view.
  public func bodies<V: View>(of type: V.Type) -> Int { bodiesByType[ViewTypeName.full(of: type)] ?? 0 }
  /// Nodes whose children were placed.
  public var layouts: Int { since(\.layouts) }
  /// Rounds of layout.
  public var layoutRounds: Int { since(\.layoutRounds) }
  /// Sizes that were computed rather than found in a cache.
  public var measurements: Int { since(\.measurements) }
  /// How many render nodes there are more than at the mark; negative for fewer.
  public var liveNodes: Int { since(\.liveNodes) }
  /// How many rows of lazy containers there are more than at the mark; negative for fewer.
  public var liveRows: Int { since(\.liveRows) }
  /// Rows that lazy containers built because they were needed in the same frame.
  public var rowsBuilt: Int { since(\.rowsBuilt) }
  /// Rows that lazy containers built before they were needed.
  public var prefetchedRows: Int { since(\.prefetchedRows) }
  /// Rows that came into view, or close to it: just built, prefetched before, or returning.
  public var rowsEntered: Int { since(\.rowsEntered) }
  /// Fragments that were drawn anew.
  public var fragments: Int { since(\.fragments) }
  /// Drawing commands in those fragments.
  public var drawCommands: Int { since(\.drawCommands) }
  /// Scrolls that code asked for: `scrollTo` and changes of a scroll position.
  public var scrollRequests: Int { since(\.scrollRequests) }
  /// Frames that ran.
  public var frames: Int { since(\.frames) }
}

extension Screen {
  /// Counts from now on: `let mark = screen.mark()`, something happens, `mark.bodies(of: CardView.self)`.
  public func mark() -> CounterMark { CounterMark(self) }
}
