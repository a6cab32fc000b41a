import Foundation

// Pass 4: deepest first, each queued node is asked again all that it was asked before. Only if an answer differs does its
// parent have to lay out too; otherwise it is laid out in place. So a change climbs as far as it can matter and no further.
//
// Lazy containers build rows while they are placed, which can change their answers; and what is above the viewport of a
// scroll view can change size, which moves the offset. Both lead to another round, until nothing is queued.
extension Runtime {
  func layoutPass() {
    guard !layoutQueue.isEmpty else { return }
    let scrolls = liveScrolls
    for scroll in scrolls { scroll.captureAnchor() }
    var rounds = 0
    while rounds < 16 {
      let placed = climb()
      for node in placed.sorted(by: { $0.depth < $1.depth }) where node.isLayoutDirty && node.isAttached {
        if node === root { placeRoot() } else { node.layoutInPlace() }
      }
      for scroll in liveScrolls { scroll.resolveAfterLayout() }
      rounds += 1
      if layoutQueue.isEmpty { break }
    }
    if !layoutQueue.isEmpty {
      Report.warning("Layout did not settle within 16 rounds: a view's size depends on where it is placed.")
    }
    for scroll in liveScrolls { scroll.releaseAnchor() }
  }

  /// Lets changed answers climb; returns the nodes that must be laid out in place. One sweep over the depths is enough,
  /// since what it queues are parents.
  private func climb() -> [RenderNode] {
    var inPlace: [RenderNode] = []
    var byDepth: [[RenderNode]] = []
    func sort() {
      for node in layoutQueue {
        while byDepth.count <= node.depth { byDepth.append([]) }
        byDepth[node.depth].append(node)
      }
      layoutQueue.removeAll(keepingCapacity: true)
    }
    sort()
    var depth = byDepth.count - 1
    while depth >= 0 {
      for node in byDepth[depth] {
        node.isInLayoutQueue = false
        guard node.isAttached else { continue }
        let changed = node.answersChanged() || node.placedProposal == nil
        if changed, node !== root, let parent = node.parent {
          parent.setNeedsLayout()
        } else {
          inPlace.append(node)
        }
      }
      sort()
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
