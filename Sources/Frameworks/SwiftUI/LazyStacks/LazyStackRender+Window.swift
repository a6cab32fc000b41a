import Foundation

// The rows that a lazy stack has built: the window.
extension LazyStackRender {
  /// Fractions of a viewport, guesses all of them: how far outside the viewport rows are on screen, ahead of moving
  /// content and behind it; how far ahead they are prefetched; and how far outside they are kept at all.
  private static let overscan: CGFloat = 0.25
  static let prefetchReach: CGFloat = 0.5
  private static let grace: CGFloat = 0.75

  /// Returns the visible part of the stack in its own coordinates.
  func visibleInterval() -> ClosedRange<CGFloat> {
    guard let scroll else { return 0...runtime.screen.size[axis] }
    let start = scroll.offset[axis] + scroll.viewportStart(axis) - scroll.contentPosition(of: self, axis)
    return start...start + scroll.viewportLength(axis)
  }

  /// Returns the interval to build: the visible part and, if the content moves by itself, what comes next.
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

  /// Returns the interval of a row's line along the axis.
  func span(ofRow index: Int) -> ClosedRange<CGFloat> {
    let line = lines.line(ofLeaf: index)
    let start = extents.offset(of: line)
    return start...start + extent(ofLine: line)
  }

  func lies(_ index: Int, in interval: ClosedRange<CGFloat>) -> Bool { span(ofRow: index).overlaps(interval) }

  /// Whether a part of a row is inside an interval; touching its edge is not enough. A row without extent is inside if
  /// its start is.
  private func isInside(_ span: ClosedRange<CGFloat>, _ interval: ClosedRange<CGFloat>) -> Bool {
    span.lowerBound < interval.upperBound
      && (span.upperBound > interval.lowerBound || span.lowerBound == interval.lowerBound)
  }

  /// The interval in which rows are kept.
  var graceInterval: ClosedRange<CGFloat> { expanded(visibleInterval(), by: Self.grace) }

  /// Builds the rows in the viewport. Their measured sizes can bring others into it; then this is called again after
  /// they have been placed.
  func fill() {
    let needed = neededInterval()
    let isVisible = extents.count > 0 && isInside(0...max(0, extents.total), needed)
    window = isVisible ? build(needed) : 0..<0
  }

  /// Builds what is missing for the current offset. Returns whether the stack must be placed again.
  func fillIfNeeded(in scroll: ScrollRender) -> Bool {
    guard let valid = validOffsets(in: scroll), !valid.contains(scroll.offset[axis]) else { return false }
    let entered = runtime.counters.rowsEntered
    fill()
    guard runtime.counters.rowsEntered > entered else { return false }
    setNeedsLayout()
    return true
  }

  private func build(_ needed: ClosedRange<CGFloat>) -> Range<Int> {
    let known = rows.first { isInside(span(ofRow: $0.index), needed) }
    // At the content's end the last row is at its place, however wrong the estimates are.
    let isAtEnd = scroll?.isAtEnd(axis) == true && needed.upperBound >= extents.total
    let pivot = known.map { lines.line(ofLeaf: $0.index) } ?? (isAtEnd ? extents.count - 1 : firstLine(in: needed))
    let position = extents.offset(of: pivot)
    let limit = rowLimit(for: needed)
    let contentStart = scroll?.contentPosition(of: self, axis) ?? 0

    // Measurements above the pivot move it; here it stays.
    func place(ofLine line: Int) -> ClosedRange<CGFloat> {
      let start = position + extents.offset(of: line) - extents.offset(of: pivot)
      return start...start + extent(ofLine: line)
    }
    var upper = pivot
    while upper < extents.count, upper == pivot || isInside(place(ofLine: upper), needed), upper - pivot < limit {
      buildLine(upper)
      upper += 1
    }
    var lower = pivot
    while lower > 0, isInside(place(ofLine: lower - 1), needed), pivot - lower < limit {
      lower -= 1
      buildLine(lower)
    }
    isWindowTruncated = upper - pivot == limit || pivot - lower == limit
    if known == nil, isAtEnd { scroll?.holdEnd(axis) }
    if known == nil {
      let place = contentStart + position
      scroll?.anchorNewRow(
        placedRow(lines.firstLeaf(ofLine: pivot)), assumedAt: place...place + extent(ofLine: pivot), axis: axis)
    }
    let window = lines.firstLeaf(ofLine: lower)..<lines.firstLeaf(ofLine: upper)
    for pin in pins(for: window) where liveRow(pin) == nil {
      _ = placedRow(pin)
      measureLine(lines.line(ofLeaf: pin))
    }
    return window
  }

