import Foundation

// A lazy stack builds the rows that the viewport needs, when it is *placed*; a probe is answered from estimates. It knows
// its rows by number: extents that were measured, and the mean of those for all others (`ExtentIndex`). Where its built
// rows cover the viewport, nothing has to be done when the content scrolls: the scroll view is told that interval.
//
// When rows were built, the estimated total changes, so the stack's own answer changes and climbs through its parents'
// layout, not their bodies. That the visible rows stay where they are meanwhile is the scroll view's business.
@MainActor
final class LazyStackRender: RenderNode {
  let axis: Axis
  private(set) var alignment: AlignmentKey
  private let list: _Node
  private var extents: ExtentIndex
  /// Built rows by index.
  private var rows: [Int: RenderNode] = [:]
  private var order: [Int] = []
  /// Rows that an edit took out of the list, until placement shows whether they came back.
  private var displaced: [RenderNode] = []
  private var crossExtent: CGFloat?
  /// The largest row across seen so far: the stack's ideal.
  private var idealCross: CGFloat = 0
  private weak var scroll: ScrollRender?

  /// What is taken for a row's extent before any has been measured, in points: a standard table row.
  private static let firstEstimate: CGFloat = 44
  /// Shares of a viewport: how far rows are built ahead of a moving viewport, and how far behind it they are kept.
  private static let overscan: CGFloat = 0.25
  private static let retention: CGFloat = 0.5

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, list: _Node, owner: _Node) {
    self.axis = axis
    self.alignment = alignment
    self.list = list
    extents = ExtentIndex(
      count: list.leafCount, spacing: spacing ?? ViewSpacing.standard, estimate: Self.firstEstimate)
    super.init(owner: owner)
  }

  override var children: [RenderNode] { order.compactMap { rows[$0] } }

  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    self.alignment = alignment
    extents.spacing = spacing ?? ViewSpacing.standard
    setNeedsLayout()
  }

  override func didAttach() {
    scroll = enclosingScroll()
    scroll?.register(self)
  }

  private func enclosingScroll() -> ScrollRender? {
    var node = parent
    while let candidate = node {
      if let scroll = candidate as? ScrollRender, scroll.state(axis) != nil { return scroll }
      node = candidate.parent
    }
    return nil
  }

  // MARK: The list

  /// Rows came, went or were exchanged; indices in each edit are those before it, last edit first.
  func apply(_ edits: [LeafEdit]) {
    for edit in edits {
      extents.replace(edit.range, with: edit.count)
      let shift = edit.count - edit.range.count
      var moved: [Int: RenderNode] = [:]
      for (index, row) in rows {
        if edit.range.contains(index) {
          displaced.append(row)
        } else {
          moved[index < edit.range.lowerBound ? index : index + shift] = row
        }
      }
      rows = moved
    }
    order = rows.keys.sorted()
    childrenDidChange()
  }

  /// Forgets all extents: the text size or something else that all rows depend on changed.
  func forgetExtents() {
    extents.forgetMeasurements()
    setNeedsLayout()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = extents.total
    size[axis.other] = proposal[axis.other] ?? idealCross
    return size
  }

  private var rowProposal: ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = size[axis.other]
    return proposal
  }

  override func placeChildren() {
    if crossExtent != size[axis.other] {
      if crossExtent != nil { extents.forgetMeasurements() }
      crossExtent = size[axis.other]
    }
    for (index, row) in rows { setExtent(row.sizeThatFits(rowProposal), of: index) }
    fill()
    place()
    for row in displaced where row.parent === self && !rows.values.contains(where: { $0 === row }) { release(row) }
    displaced = []
    if extents.total != size[axis] { setNeedsLayout() }
  }

  private func setExtent(_ rowSize: CGSize, of index: Int) {
    extents.setExtent(rowSize[axis], of: index)
    idealCross = max(idealCross, rowSize[axis.other])
  }

  /// The visible part of the stack in its own coordinates, and a viewport's length.
  private func visibleInterval() -> (interval: ClosedRange<CGFloat>, viewport: CGFloat) {
    guard let scroll else {
      let length = runtime.screen.size[axis]
      return (0...min(extents.total, length), length)
    }
    let position = scroll.contentPosition(of: self, axis)
    let viewport = scroll.viewport
    let start = scroll.offset[axis] + (axis == .vertical ? viewport.minY : viewport.minX) - position
    let length = axis == .vertical ? viewport.height : viewport.width
    return (start...start + length, length)
  }

  /// Builds the rows that the viewport meets and drops those far from it.
  private func fill() {
    let count = extents.count
    let (visible, viewport) = visibleInterval()
    var lower = visible.lowerBound
    var upper = visible.upperBound
    let speed = scroll?.velocity(axis) ?? 0
    if speed > 0 { upper += viewport * Self.overscan }
    if speed < 0 { lower -= viewport * Self.overscan }
    guard count > 0, upper > 0, lower < extents.total else { return keep(0..<0) }

    let first = extents.row(at: max(0, lower))
    let hadRows = !rows.isEmpty
    let isNew = rows[first] == nil && !rows.keys.contains { $0 > first && extents.offset(of: $0) < upper }
    let start = extents.offset(of: first)
    var position = start
    var index = first
    while index < count, position < upper {
      let row = builtRow(index)
      setExtent(row.sizeThatFits(rowProposal), of: index)
      position += extents.extent(of: index) + extents.spacing
      index += 1
    }
    if isNew, hadRows, first > 0, let scroll, let row = rows[first] {
      scroll.anchorNewRow(row, assumedAt: scroll.contentPosition(of: self, axis) + start, axis: axis)
    }
    keep(first..<index, reach: viewport * Self.retention)
  }

  private func builtRow(_ index: Int) -> RenderNode {
    if let row = rows[index] { return row }
    let row = list.leaf(at: index)
    rows[index] = row
    runtime.counters.rowsBuilt += 1
    if row.parent !== self { runtime.counters.liveRows += 1 }
    order = rows.keys.sorted()
    adopt(row)
    childrenDidMove()
    runtime.accessibilityDidChange()
    return row
  }

  /// Drops all rows but those in `window` and built ones that adjoin it within `reach` points.
  private func keep(_ window: Range<Int>, reach: CGFloat = 0) {
    var kept = window
    if !window.isEmpty {
      let start = extents.offset(of: window.lowerBound) - reach
      let end = extents.offset(of: window.upperBound - 1) + reach
      while rows[kept.lowerBound - 1] != nil, extents.offset(of: kept.lowerBound - 1) >= start {
        kept = kept.lowerBound - 1..<kept.upperBound
      }
      while rows[kept.upperBound] != nil, extents.offset(of: kept.upperBound) <= end {
        kept = kept.lowerBound..<kept.upperBound + 1
      }
    }
    let dropped = order.filter { !kept.contains($0) }
    guard !dropped.isEmpty else { return }
    for index in dropped {
      guard let row = rows.removeValue(forKey: index) else { continue }
      release(row)
      list.releaseLeaf(at: index)
    }
    order = rows.keys.sorted()
    childrenDidMove()
    runtime.accessibilityDidChange()
  }

  private func release(_ row: RenderNode) {
    if row.parent === self { runtime.counters.liveRows -= 1 }
    disown(row)
  }

  override func didDetach() {
    runtime.counters.liveRows -= order.count
    for index in order {
      guard let row = rows[index] else { continue }
      row.parent = nil
    }
    for index in order { list.releaseLeaf(at: index) }
    rows = [:]
    order = []
  }

  private func place() {
    let proposal = rowProposal
    let container = ViewDimensions(size: size)
    for index in order {
      guard let row = rows[index] else { continue }
      var point = CGPoint.zero
      point[axis] = extents.offset(of: index)
      point[axis.other] = container[alignment] - row.dimensions(in: proposal)[alignment]
      place(row, at: point, proposal: proposal)
    }
  }

  /// The scroll offsets for which the built rows cover the viewport; nil if the stack has not been placed yet.
  func validOffsets(in scroll: ScrollRender) -> ClosedRange<CGFloat>? {
    guard isAttached, placedProposal != nil, let first = order.first, let last = order.last else {
      return emptyInterval(in: scroll)
    }
    let position = scroll.contentPosition(of: self, axis)
    let viewport = scroll.viewport
    let start = axis == .vertical ? viewport.minY : viewport.minX
    let end = axis == .vertical ? viewport.maxY : viewport.maxX
    let far = CGFloat.greatestFiniteMagnitude
    let lower = first == 0 ? -far : position + extents.offset(of: first) - start
    let upper = last == extents.count - 1 ? far : position + extents.offset(of: last) + extents.extent(of: last) - end
    return lower...max(lower, upper)
  }

  /// Without rows the stack is right as long as it lies outside the viewport.
  private func emptyInterval(in scroll: ScrollRender) -> ClosedRange<CGFloat>? {
    guard isAttached, placedProposal != nil else { return nil }
    let far = CGFloat.greatestFiniteMagnitude
    guard extents.count > 0 else { return -far...far }
    let position = scroll.contentPosition(of: self, axis)
    let viewport = scroll.viewport
    let (start, end) = axis == .vertical ? (viewport.minY, viewport.maxY) : (viewport.minX, viewport.maxX)
    if scroll.offset[axis] + end <= position { return -far...position - end }
    return position + extents.total - start...far
  }
}
