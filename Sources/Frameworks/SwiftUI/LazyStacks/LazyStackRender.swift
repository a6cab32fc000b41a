import Foundation

// A lazy stack builds the rows that the viewport needs, after it was *placed*; a probe is answered from estimates. It
// knows its rows by number: extents that were measured, and the mean of those for all others (`ExtentIndex`).
//
// Placing it only asks the built rows again for their extents and brings them to where they are now. Which rows are
// needed it cannot know yet: what lies around it may still move, and the scroll view, which holds on to one visible
// node, changes its offset with that. So it is the scroll view that asks for rows, when nothing is left to lay out and
// all positions fit together (`ScrollRender.settle`); new rows mean another round of layout. Then the stack builds from
// a row that is built and visible outwards in both directions, so that what a new row above turns out to measure moves
// neither that row nor anything below it; where no built row is visible (a jump), it starts from the estimate and asks
// the scroll view to hold on to the row it put there. Rows are dropped only when no round is left to come, since a
// dropped row loses its state. See `LazyStackRender+Window.swift`.
//
// When rows were built, the estimated total changes, so the stack's own answer changes and climbs through its parents'
// layout, not their bodies. Where the built rows cover the viewport, nothing has to be done when the content scrolls:
// the scroll view is told that interval.
@MainActor
final class LazyStackRender: RenderNode {
  let axis: Axis
  private(set) var alignment: AlignmentKey
  let list: _Node
  var extents: ExtentIndex
  /// Built rows in the order of their indices. There may be gaps between them until the layout pass has settled.
  private(set) var rows: [Row] = [] { didSet { nodes = rows.map(\.node) } }
  private var nodes: [RenderNode] = []
  /// The rows that were built for what is visible; without gaps.
  var window = 0..<0
  /// The window ends early because so many rows have next to no extent; see `rowLimit(for:)`.
  var isWindowTruncated = false
  /// How often rows came, went or were exchanged.
  private(set) var changes = 0
  private var crossExtent: CGFloat?
  /// The largest row across seen so far, nil before the first: the stack's ideal.
  private var idealCross: CGFloat?
  private(set) weak var scroll: ScrollRender?
  private var arrivals = RowArrivals()

  struct Row {
    var index: Int
    let node: RenderNode
  }

