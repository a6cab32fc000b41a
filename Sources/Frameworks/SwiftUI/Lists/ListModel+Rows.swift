import Foundation

/// What a list adds to the lazy stack of its rows.
extension ListModel: LazyStackDelegate {
  var liftedRow: RenderNode? { reorder?.row }

  func stackDidAttach(_ stack: LazyStackRender) { self.stack = stack }

  /// Passes the row its position among the others.
  func row(_ row: RenderNode, isAt index: Int, in stack: LazyStackRender) {
    let lines = stack.lines
    guard let row = row as? ListRowRender, !lines.segments.isEmpty, index < lines.leafCount else { return }
    let number = lines.segment(ofLeaf: index)
    let segment = lines.segments[number]
    let section = lines.sectionSegments(around: number)
    row.place = ListRowPlace(
      index: index, part: segment.part ?? .content, isFirst: index == segment.firstLeaf,
      isLast: index + 1 == segment.leafRange.upperBound,
      hasHeader: lines.segments[section.lowerBound].part == .header, isInFirstSection: section.lowerBound == 0,
      followsFooter: section.lowerBound > 0 && lines.segments[section.lowerBound - 1].part == .footer)
  }

  /// A row that enters while a finger moves another one makes room for that too.
  func rowDidEnter(_ row: RenderNode, at index: Int) {
    if let way = reorder?.way(ofRow: index) { (row as? ListRowRender)?.setShift(way) }
  }

  /// Swiped rows lie beside their places, moved ones above or below.
  func shift(of row: RenderNode) -> CGPoint {
    guard let row = row as? ListRowRender else { return .zero }
    return CGPoint(x: row.slide, y: row.shift)
  }

  func row(_ row: RenderNode, isPinned: Bool) { (row as? ListRowRender)?.isPinned = isPinned }

  /// Closes revealed actions.
  func contentMoved() { openRow?.close() }

  /// The first card of an inset list begins directly below a large title.
  func titleAboveDidChange(isLarge: Bool, in stack: LazyStackRender) {
    guard isBelowLargeTitle != isLarge else { return }
    isBelowLargeTitle = isLarge
    stack.liveRow(0)?.setNeedsLayout()
  }

  /// Perhaps a label in the list's index.
  func containerValuesDidChange() { surroundings?.indexMayHaveChanged() }
}
