/// What the runtime did, as numbers that do not depend on the machine. They only grow, except `liveNodes`.
public struct _Counters: Sendable, Equatable, Codable {
  /// Evaluations of `body`, of views and modifiers.
  public var bodies = 0
  /// Nodes whose children were placed.
  public var layouts = 0
  /// Rounds of layout: one, and one more for each time that placing something changed what was there already.
  public var layoutRounds = 0
  /// Sizes that were computed rather than found in a cache.
  public var measurements = 0
  /// Render nodes on the screen or built beside it.
  public var liveNodes = 0
  /// Rows that lazy containers hold built, those included that they keep out of sight.
  public var liveRows = 0
  /// Rows that lazy containers built because they were needed in the same frame.
  public var rowsBuilt = 0
  /// Rows that lazy containers built before they were needed.
  public var prefetchedRows = 0
  /// Rows that came into view, or close to it: just built, prefetched before, or returning.
  public var rowsEntered = 0
  /// Fragments that were drawn anew.
  public var fragments = 0
  /// Drawing commands in those fragments.
  public var drawCommands = 0
  /// Scrolls that code asked for: `scrollTo` and changes of a scroll position.
  public var scrollRequests = 0
  /// Frames that ran.
  public var frames = 0
  /// Evaluations by type of view.
  public var bodiesByType: [String: Int] = [:]
  /// CPU time of all frames of the main thread, in seconds.
  public var frameCPUSeconds = 0.0

  init() {}

  mutating func countBody(_ type: Any.Type) {
    bodies += 1
    bodiesByType[TypeName.of(type), default: 0] += 1
  }
}
