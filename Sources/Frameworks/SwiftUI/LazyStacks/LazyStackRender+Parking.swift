import Foundation

// Rows that are built and out of sight: those that scrolled away a little while ago, and those that are going to be needed.
// They are detached, so they have disappeared or never appeared, and suspended, so nothing in them evaluates.
extension LazyStackRender {
  /// The most rows that are kept out of sight: where many fit into the distance in which they are kept. A guess.
  static let parkedLimit = 64

  /// Builds rows next to the window, in the direction in which the content moves; tells how many.
  func prefetch(isForward: Bool, atMost budget: Int) -> Int {
    guard budget > 0, isAttached, placedProposal != nil, extents.count > 0, !isWindowTruncated else { return 0 }
    let visible = visibleInterval()
    let reach = expanded(visible, by: Self.prefetchReach)
    let known = Set(rows.map(\.index) + parked.map(\.index))
    var built = 0
    var index = isForward ? window.upperBound : window.lowerBound - 1
    if window.isEmpty {
      // Nothing of the stack is in view; it may be ahead.
      guard isForward ? visible.upperBound <= 0 : visible.lowerBound >= extents.total else { return 0 }
      index = isForward ? 0 : lines.leafCount - 1
    }
    while built < budget, parked.count < Self.parkedLimit, index >= 0, index < lines.leafCount, lies(index, in: reach) {
      if !known.contains(index) {
        let row = Row(index: index, node: newRow(index))
        runtime.counters.prefetchedRows += 1
        row.node.parent = self
        if measureLine(lines.line(ofLeaf: index), with: row) { setNeedsLayout() }
        park(row)
        built += 1
      }
      index += isForward ? 1 : -1
    }
    return built
  }

  /// Keeps a row that is not on the screen.
  func park(_ row: Row) {
    var row = row
    row.node.parent = self
    row.suspended = row.node.suspendablePart(below: list)
    row.suspended?.suspend()
    parked.insert(row, at: parked.firstIndex { $0.index > row.index } ?? parked.count)
  }

  /// The parked row at an index, up to date again; what it missed may have made another leaf of it.
  func returningRow(_ index: Int) -> RenderNode? {
    guard let slot = parked.firstIndex(where: { $0.index == index }) else { return nil }
    let row = parked.remove(at: slot)
    row.node.parent = nil
    row.suspended?.resume()
    return list.leaf(at: index)
  }

  /// A row goes for good, and its state with it.
  func discard(_ row: Row) {
    runtime.counters.liveRows -= 1
    runtime.trace?.rowDropped(tracedID(ofRow: row.node, at: row.index), in: self)
    row.node.parent = nil
    row.node.discardLazyRows()
    list.releaseLeaf(at: row.index)
  }

  /// Drops parked rows that are far from the viewport, and the farthest of too many.
  func discardParkedRows() {
    let near = graceInterval
    let gone = parked.filter { !lies($0.index, in: near) }
    if !gone.isEmpty { parked.removeAll { !lies($0.index, in: near) } }
    for row in gone { discard(row) }
    while parked.count > Self.parkedLimit, let first = parked.first, let last = parked.last {
      let isFirstFarther = window.lowerBound - first.index > last.index - window.upperBound
      discard(isFirstFarther ? parked.removeFirst() : parked.removeLast())
    }
  }

  /// Gives up all rows of a stack that is not on the screen: it will not return with them.
  func discardAllRows() {
    runtime.counters.liveRows -= rows.count + parked.count
    let gone = rows + parked
    rows = []
    parked = []
    window = 0..<0
    for row in gone {
      row.node.parent = nil
      row.node.discardLazyRows()
      if !list.isDestroyed { list.releaseLeaf(at: row.index) }
    }
  }
}

extension RenderNode {
  /// Lazy stacks here and below give up their rows.
  fileprivate func discardLazyRows() {
    if let stack = self as? LazyStackRender { return stack.discardAllRows() }
    for child in children { child.discardLazyRows() }
  }
}
