import Foundation

extension _Node {
  /// The closest view of the app's own that this one belongs to; else the view itself.
  var appViewName: String {
    var node: _Node? = self
    while let candidate = node {
      if candidate.isCustomView, let type = candidate.viewType { return ViewTypeName.base(of: type) }
      node = candidate.parent
    }
    return viewTypeName
  }
}

// What a test that waits for rest is told. Endless animations are a steady state, not something to wait for: a screen
// with a spinner is at rest when nothing else moves.
extension Runtime {
  /// What the screen is about to change by itself, each in words; empty if only endless animations go on.
  package var busyReasons: [String] { busyReasons() }

  /// - Parameters:
  ///   - scrollBars: whether scroll bars count that fade.
  ///   - coasting: whether content counts that a finger has let go and that is coming to rest.
  package func busyReasons(scrollBars: Bool = true, coasting: Bool = true) -> [String] {
    let animations = runningAnimations.filter { !$0.isEndless && (scrollBars || !($0 is ScrollIndicators)) }
    let moving = motions.compactMap { $0 as? ScrollRender }
    let scrolls = moving.filter { coasting || $0.phase != .decelerating }
    let leavesOut =
      scrolls.count < moving.count || animations.count < runningAnimations.count(where: { !$0.isEndless })
    var reasons: [String] = []
    func add(_ what: String, _ names: [String]) {
      if !names.isEmpty { reasons.append("\(what) \(Set(names).sorted().joined(separator: ", "))") }
    }
    add("views to update:", updateQueue.filter { !$0.isDestroyed }.map(\.appViewName))
    add("layout of", layoutQueue.map(\.owner.appViewName))
    if !callbacks.isEmpty { reasons.append("callbacks such as onAppear: \(callbacks.count)") }
    add("animations:", animations.map(\.summary))
    reasons += scrolls.map(Self.describe)
    if touches.hasPendingEvents { reasons.append("input that no frame has handled") }
    if let deadline = touches.nextDeadline {
      reasons.append(String(format: "a finger that rests on the screen: due in %.3f s", deadline - now))
    }
    if reasons.isEmpty, !leavesOut, hasAskedForFrame || needsPaint { reasons.append("a frame that was asked for") }
    return reasons
  }

  /// Content moves by itself.
  package var isScrolling: Bool { !motions.isEmpty }

  /// Animations that never end, each in words.
  package var endlessAnimations: [String] { runningAnimations.filter(\.isEndless).map(\.summary).sorted() }

  private static func describe(_ scroll: ScrollRender) -> String {
    let velocity = hypot(scroll.velocity(.horizontal), scroll.velocity(.vertical))
    return "the scroll view in \(scroll.owner.appViewName), at "
      + String(format: "(%.0f, %.0f), moves at %.0f points a second", scroll.offset.x, scroll.offset.y, velocity)
  }
}
