import Foundation

// Built rows that are offscreen: those that scrolled away recently, and those that will be needed soon. They are
// detached, so they have disappeared or never appeared, and suspended, so nothing in them is evaluated.
extension LazyStackRender {
  /// The maximum number of offscreen rows that are kept, if many fit into the range in which rows are kept. A guess.
  static let parkedLimit = 64

  /// Builds rows next to the window, in the direction of scrolling. Returns how many.
  func prefetch(isForward: Bool, atMost budget: Int) -> Int {
    guard budget > 0, isAttached, placedProposal != nil, extents.count > 0, !isWindowTruncated else { return 0 }
    let visible = visibleInterval()
    let reach = expanded(visible, by: Self.prefetchReach)
    let known = Set(rows.map(\.index) + parked.map(\.index))
    var built = 0
    var index = isForward ? window.upperBound : window.lowerBound - 1
    if window.isEmpty {
      // No part of the stack is visible; it may be ahead.
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

  /// Keeps an offscreen row.
  func park(_ row: Row) {
    var row = row
    row.node.parent = self
    row.suspended = row.node.suspendablePart(below: list)
    row.suspended?.suspend()
    parked.insert(row, at: parked.firstIndex { $0.index > row.index } ?? parked.count)
  }

  /// Returns the updated parked row at an index; changes that it missed may have produced another leaf.
  func returningRow(_ index: Int) -> RenderNode? {
    guard let slot = parked.firstIndex(where: { $0.index == index }) else { return nil }
    let row = parked.remove(at: slot)
    row.node.parent = nil
    row.suspended?.resume()
    return list.leaf(at: index)
  }

  /// Removes a row for good, with its state.
  func discard(_ row: Row) {
    runtime.counters.liveRows -= 1
    runtime.trace?.rowDropped(tracedID(ofRow: row.node, at: row.index), in: self)
    row.node.parent = nil
    row.node.discardLazyRows()
    list.releaseLeaf(at: row.index)
  }

  /// Discards parked rows that are far from the viewport, and the farthest if there are too many.
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

  /// Discards all rows of a stack that is offscreen and will not return with them.
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
  /// Discards the rows of lazy stacks in this subtree.
  fileprivate func discardLazyRows() {
    if let stack = self as? LazyStackRender { return stack.discardAllRows() }
    for child in children { child.discardLazyRows() }
  }
}
