import Foundation

/// A programmatic scroll request. It is carried out in the next layout pass, after the changes made with it, so that
/// new views are found.
@MainActor
struct ScrollRequest {
  enum Target {
    /// The view with an id, and the point of it and of the viewport that are aligned.
    case view(AnyHashable, UnitPoint?)
    /// A place of the content along each axis.
    case place([Axis: ScrollGoal])
  }

  /// The view is searched here and below.
  weak var root: _Node?
  let target: Target
  let animation: Animation?
  /// Whether a fling continues.
  let preservesVelocity: Bool
  /// The only scroll view to move; nil for all between the root and the view.
  weak var only: ScrollRender?

  /// Starts the scrolls. A view that does not exist by now is ignored.
  func carryOut() {
    guard let root, !root.isDestroyed else { return }
    switch target {
    case .view(let id, let anchor):
      guard let found = root.find(id) else { return }
      for scroll in only.map({ [$0] }) ?? found.scrollViews(below: root) {
        // A proxy uses the bar's current position, a bound position its final one.
        scroll.aim(
          anchor: anchor, inPresentViewport: only == nil, animation: animation, preservesVelocity: preservesVelocity
        ) { [weak root] in root?.find(id) }
      }
    case .place(let goals):
      for (axis, goal) in goals {
        only?.aim(axis, at: goal, animation: animation, preservesVelocity: preservesVelocity)
      }
    }
  }
}

extension Runtime {
  /// Requests a scroll to the view with an id below `root`; animated if the current transaction is.
  func requestScroll(to id: AnyHashable, anchor: UnitPoint?, below root: _Node, only: ScrollRender? = nil) {
    requestScroll(to: .view(id, anchor), below: root, only: only)
  }

  /// Requests a scroll below `root`; animated if the current transaction is.
  func requestScroll(to target: ScrollRequest.Target, below root: _Node, only: ScrollRender? = nil) {
    counters.scrollRequests += 1
    let current = Transaction.current
    let animation = current.disablesAnimations ? nil : current.animation ?? transaction.animation
    var target = target
    if case .view(let id, let anchor) = target {
      let wanted = current.scrollTargetAnchor ?? transaction.scrollTargetAnchor
      // A proxy's own anchor applies to this move, that of a bound position to all.
      target = .view(id, only == nil ? anchor ?? wanted : wanted ?? anchor)
    }
    let request = ScrollRequest(
      root: root, target: target, animation: animation,
      preservesVelocity: current.scrollPositionUpdatePreservesVelocity
        || transaction.scrollPositionUpdatePreservesVelocity, only: only)
    layoutRequests.append { request.carryOut() }
    requestFrame()
  }
}

extension FoundView {
  /// Returns the scroll views around the view that are below `root`, innermost first.
  fileprivate func scrollViews(below root: _Node) -> [ScrollRender] {
    var node: RenderNode?
    switch self {
    case .leaf: return []
    case .node(let found): node = found.parent
    case .row(let stack, _): node = stack.parent
    }
    var scrolls: [ScrollRender] = []
    while let candidate = node {
      if let scroll = candidate as? ScrollRender, scroll.owner.isInside(root) { scrolls.append(scroll) }
      node = candidate.parent
    }
    return scrolls
  }
}
