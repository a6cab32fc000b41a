import Foundation

/// What is visible at the start of a viewport before a change, so that it can be found again after it: the node in which
/// the viewport begins, as deep as there is one, and behind it those that follow, in case it does not survive the change.
@MainActor
struct ScrollAnchor {
  let axis: Axis
  private unowned let scroll: ScrollRender
  private var candidates: [Candidate] = []

  private struct Candidate {
    weak var node: RenderNode?
    /// Distance of the node's start from the viewport's start when it was captured, in points.
    let distance: CGFloat
  }

  init(scroll: ScrollRender, axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    collect(scroll.content, at: 0)
  }

  /// An anchor at a node that was just placed at `position` of the content, where the offset took it to be.
  init(node: RenderNode, position: CGFloat, scroll: ScrollRender, axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    candidates = [Candidate(node: node, distance: position - scroll.offset[axis])]
  }

  /// Depth first: what lies inside the first visible child, then that child, then the following ones.
  private mutating func collect(_ node: RenderNode, at position: CGFloat) {
    let visible = scroll.offset[axis]..<scroll.offset[axis] + max(1, scroll.size[axis])
    var isFirst = true
    for child in node.children where !(child is ScrollRender) && child.placedProposal != nil {
      let start = position + child.origin[axis]
      let end = start + child.size[axis]
      guard end > visible.lowerBound, start < visible.upperBound, child.size[axis] > 0 else { continue }
      if isFirst { collect(child, at: start) }
      isFirst = false
      candidates.append(Candidate(node: child, distance: start - visible.lowerBound))
    }
  }

  /// How far the offset must move for the first surviving candidate to be where it was.
  func displacement() -> CGFloat? {
    for candidate in candidates {
      guard let node = candidate.node, node.isAttached, node.placedProposal != nil else { continue }
      return scroll.contentPosition(of: node, axis) - candidate.distance - scroll.offset[axis]
    }
    return nil
  }
}

extension ScrollRender {
  /// Where a node inside the content starts, in the content's coordinates.
  func contentPosition(of node: RenderNode, _ axis: Axis) -> CGFloat {
    node.position(in: content)[axis]
  }
}
