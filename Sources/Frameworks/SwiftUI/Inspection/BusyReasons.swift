import Foundation

extension _Node {
  /// The name of the nearest app view that contains this one; else of the view itself.
  var appViewName: String {
    var node: _Node? = self
    while let candidate = node {
      if candidate.isCustomView, let type = candidate.viewType { return ViewTypeName.base(of: type) }
      node = candidate.parent
    }
    return viewTypeName
  }
}

// What a test that waits for an idle screen needs. Endless animations are a steady state, not something to wait for: a
// screen with a spinner is idle when nothing else moves.
extension Runtime {
  /// Descriptions of the changes in progress on the screen; empty if only endless animations run.
  package var busyReasons: [String] { busyReasons() }

  /// - Parameters:
  ///   - scrollBars: whether fading scroll bars count.
  ///   - coasting: whether decelerating content counts.
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
      reasons.append(String(format: "a finger resting on the screen: due in %.3f s", deadline - now))
    }
    if reasons.isEmpty, !leavesOut, hasAskedForFrame || needsPaint { reasons.append("a requested frame") }
    return reasons
  }

  /// Whether content moves by itself.
  package var isScrolling: Bool { !motions.isEmpty }

  /// Descriptions of animations that never end.
  package var endlessAnimations: [String] { runningAnimations.filter(\.isEndless).map(\.summary).sorted() }

  private static func describe(_ scroll: ScrollRender) -> String {
    let velocity = hypot(scroll.velocity(.horizontal), scroll.velocity(.vertical))
    return "the scroll view in \(scroll.owner.appViewName), at "
      + String(format: "(%.0f, %.0f), moves at %.0f points a second", scroll.offset.x, scroll.offset.y, velocity)
  }
}
