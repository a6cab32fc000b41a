import Foundation

// How long lines are, and where rows lie in them.
extension LazyStackRender {
  /// Along the axis: with another number of columns than now it is an estimate.
  func length(columns: Int) -> CGFloat {
    guard columns != lines.columns, extents.count > 0 else { return extents.total }
    let count = LineMap(list.runs, columns: columns).lineCount
    return CGFloat(count) * (extents.estimate + extents.spacing) - extents.spacing
  }

  /// What a row is offered: across, all that the stack was offered, or its column's width; along the axis it decides itself.
  func rowProposal(_ index: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = tracks == nil ? placedProposal?[axis.other] : track(ofRow: index)?.length ?? size[axis.other]
    return proposal
  }

  /// The column that a row is in; nil in a stack and for what takes up a whole line.
  private func track(ofRow index: Int) -> GridTracks.Track? {
    guard let tracks, let column = lines.column(ofLeaf: index) else { return nil }
    return tracks.tracks[column]
  }

  func measureRows() {
    var last: Int?
    for row in rows {
      let line = lines.line(ofLeaf: row.index)
      if line != last { measureLine(line) }
      last = line
    }
  }

  /// Measures a line all of whose rows are built, with one that is about to be parked; true if something new was learnt.
  @discardableResult
  func measureLine(_ line: Int, with new: Row? = nil) -> Bool {
    var extent: CGFloat = 0
    var ideal = idealCross ?? 0
    for index in lines.leaves(ofLine: line) {
      guard let node = new?.index == index ? new?.node : builtRow(index) else { return false }
      let size = node.sizeThatFits(rowProposal(index))
      extent = max(extent, size[axis])
      ideal = max(ideal, size[axis.other])
    }
    let isNew = ideal != idealCross && arrangement.items == nil
    idealCross = ideal
    return extents.setExtent(extent, of: line) || isNew
  }

  /// Where a row is, but for being pinned.
  func origin(of row: Row) -> CGPoint {
    var point = placeInLine(of: row)
    if arrangement.list != nil, let row = row.node as? ListRowRender {
      point.x += row.slide
      point.y += row.shift
    }
    return point
  }

  private func placeInLine(of row: Row) -> CGPoint {
    let proposal = rowProposal(row.index)
    let line = lines.line(ofLeaf: row.index)
    let dimensions = row.node.dimensions(in: proposal)
    var point = CGPoint.zero
    point[axis] = extents.offset(of: line)
    guard let tracks, let track = track(ofRow: row.index) else {
      let key = arrangement.items == nil ? arrangement.alignment : axis.other.centerKey
      point[axis.other] = ViewDimensions(size: size)[key] - dimensions[key]
      return point
    }
    var all = size
    all[axis.other] = tracks.total
    var cell = CGSize.zero
    cell[axis] = extents.extent(of: line)
    cell[axis.other] = track.length
    let (along, across) = (track.alignment.key(axis), track.alignment.key(axis.other))
    point[axis] += ViewDimensions(size: cell)[along] - dimensions[along]
    point[axis.other] =
      ViewDimensions(size: size)[arrangement.alignment] - ViewDimensions(size: all)[arrangement.alignment] + track.start
      + ViewDimensions(size: cell)[across] - dimensions[across]
    return point
  }
}

extension Alignment {
  fileprivate func key(_ axis: Axis) -> AlignmentKey { axis == .vertical ? vertical.key : horizontal.key }
}

extension Axis {
  fileprivate var centerKey: AlignmentKey {
    self == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
  }
}

extension _Node {
  /// The leaves as runs.
  var runs: LeafRuns {
    var runs = LeafRuns()
    collectRuns(into: &runs)
    return runs
  }
}