  /// Returns the first line that is estimated to be inside an interval; if the interval begins between two, the second.
  private func firstLine(in interval: ClosedRange<CGFloat>) -> Int {
    let line = extents.row(at: interval.lowerBound)
    let next = line + 1
    let isPast = extents.offset(of: line) + extent(ofLine: line) <= interval.lowerBound
    return isPast && next < extents.count && extents.offset(of: next) < interval.upperBound ? next : line
  }

  /// Builds a line and measures it, including its spacing to the previous line.
  private func buildLine(_ line: Int) {
    for index in lines.leaves(ofLine: line) { _ = placedRow(index) }
    measureLine(line)
    if line > 0, arrangement.spacing == nil, arrangement.items == nil { measureLine(line - 1) }
  }

  /// Returns the maximum number of rows to build for an interval, in one direction: one per point of it. Rows without
  /// extent would otherwise all be built, since no number of them fills a viewport. If more than this are adjacent, the
  /// ones behind are built only when the content scrolls.
  private func rowLimit(for interval: ClosedRange<CGFloat>) -> Int {
    max(1, Int(min(interval.upperBound - interval.lowerBound, 10_000))) + 1
  }

  /// Whether some rows are further away than the range in which they are kept.
  var hasRowsToLetGo: Bool {
    guard isAttached, placedProposal != nil else { return false }
    let visible = visibleInterval()
    func isAnyOutside(_ rows: [Row], _ interval: ClosedRange<CGFloat>) -> Bool {
      [rows.first, rows.last].contains { $0.map { !lies($0.index, in: interval) } ?? false }
    }
    let lifted = arrangement.delegate?.liftedRow
    let free =
      pinnable.isEmpty && lifted == nil
      ? rows : rows.filter { window.contains($0.index) || !isPinnable($0.index) && $0.node !== lifted }
    return isAnyOutside(free, expanded(visible, by: Self.overscan)) || isAnyOutside(parked, graceInterval)
  }

  /// Removes rows outside the viewport from the screen, and discards those that are far from it.
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

  /// Returns the scroll offsets for which the window covers the viewport; nil if the stack has not been placed yet.
  func validOffsets(in scroll: ScrollRender) -> ClosedRange<CGFloat>? {
    guard isAttached, placedProposal != nil else { return nil }
    let far = CGFloat.greatestFiniteMagnitude
    let position = scroll.contentPosition(of: self, axis)
    let start = scroll.viewportStart(axis)
    let end = start + scroll.viewportLength(axis)
    guard let first = window.first, let last = window.last else {
      // Without rows the stack is up to date as long as it lies outside the viewport.
      if extents.count == 0 { return -far...far }
      if scroll.offset[axis] + end <= position { return -far...position - end }
      return position + extents.total - start...far
    }
    if isWindowTruncated { return scroll.offset[axis]...scroll.offset[axis] }
    // From the end of the previous line to the start of the next one: the gaps belong to none.
    let before = lines.line(ofLeaf: first) - 1
    let lower = first == 0 ? -far : position + extents.offset(of: before) + extent(ofLine: before) - start
    let next = lines.line(ofLeaf: last) + 1
    let upper = next == extents.count ? far : position + extents.offset(of: next) - end
    return lower...max(lower, upper)
  }
}
