/// Counts of the runtime's work that do not depend on the machine. They only grow, except `liveNodes`.
public struct _Counters: Sendable, Equatable, Codable {
  /// Evaluations of `body`, of views and modifiers.
  public var bodies = 0
  /// Nodes whose children were placed.
  public var layouts = 0
  /// Rounds of layout: one, plus one for each time that placement changed something that already existed.
  public var layoutRounds = 0
  /// Sizes that were computed rather than cached.
  public var measurements = 0
  /// Render nodes on the screen, or built off screen.
  public var liveNodes = 0
  /// Rows that lazy containers keep built, including hidden ones.
  public var liveRows = 0
  /// Rows that lazy containers built because the same frame needed them.
  public var rowsBuilt = 0
  /// Rows that lazy containers built ahead of need.
  public var prefetchedRows = 0
  /// Rows that came into view or close to it: newly built, prefetched, or returning.
  public var rowsEntered = 0
  /// Fragments that were redrawn.
  public var fragments = 0
  /// Drawing commands in those fragments.
  public var drawCommands = 0
  /// Programmatic scrolls: `scrollTo` and changes of a scroll position.
  public var scrollRequests = 0
  /// Frames that ran.
  public var frames = 0
  /// Evaluations by type of view.
  public var bodiesByType: [String: Int] = [:]
  /// Main-thread CPU time of all frames, in seconds.
  public var frameCPUSeconds = 0.0

  init() {}

  mutating func countBody(_ type: Any.Type) {
    bodies += 1
    bodiesByType[TypeName.of(type), default: 0] += 1
  }
}
