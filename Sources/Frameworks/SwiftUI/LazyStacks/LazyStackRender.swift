import Foundation

// A lazy stack or grid builds the rows that the viewport needs after it was *placed*; sizing is answered from
// estimates. Rows are identified by number, and so are a grid's cells. They lie in lines (`LineMap`), in a stack one in
// each. Lines have extents: the measured ones their own, all others the mean of these (`ExtentIndex`).
//
// Placing the stack only measures the built rows again and moves them to their current positions. It cannot know yet
// which rows are needed: views around it may still move, and the scroll view, which anchors one visible node, adjusts
// its offset accordingly. So the scroll view requests rows when no layout is pending and all positions are consistent
// (`ScrollRender.settle`); new rows mean another round of layout. Then the stack builds outwards in both directions
// from a row that is built and visible, so that measuring a new row above moves neither that row nor anything below it.
// If no built row is visible (a jump), it starts from the estimate and asks the scroll view to anchor the row it put
// there. See `LazyStackRender+Window.swift`.
//
// Rows are released only when no further round follows. A row that leaves the viewport and a margin around it
// disappears, but is kept for a while, detached and suspended, with its state: it is *parked*. So is a row that was
// built ahead of time (prefetched). Parked rows that are far away are destroyed. See `LazyStackRender+Parking.swift`.
//
// Building rows changes the estimated total, and so the stack's own size, which propagates through its ancestors'
// layout, not their bodies. If the built rows cover the viewport, scrolling requires no work: the scroll view is given
// that interval.
@MainActor
final class LazyStackRender: RenderNode, RowContainer {
  let axis: Axis
  private(set) var arrangement: LazyArrangement
  let list: _Node
  /// The assignment of rows to lines.
  private(set) var lines: LineMap
  /// A grid's columns with their widths; nil for a stack.
  private(set) var tracks: GridTracks?
  /// The extents of the lines.
  var extents: ExtentIndex
  /// By line, the excess of the spacing to the next one over the usual, if both were built; see `surplus(after:)`.
  var surpluses: [Int: CGFloat] = [:]
  /// The placed rows in the order of their indices. There may be gaps until the layout pass has settled, and pinned
  /// rows may lie outside of the others.
  var rows: [Row] = [] { didSet { rowsDidChange() } }
  /// The built offscreen rows, in the order of their indices.
  var parked: [Row] = []
  private var nodes: [RenderNode] = []
  /// The placed headers and footers of sections that are pinned.
  private(set) var pinnable: [Row] = []
  /// How far each of them is from its position along the axis, if it is shifted.
  var displacements: [ObjectIdentifier: CGFloat] = [:]
  /// The rows that were placed for the visible part; without gaps.
  var window = 0..<0
  /// Whether the window ends early because too many rows have almost no extent; see `rowLimit(for:)`.
  var isWindowTruncated = false
  /// The number of changes to the rows.
  private(set) var changes = 0
  private var crossExtent: CGFloat?
  /// The largest row across the axis seen so far, nil before the first: the stack's ideal.
  var idealCross: CGFloat?
  private(set) weak var scroll: ScrollRender?
  private var arrivals = RowArrivals()

  struct Row {
    var index: Int
    let node: RenderNode
    /// What is suspended with the row while it is parked.
    weak var suspended: _Node?
  }

  /// The assumed extent of a row before any has been measured, in points: a standard table row.
  private static let firstEstimate: CGFloat = 44

  init(axis: Axis, _ arrangement: LazyArrangement, list: _Node, owner: _Node) {
    self.axis = axis
    self.arrangement = arrangement
    self.list = list
    lines = LineMap(list.runs, columns: 1)
    extents = ExtentIndex(
      count: lines.lineCount, spacing: arrangement.spacing ?? ViewSpacing.standard, estimate: Self.firstEstimate)
    super.init(owner: owner)
  }

  /// Pinned rows lie on top of the others, headers on top of footers.
  override var children: [RenderNode] { nodes }
  override var isAccessibilityContainer: Bool { true }

  private func rowsDidChange() {
    tellPlaces()
    pinnable = arrangement.pinnedViews.isEmpty ? [] : rows.filter { isPinnable($0.index) }
    defer { bringLiftedRowToFront() }
    guard !pinnable.isEmpty else {
      nodes = rows.map(\.node)
      return
    }
    let parts = Dictionary(pinnable.map { ($0.index, part(ofRow: $0.index)) }, uniquingKeysWith: { first, _ in first })
    let below = rows.filter { parts[$0.index] == nil }
    nodes = (below + pinnable.filter { parts[$0.index] == .footer } + pinnable.filter { parts[$0.index] == .header })
      .map(\.node)
  }

