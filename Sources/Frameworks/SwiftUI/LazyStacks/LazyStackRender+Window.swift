import Foundation

// Which rows a lazy stack has built: the window.
extension LazyStackRender {
  /// Shares of a viewport, guesses all of them: how far outside the viewport rows are on the screen, ahead of content that
  /// moves by itself and behind; how far ahead they are prefetched; and how far outside they are kept at all.
  private static let overscan: CGFloat = 0.25
  static let prefetchReach: CGFloat = 0.5
  private static let grace: CGFloat = 0.75

  /// The visible part of the stack in its own coordinates.
  func visibleInterval() -> ClosedRange<CGFloat> {
    guard let scroll else { return 0...runtime.screen.size[axis] }
    let start = scroll.offset[axis] + scroll.viewportStart(axis) - scroll.contentPosition(of: self, axis)
    return start...start + scroll.viewportLength(axis)
  }

  /// What must be built: the visible part and, if the content moves by itself, what comes next.
  private func neededInterval() -> ClosedRange<CGFloat> {
    let visible = visibleInterval()
    let ahead = (visible.upperBound - visible.lowerBound) * Self.overscan
    let speed = scroll?.velocity(axis) ?? 0
    return visible.lowerBound - (speed < 0 ? ahead : 0)...visible.upperBound + (speed > 0 ? ahead : 0)
  }

  func expanded(_ interval: ClosedRange<CGFloat>, by share: CGFloat) -> ClosedRange<CGFloat> {
    let margin = (interval.upperBound - interval.lowerBound) * share
    return interval.lowerBound - margin...interval.upperBound + margin
  }

  /// The place of a row's line along the axis.
  func span(ofRow index: Int) -> ClosedRange<CGFloat> {
    let line = lines.line(ofLeaf: index)
    let start = extents.offset(of: line)
    return start...start + extents.extent(of: line)
  }

  func lies(_ index: Int, in interval: ClosedRange<CGFloat>) -> Bool { span(ofRow: index).overlaps(interval) }

  /// Where rows are kept.
  var graceInterval: ClosedRange<CGFloat> { expanded(visibleInterval(), by: Self.grace) }

  /// Builds the rows that the viewport meets. What they measure can show others: then this is called again when they
  /// have been placed.
  func fill() {
    let needed = neededInterval()
    let isVisible = extents.count > 0 && needed.upperBound >= 0 && needed.lowerBound <= extents.total
    window = isVisible ? build(needed) : 0..<0
  }

  /// Builds what is missing for the offset as it is now; true if the stack must be placed anew.
  func fillIfNeeded(in scroll: ScrollRender) -> Bool {
    guard let valid = validOffsets(in: scroll), !valid.contains(scroll.offset[axis]) else { return false }
    let entered = runtime.counters.rowsEntered
    fill()
    guard runtime.counters.rowsEntered > entered else { return false }
    setNeedsLayout()
    return true
  }

  private func build(_ needed: ClosedRange<CGFloat>) -> Range<Int> {
    let known = rows.first { lies($0.index, in: needed) }
    // At the content's end the last row is where it belongs, however wrong the estimates are.
    let isAtEnd = scroll?.isAtEnd(axis) == true && needed.upperBound >= extents.total
    let pivot =
      known.map { lines.line(ofLeaf: $0.index) } ?? (isAtEnd ? extents.count - 1 : extents.row(at: needed.lowerBound))
    let position = extents.offset(of: pivot)
    let limit = rowLimit(for: needed)
    let contentStart = scroll?.contentPosition(of: self, axis) ?? 0

    var (upper, end) = (pivot, position)
    while upper < extents.count, end <= needed.upperBound, upper - pivot < limit {
      end += builtExtent(upper) + extents.spacing
      upper += 1
    }
    var (lower, start) = (pivot, position)
    while lower > 0, start > needed.lowerBound, pivot - lower < limit {
      lower -= 1
      start -= builtExtent(lower) + extents.spacing
    }
    isWindowTruncated = upper - pivot == limit || pivot - lower == limit
    if known == nil, isAtEnd { scroll?.holdEnd(axis) }
    if known == nil {
      let place = contentStart + position
      scroll?.anchorNewRow(
        placedRow(lines.firstLeaf(ofLine: pivot)), assumedAt: place...place + extents.extent(of: pivot), axis: axis)
    }
    let window = lines.firstLeaf(ofLine: lower)..<lines.firstLeaf(ofLine: upper)
    for pin in pins(for: window) where liveRow(pin) == nil {
      _ = placedRow(pin)
      measureLine(lines.line(ofLeaf: pin))
    }
    return window
  }

