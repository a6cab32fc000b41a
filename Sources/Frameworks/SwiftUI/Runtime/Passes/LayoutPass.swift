import Foundation

// Pass 4: deepest first, each queued node answers again the questions it was asked before its change. Only if an answer
// differs does its parent have to lay out too; otherwise the node is laid out in place. So a change climbs only as far
// as it matters.
//
// When the queue is empty, scroll views settle: sizes above a viewport may have changed, which moves the offset, and
// lazy containers build missing rows, which changes their answers. Both lead to another round. Once nothing is missing,
// sizes are final, so only then does a scroll view move its offset back into its range and release rows.
extension Runtime {
  /// The rounds that layout has at most in each round of the frame's passes.
  private static let mostLayoutRounds = 16

  func layoutPass() {
    guard !layoutQueue.isEmpty || !layoutRequests.isEmpty else { return }
    run(.beforeLayout)
    var rounds = 0
    while rounds < Self.mostLayoutRounds {
      let placed = climb()
      for node in placed.sorted(by: { $0.depth < $1.depth }) where node.isLayoutDirty && node.isAttached {
        if node === root { placeRoot() } else { node.layoutInPlace() }
      }
      run(.placed)
      rounds += 1
      counters.layoutRounds += 1
      if layoutQueue.isEmpty {
        let requests = layoutRequests
        layoutRequests.removeAll()
        for request in requests { request() }
        run(.settling)
      }
      if layoutQueue.isEmpty { break }
    }
    if !layoutQueue.isEmpty {
      let names = Set(layoutQueue.map(\.owner.appViewName)).sorted().joined(separator: ", ")
      Report.warning(
        "Layout did not settle within \(Self.mostLayoutRounds) rounds: a size depends on where it is placed. "
          + "Still changing: \(names).")
    }
    run(.laidOut)
    run(.matching)
  }

  /// Propagates changed answers upwards; returns the nodes that must be laid out in place. One sweep over the depths is
  /// enough, since it queues only parents; anything deeper that measuring queues waits for the next round.
  private func climb() -> [RenderNode] {
    var inPlace: [RenderNode] = []
    var byDepth: [[RenderNode]] = []
    func sort(below limit: Int) {
      let queued = layoutQueue
      layoutQueue.removeAll(keepingCapacity: true)
      for node in queued {
        guard node.depth < limit else {
          layoutQueue.append(node)
          continue
        }
        while byDepth.count <= node.depth { byDepth.append([]) }
        byDepth[node.depth].append(node)
      }
    }
    sort(below: .max)
    var depth = byDepth.count - 1
    while depth >= 0 {
      for node in byDepth[depth] {
        node.isInLayoutQueue = false
        guard node.isAttached else {
          node.tellChoosingAncestor()
          continue
        }
        let changed = node.answersChanged()
        guard changed || node.placedProposal == nil, node !== root, let parent = node.parent else {
          inPlace.append(node)
          continue
        }
        // A new view, such as an inserted row, was measured as it is and only has to be placed.
        if changed || parent.placedProposal != nil { parent.setNeedsLayout() } else { parent.setNeedsPlacement() }
      }
      if !layoutQueue.isEmpty { sort(below: depth) }
      depth -= 1
    }
    return inPlace
  }

  private func placeRoot() {
    guard let root else { return }
    root.isLayoutDirty = true
    root.setFrame(origin: .zero, proposal: ProposedViewSize(screen.size))
  }
}