  /// Passes the indices of the rows on.
  private func tellPlaces() {
    guard let delegate = arrangement.delegate else { return }
    for row in rows { delegate.row(row.node, isAt: row.index, in: self) }
  }

  /// Brings the row that a finger moves in front of the others.
  private func bringLiftedRowToFront() {
    guard let lifted = arrangement.delegate?.liftedRow, let index = nodes.firstIndex(where: { $0 === lifted }) else {
      return
    }
    nodes.append(nodes.remove(at: index))
  }

  /// A finger picked up a row, or released it.
  func liftedRowDidChange() {
    rowsDidChange()
    childrenDidMove()
    // A row that was released may be far from the others.
    if arrangement.delegate?.liftedRow == nil { setNeedsLayout() }
  }

  func update(_ new: LazyArrangement) {
    guard !new.isSame(as: arrangement) else { return }
    let isPinning = new.pinnedViews != arrangement.pinnedViews
    if (new.spacing == nil) != (arrangement.spacing == nil) { forgetMeasurements() }
    arrangement = new
    extents.spacing = new.spacing ?? ViewSpacing.standard
    if isPinning {
      rowsDidChange()
      window = 0..<0
    }
    setNeedsLayout()
  }

  override func didAttach() {
    scroll = enclosingScroll()
    scroll?.coverage.insert(self)
    arrangement.delegate?.stackDidAttach(self)
  }

  /// A scroll view around the stack has changed its axis.
  fileprivate func enclosingScrollMayHaveChanged() {
    let new = enclosingScroll()
    guard new !== scroll else { return }
    scroll?.coverage.remove(self)
    scroll = new
    new?.coverage.insert(self)
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
    scroll?.coverage.remove(self)
    scroll = nil
    window = 0..<0
    // Otherwise it may return, with its rows unchanged.
    if owner.isDestroyed { discardAllRows() }
  }

  // MARK: The list

