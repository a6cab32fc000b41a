import Foundation

// Placement of nodes.
extension RenderNode {
  /// Places a child with its top leading corner at `point`, in this node's coordinates.
  func place(_ child: RenderNode, at point: CGPoint, proposal: ProposedViewSize) {
    var point = point
    if environment.layoutDirection == .rightToLeft, mirrorsChildren {
      point.x = size.width - point.x - child.sizeThatFits(proposal).width
    }
    child.setFrame(origin: point, proposal: proposal)
  }

  /// Lays out again in the same place.
  func layoutInPlace() {
    guard let placedProposal else { return }
    isLayoutDirty = true
    setFrame(origin: origin, proposal: placedProposal)
  }

  /// A value that layout depends on changed in this node.
  func setNeedsLayout() {
    outdateAnswers()
    setNeedsPlacement()
  }

  /// A descendant has no place yet, or needs another one.
  func setNeedsPlacement() {
    runtime.proveNotMeasuring("layout was queued for \(TypeName.of(type(of: self)))")
    isLayoutDirty = true
    guard !isInLayoutQueue else { return }
    runtime.enqueuePlacement(of: self)
  }
}
