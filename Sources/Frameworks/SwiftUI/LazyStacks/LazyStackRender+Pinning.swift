import Foundation

// Headers and footers of sections that stay in view. They keep their place among the lines, and are moved from there when the
// content scrolls, which lays out nothing. A section that has rows in the window has its header and footer too, wherever these
// are, so inside the offsets for which the window is valid nothing has to be built for them.
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

  /// The rows outside of a window that are pinned while it is shown: the header of its first section, the footer of its last.
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

  /// Moves what is pinned to where it belongs for the scroll offset as it is now. Neither bodies nor layout run.
  func placePins() {
    guard !pinnable.isEmpty || !displacements.isEmpty, placedProposal != nil else { return }
    displacements = [:]
    guard let scroll, isAttached else { return }
    let start = scroll.offset[axis] - scroll.contentPosition(of: self, axis)
    let visible = start...start + max(0, scroll.size[axis])
    for row in pinnable {
      let displacement = displacement(ofSegment: lines.segment(ofLeaf: row.index), in: visible)
      if displacement != 0 { displacements[ObjectIdentifier(row.node)] = displacement }
      (row.node as? ListRowRender)?.isPinned = displacement != 0
      var point = origin(of: row)
      point[axis] += displacement
      place(row.node, at: point, proposal: rowProposal(row.index))
    }
  }

  /// How far a section's header or footer is moved so that it is in view: a header not beyond the end of what it heads, a footer
  /// not before its beginning. What has several views moves as one.
  private func displacement(ofSegment index: Int, in visible: ClosedRange<CGFloat>) -> CGFloat {
    let own = span(lines.segments[index].lineRange)
    let section = lines.sectionSegments(around: index)
    if lines.segments[index].part == .header {
      // A footer that is pinned itself lies below all that the header may cover.
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

  /// How far a row is from its place among the lines.
  func displacement(of row: RenderNode) -> CGFloat { displacements[ObjectIdentifier(row)] ?? 0 }
}

extension ScrollRender {
  /// What lazy containers keep in view is there for the offset as it is now.
  func placePins() {
    for case let container? in lazyContainers.map(\.container) { container.placePins() }
  }

  /// The content moved.
  func tellOfMove() {
    for case let container? in lazyContainers.map(\.container) {
      container.placePins()
      container.arrangement.list?.contentMoved()
    }
  }
}