  /// Applies changes to the rows; the indices in each edit are those before it, the last edit first. Removed rows lose
  /// their position at once, since their views may be gone.
  func apply(_ edits: [LeafEdit]) {
    changes += 1
    surpluses = [:]
    arrivals.begin(in: runtime)
    updateLines(after: edits)
    for edit in edits {
      let start = edit.range.lowerBound
      if lines.columns == 1 {
        let measured = edit.kept.filter { extents.isMeasured(start + $0.old) }
          .map { (row: start + $0.new, extent: extents.extent(of: start + $0.old)) }
        extents.replace(edit.range, with: edit.count)
        for known in measured { extents.setExtent(known.extent, of: known.row) }
      }

      let shift = edit.count - edit.range.count
      let places = Dictionary(edit.kept.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
      func moved(_ rows: [Row], leave: (RenderNode, Int) -> Void) -> [Row] {
        var stayed: [Row] = []
        for var row in rows {
          if row.index >= edit.range.upperBound {
            row.index += shift
          } else if let place = places[row.index - start] {
            row.index = start + place
          } else if row.index >= start {
            runtime.counters.liveRows -= 1
            runtime.trace?.rowDropped(tracedID(ofRow: row.node, at: row.index), in: self)
            leave(row.node, stayed.count)
            continue
          }
          stayed.append(row)
        }
        return stayed.sorted { $0.index < $1.index }
      }
      rows = moved(rows) { depart($0, at: $1) }
      parked = moved(parked) { node, _ in node.parent = nil }
      arrivals.apply(edit)
    }
    window = 0..<0
    tellPlaces()
    arrangement.delegate?.rowsDidChange(frame: runtime.counters.frames)
    childrenDidChange()
  }

  /// Updates the lines to the current list. In a grid, changed lines lose their extents, since they contain other
  /// cells.
  private func updateLines(after edits: [LeafEdit]) {
    let old = lines
    lines = LineMap(list.runs, columns: old.columns)
    guard old.columns > 1 else { return }
    let lower = edits.map(\.range.lowerBound).min() ?? 0
    let upper = edits.map(\.range.upperBound).max() ?? 0
    let change = lines.changedLines(from: old, changed: lower..<max(lower, upper))
    extents.replace(change.old, with: change.new)
  }

  /// Changes the number of columns. The visible content stays: the scroll view anchors it.
  private func divide(into columns: Int) {
    guard columns != lines.columns else { return }
    lines = LineMap(list.runs, columns: columns)
    let estimate = extents.estimate
    extents = ExtentIndex(count: lines.lineCount, spacing: extents.spacing, estimate: estimate)
    window = 0..<0
  }

  /// Discards all extents: the text size or something else that all rows depend on changed.
  func forgetExtents() {
    forgetMeasurements()
    setNeedsLayout()
  }

  private func forgetMeasurements() {
    surpluses = [:]
    extents.forgetMeasurements()
  }

  /// Returns the row at an index, building and placing it if needed.
  func placedRow(_ index: Int) -> RenderNode {
    if let known = liveRow(index) { return known }
    let returning = returningRow(index)
    let node = returning ?? newRow(index)
    if returning == nil { runtime.counters.rowsBuilt += 1 }
    runtime.counters.rowsEntered += 1
    rows.insert(Row(index: index, node: node), at: rows.firstIndex { $0.index > index } ?? rows.count)
    adopt(node)
    arrangement.delegate?.rowDidEnter(node, at: index)
    if let transaction = arrivals.transaction(ofRow: index, in: runtime) { arrive(node, transaction) }
    childrenDidMove()
    runtime.accessibilityDidChange()
    return node
  }

  /// Builds a row.
  func newRow(_ index: Int) -> RenderNode {
    var node = list.leaf(at: index)
    arrangement.delegate?.row(node, isAt: index, in: self)
    // What belongs to the list's own content outlives its row.
    if let part = node.suspendablePart(below: list), part.suspension != nil {
      part.resume()
      node = list.leaf(at: index)
    }
    runtime.counters.liveRows += 1
    if let trace = runtime.trace { trace.rowBuilt(tracedID(ofRow: node, at: index), in: self) }
    return node
  }

  /// Returns the row at an index if it is placed.
  func liveRow(_ index: Int) -> RenderNode? { Self.row(index, in: rows)?.node }

  /// Returns the row at an index, on screen or not.
  func builtRow(_ index: Int) -> RenderNode? { liveRow(index) ?? Self.row(index, in: parked)?.node }

  private static func row(_ index: Int, in rows: [Row]) -> Row? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].index == index ? rows[low] : nil
  }

  /// Removes all rows outside a range from the screen; those nearby are kept.
  func keep(_ kept: Range<Int>) {
    let pins = Set(pins(for: kept))
    let lifted = arrangement.delegate?.liftedRow
    func stays(_ row: Row) -> Bool { kept.contains(row.index) || pins.contains(row.index) || row.node === lifted }
    let leaving = rows.filter { !stays($0) }
    guard !leaving.isEmpty else { return }
    rows.removeAll { !stays($0) }
    let near = graceInterval
    for row in leaving {
      transitions?.end(of: row.node)
      disown(row.node)
      if lies(row.index, in: near) { park(row) } else { discard(row) }
    }
    childrenDidMove()
    runtime.accessibilityDidChange()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    if let items = arrangement.items {
      let tracks = GridTracks(items, in: proposal[axis.other])
      size[axis] = length(columns: tracks.tracks.count)
      size[axis.other] = proposal[axis.other] ?? tracks.total
    } else {
      size[axis] = extents.total
      size[axis.other] = proposal[axis.other] ?? idealCross ?? (extents.count > 0 ? Self.firstEstimate : 0)
    }
    return size
  }

  override func placeChildren() {
    if let items = arrangement.items {
      let new = GridTracks(items, in: placedProposal?[axis.other])
      if new != tracks {
        if tracks?.tracks.map(\.length) != new.tracks.map(\.length) { forgetMeasurements() }
        tracks = new
        divide(into: new.tracks.count)
      }
    } else if crossExtent != size[axis.other] {
      if crossExtent != nil, placedProposal?[axis.other] != nil { forgetMeasurements() }
      crossExtent = size[axis.other]
    }
    measureRows()
    // Outside of a scroll view the visible part depends on nothing that can still move.
    if scroll == nil {
      fill()
      trim()
    }
    for row in rows { place(row.node, at: origin(of: row), proposal: rowProposal(row.index)) }
    placePins()
    if let placedProposal, measure(placedProposal) != size { setNeedsLayout() }
  }

  /// Read in the order of the rows, regardless of their position.
  override func accessibilityElements() -> [AccessibilityElement] {
    pinnable.isEmpty && arrangement.delegate?.liftedRow == nil
      ? super.accessibilityElements() : rows.flatMap { $0.node.accessibilityElements() }
  }
}

extension RenderNode {
  /// Makes lazy stacks in this subtree look up their scroll view again.
  final func lookForScrollViews() {
    (self as? LazyStackRender)?.enclosingScrollMayHaveChanged()
    for child in children { child.lookForScrollViews() }
  }
}
