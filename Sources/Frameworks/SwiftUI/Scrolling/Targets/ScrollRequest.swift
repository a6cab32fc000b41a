import Foundation

/// A scroll that code asked for. It is carried out in the next layout pass, after the changes made beside it, so that a view that
/// came with them is found.
@MainActor
struct ScrollRequest {
  enum Target {
    /// The view with an id, and the point of it and of the viewport that are to meet.
    case view(AnyHashable, UnitPoint?)
    /// A place of the content along each axis.
    case place([Axis: ScrollGoal])
  }

  /// The view is looked for here and below.
  weak var root: _Node?
  let target: Target
  let animation: Animation?
  /// The one scroll view to move; nil for all between the root and the view.
  weak var only: ScrollRender?

  /// Sets the scroll views in motion. A view that is not there by now is not waited for.
  func carryOut() {
    guard let root, !root.isDestroyed else { return }
    switch target {
    case .view(let id, let anchor):
      guard let found = root.find(id) else { return }
      for scroll in only.map({ [$0] }) ?? found.scrollViews(below: root) {
        // A proxy goes by where the bar is when it is asked, a bound position by where it will be.
        scroll.aim(anchor: anchor, inPresentViewport: only == nil, animation: animation) { [weak root] in
          root?.find(id)
        }
      }
    case .place(let goals):
      for (axis, goal) in goals { only?.aim(axis, at: goal, animation: animation) }
    }
  }
}

extension Runtime {
  /// Asks for a scroll to the view with an id below `root`; animated if the running transaction is.
  func requestScroll(to id: AnyHashable, anchor: UnitPoint?, below root: _Node, only: ScrollRender? = nil) {
    requestScroll(to: .view(id, anchor), below: root, only: only)
  }

  /// Asks for a scroll below `root`; animated if the running transaction is.
  func requestScroll(to target: ScrollRequest.Target, below root: _Node, only: ScrollRender? = nil) {
    counters.scrollRequests += 1
    let current = Transaction.current
    let animation = current.disablesAnimations ? nil : current.animation ?? transaction.animation
    let request = ScrollRequest(root: root, target: target, animation: animation, only: only)
    layoutRequests.append { request.carryOut() }
    requestFrame()
  }
}

extension FoundView {
  /// The scroll views around the view that belong to what is below `root`, innermost first.
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