  /// What is taken for a row's extents before any has been measured, in points: a standard table row.
  private static let firstEstimate: CGFloat = 44

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, list: _Node, owner: _Node) {
    self.axis = axis
    self.alignment = alignment
    self.list = list
    extents = ExtentIndex(
      count: list.leafCount, spacing: spacing ?? ViewSpacing.standard, estimate: Self.firstEstimate)
    super.init(owner: owner)
  }

  override var children: [RenderNode] { nodes }

  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    self.alignment = alignment
    extents.spacing = spacing ?? ViewSpacing.standard
    setNeedsLayout()
  }

  override func didAttach() {
    scroll = enclosingScroll()
    scroll?.register(self)
  }

  /// A scroll view around the stack began to scroll along another axis.
  fileprivate func enclosingScrollMayHaveChanged() {
    let new = enclosingScroll()
    guard new !== scroll else { return }
    scroll?.unregister(self)
    scroll = new
    new?.register(self)
    setNeedsLayout()
  }

  private func enclosingScroll() -> ScrollRender? {
    var node = parent
    while let candidate = node {
      if let scroll = candidate as? ScrollRender, scroll.state(axis) != nil { return scroll }
      node = candidate.parent
    }
    return nil
  }

  override func didDetach() {
    scroll?.unregister(self)
    scroll = nil
    runtime.counters.liveRows -= rows.count
    let dropped = rows
    rows = []
    window = 0..<0
    for row in dropped {
      row.node.parent = nil
      list.releaseLeaf(at: row.index)
    }
  }

  // MARK: The list

  /// Rows came, went or were exchanged; indices in each edit are those before it, last edit first. Rows that went lose
  /// their place at once, since what they were made for may be gone.
  func apply(_ edits: [LeafEdit]) {
    changes += 1
    arrivals.begin(in: runtime)
    for edit in edits {
      let start = edit.range.lowerBound
      let measured = edit.kept.filter { extents.isMeasured(start + $0.old) }
        .map { (row: start + $0.new, extent: extents.extent(of: start + $0.old)) }
      extents.replace(edit.range, with: edit.count)
      for known in measured { extents.setExtent(known.extent, of: known.row) }

      let shift = edit.count - edit.range.count
      let places = Dictionary(edit.kept.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
      var stayed: [Row] = []
      for row in rows {
        if row.index < start {
          stayed.append(row)
        } else if row.index >= edit.range.upperBound {
          stayed.append(Row(index: row.index + shift, node: row.node))
        } else if let place = places[row.index - start] {
          stayed.append(Row(index: start + place, node: row.node))
        } else {
          runtime.counters.liveRows -= 1
          traceDrop(row)
          depart(row.node, at: stayed.count)
        }
      }
      rows = stayed.sorted { $0.index < $1.index }
      arrivals.apply(edit)
    }
    window = 0..<0
    childrenDidChange()
  }

  /// Forgets all extents: the text size or something else that all rows depend on changed.
  func forgetExtents() {
    extents.forgetMeasurements()
    setNeedsLayout()
  }

  /// The row at an index, built if need be.
  func builtRow(_ index: Int) -> RenderNode {
    let slot = rows.firstIndex { $0.index >= index } ?? rows.count
    if slot < rows.count, rows[slot].index == index { return rows[slot].node }
    let node = list.leaf(at: index)
    rows.insert(Row(index: index, node: node), at: slot)
    runtime.counters.rowsBuilt += 1
    runtime.counters.liveRows += 1
    adopt(node)
    if let trace = runtime.trace { trace.rowBuilt(tracedID(ofRow: node, at: index), in: self) }
    if let transaction = arrivals.transaction(ofRow: index, in: runtime) { arrive(node, transaction) }
    childrenDidMove()
    runtime.accessibilityDidChange()
    return node
  }

  /// The row at an index if it is built.
  func liveRow(_ index: Int) -> RenderNode? { rows.first { $0.index == index }?.node }

  /// Drops all rows but those in a range.
  func keep(_ kept: Range<Int>) {
    let dropped = rows.filter { !kept.contains($0.index) }
    guard !dropped.isEmpty else { return }
    rows.removeAll { !kept.contains($0.index) }
    for row in dropped {
      traceDrop(row)
      release(row.node)
      list.releaseLeaf(at: row.index)
    }
    childrenDidMove()
    runtime.accessibilityDidChange()
  }

  private func traceDrop(_ row: Row) {
    runtime.trace?.rowDropped(tracedID(ofRow: row.node, at: row.index), in: self)
  }

  private func release(_ node: RenderNode) {
    runtime.counters.liveRows -= 1
    disown(node)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = extents.total
    size[axis.other] = proposal[axis.other] ?? idealCross ?? (extents.count > 0 ? Self.firstEstimate : 0)
    return size
  }

  /// Rows are offered what the stack was offered across, and decide along its axis.
  private var rowProposal: ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = placedProposal?[axis.other]
    return proposal
  }

  override func placeChildren() {
    if crossExtent != size[axis.other] {
      if crossExtent != nil, placedProposal?[axis.other] != nil { extents.forgetMeasurements() }
      crossExtent = size[axis.other]
    }
    for row in rows { measureRow(row.node, at: row.index) }
    // Outside of a scroll view the visible part depends on nothing that can still move.
    if scroll == nil {
      fill()
      trim()
    }
    for row in rows { place(row.node, at: origin(of: row), proposal: rowProposal) }
    if let placedProposal, measure(placedProposal) != size { setNeedsLayout() }
  }

  func measureRow(_ node: RenderNode, at index: Int) {
    let size = node.sizeThatFits(rowProposal)
    extents.setExtent(size[axis], of: index)
    idealCross = max(idealCross ?? 0, size[axis.other])
  }

  private func origin(of row: Row) -> CGPoint {
    var point = CGPoint.zero
    point[axis] = extents.offset(of: row.index)
    point[axis.other] = ViewDimensions(size: size)[alignment] - row.node.dimensions(in: rowProposal)[alignment]
    return point
  }
}

extension RenderNode {
  /// Lazy stacks here and below look again for the scroll view that they fill.
  final func lookForScrollViews() {
    (self as? LazyStackRender)?.enclosingScrollMayHaveChanged()
    for child in children { child.lookForScrollViews() }
  }
}