  /// Builds a line, and tells its extent.
  private func builtExtent(_ line: Int) -> CGFloat {
    for index in lines.leaves(ofLine: line) { _ = placedRow(index) }
    measureLine(line)
    return extents.extent(of: line)
  }

  /// The most rows that are built for an interval, in one direction: one for each point of it. Rows without extent
  /// would otherwise all be built, since no number of them fills a viewport; so where more than this lie side by side,
  /// those behind them are not built before the content scrolls.
  private func rowLimit(for interval: ClosedRange<CGFloat>) -> Int {
    max(1, Int(min(interval.upperBound - interval.lowerBound, 10_000))) + 1
  }

  /// Some rows are further away than they should be.
  var hasRowsToLetGo: Bool {
    guard isAttached, placedProposal != nil else { return false }
    let visible = visibleInterval()
    func isAnyOutside(_ rows: [Row], _ interval: ClosedRange<CGFloat>) -> Bool {
      [rows.first, rows.last].contains { $0.map { !lies($0.index, in: interval) } ?? false }
    }
    let lifted = arrangement.list?.reorder?.row
    let free =
      pinnable.isEmpty && lifted == nil
      ? rows : rows.filter { window.contains($0.index) || !isPinnable($0.index) && $0.node !== lifted }
    return isAnyOutside(free, expanded(visible, by: Self.overscan)) || isAnyOutside(parked, graceInterval)
  }

  /// Takes rows off the screen that are outside of the viewport, and drops those that are far from it.
  func trim() {
    guard !rows.isEmpty || !parked.isEmpty else { return }
    let near = expanded(visibleInterval(), by: Self.overscan)
    func isNear(_ line: Int) -> Bool { lies(lines.firstLeaf(ofLine: line), in: near) }
    if !window.isEmpty {
      let built = Set(rows.map(\.index))
      func isBuilt(_ line: Int) -> Bool { lines.leaves(ofLine: line).allSatisfy(built.contains) }
      var first = lines.line(ofLeaf: window.lowerBound)
      var end = lines.line(ofLeaf: window.upperBound - 1) + 1
      while first > 0, isNear(first - 1), isBuilt(first - 1) { first -= 1 }
      while end < extents.count, isNear(end), isBuilt(end) { end += 1 }
      while first < end, !isNear(first) { first += 1 }
      while first < end, !isNear(end - 1) { end -= 1 }
      window = lines.firstLeaf(ofLine: first)..<lines.firstLeaf(ofLine: end)
    }
    keep(window)
    discardParkedRows()
  }

  /// The scroll offsets for which the window covers the viewport; nil if the stack has not been placed yet.
  func validOffsets(in scroll: ScrollRender) -> ClosedRange<CGFloat>? {
    guard isAttached, placedProposal != nil else { return nil }
    let far = CGFloat.greatestFiniteMagnitude
    let position = scroll.contentPosition(of: self, axis)
    let start = scroll.viewportStart(axis)
    let end = start + scroll.viewportLength(axis)
    guard let first = window.first, let last = window.last else {
      // Without rows the stack is right as long as it lies outside the viewport.
      if extents.count == 0 { return -far...far }
      if scroll.offset[axis] + end <= position { return -far...position - end }
      return position + extents.total - start...far
    }
    if isWindowTruncated { return scroll.offset[axis]...scroll.offset[axis] }
    let lower = first == 0 ? -far : position + extents.offset(of: lines.line(ofLeaf: first)) - start
    // Up to where the next line begins: the gap before it belongs to none.
    let next = lines.line(ofLeaf: last) + 1
    let upper = next == extents.count ? far : position + extents.offset(of: next) - end
    return lower...max(lower, upper)
  }
}
