import Foundation

// Pinned headers and footers of sections. They keep their place among the lines, and are shifted from there when the
// content scrolls, without any layout. A section with rows in the window always has its header and footer built too, so
// nothing has to be built for them at the offsets for which the window is valid.
extension LazyStackRender {
  func part(ofRow index: Int) -> _SectionPartModifier.Part? {
    lines.segments.isEmpty ? nil : lines.segments[lines.segment(ofLeaf: index)].part
  }

  func isPinnable(_ index: Int) -> Bool {
    switch part(ofRow: index) {
    case .header: arrangement.pinnedViews.contains(.sectionHeaders)
    case .footer: arrangement.pinnedViews.contains(.sectionFooters)
    case .content, nil: false
    }
  }

  /// Returns the rows outside a window that are pinned while it is shown: the header of its first section, the footer
  /// of its last.
  func pins(for window: Range<Int>) -> [Int] {
    guard !arrangement.pinnedViews.isEmpty, !window.isEmpty, !lines.segments.isEmpty else { return [] }
    var pins: [Int] = []
    for index in [window.lowerBound, window.upperBound - 1] {
      for segment in lines.sectionSegments(around: lines.segment(ofLeaf: index)) {
        let leaves = lines.segments[segment].leafRange
        if isPinnable(leaves.lowerBound) { pins += leaves.filter { !window.contains($0) && !pins.contains($0) } }
      }
    }
    return pins
  }

  /// Moves pinned rows to their positions for the current scroll offset. Neither bodies nor layout run.
  func placePins() {
    guard !pinnable.isEmpty || !displacements.isEmpty, placedProposal != nil else { return }
    displacements = [:]
    guard let scroll, isAttached else { return }
    let start = scroll.offset[axis] - scroll.contentPosition(of: self, axis)
    let visible = start...start + max(0, scroll.size[axis])
    for row in pinnable {
      let displacement = displacement(ofSegment: lines.segment(ofLeaf: row.index), in: visible)
      if displacement != 0 { displacements[ObjectIdentifier(row.node)] = displacement }
      arrangement.delegate?.row(row.node, isPinned: displacement != 0)
      var point = origin(of: row)
      point[axis] += displacement
      place(row.node, at: point, proposal: rowProposal(row.index))
    }
  }

  /// Returns how far a section's header or footer is shifted to be visible: a header not beyond the end of its section,
  /// a footer not before its beginning. A header or footer of several views moves as one.
  private func displacement(ofSegment index: Int, in visible: ClosedRange<CGFloat>) -> CGFloat {
    let own = span(lines.segments[index].lineRange)
    let section = lines.sectionSegments(around: index)
    if lines.segments[index].part == .header {
      // A pinned footer lies below everything that the header may cover.
      let rest = section.filter { $0 > index && lines.segments[$0].part == .content }
      let end = rest.last.map { span(lines.segments[$0].lineRange).upperBound } ?? own.upperBound
      return min(max(0, visible.lowerBound - own.lowerBound), max(0, end - own.upperBound))
    }
    let rest = section.filter { $0 < index && lines.segments[$0].part == .content }
    let beginning = rest.first.map { span(lines.segments[$0].lineRange).lowerBound } ?? own.lowerBound
    return max(min(0, visible.upperBound - own.upperBound), min(0, beginning - own.lowerBound))
  }

  private func span(_ lines: Range<Int>) -> ClosedRange<CGFloat> {
    let start = extents.offset(of: lines.lowerBound)
    guard let last = lines.last else { return start...start }
    return start...max(start, extents.offset(of: last) + extent(ofLine: last))
  }

  /// Returns how far a row is from its position among the lines.
  func displacement(of row: RenderNode) -> CGFloat { displacements[ObjectIdentifier(row)] ?? 0 }
}

extension ScrollRender {
  /// Updates the pinned rows of lazy containers for the current offset.
  func placePins() {
    for container in coverage.containers { container.placePins() }
  }

  /// The content moved.
  func tellOfMove() {
    for container in coverage.containers {
      container.placePins()
      container.arrangement.delegate?.contentMoved()
    }
  }
}
