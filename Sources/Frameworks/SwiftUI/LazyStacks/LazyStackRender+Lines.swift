import Foundation

// The lengths of lines, and the positions of rows in them.
extension LazyStackRender {
  /// Along the axis. For another number of columns than the current one it is an estimate.
  func length(columns: Int) -> CGFloat {
    guard columns != lines.columns, extents.count > 0 else { return extents.total }
    let count = LineMap(list.runs, columns: columns).lineCount
    return CGFloat(count) * (extents.estimate + extents.spacing) - extents.spacing
  }

  /// Returns the proposal for a row: across the axis the stack's whole length or its column's width; along the axis the
  /// row decides.
  func rowProposal(_ index: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = tracks == nil ? placedProposal?[axis.other] : track(ofRow: index)?.length ?? size[axis.other]
    return proposal
  }

  /// Returns the column of a row; nil in a stack and for rows that take up a whole line.
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

  /// Measures a line all of whose rows are built, including one that is about to be parked. Returns whether something
  /// new was learnt.
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
    return extents.setExtent(extent + surplus(after: line), of: line) || isNew
  }

  /// Returns how much the spacing to the next row exceeds the usual one, if each pair of neighbours chooses its own. It
  /// counts as part of the row's extent, which therefore only `extents` should use.
  private func surplus(after line: Int) -> CGFloat {
    guard arrangement.spacing == nil, arrangement.items == nil else { return 0 }
    if line + 1 < lines.lineCount, let row = builtRow(line), let next = builtRow(line + 1) {
      let surplus = row.spacing.distance(to: next.spacing, along: axis) - ViewSpacing.standard
      surpluses[line] = surplus == 0 ? nil : surplus
    }
    return surpluses[line] ?? 0
  }

  /// Returns a line's own extent.
  func extent(ofLine line: Int) -> CGFloat { max(0, extents.extent(of: line) - (surpluses[line] ?? 0)) }

  /// Returns a row's unpinned position.
  func origin(of row: Row) -> CGPoint {
    var point = placeInLine(of: row)
    if let shift = arrangement.delegate?.shift(of: row.node) {
      point.x += shift.x
      point.y += shift.y
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
      let key = arrangement.alignment
      point[axis.other] = ViewDimensions(size: size)[key] - dimensions[key]
      return point
    }
    var all = size
    all[axis.other] = tracks.total
    var cell = CGSize.zero
    cell[axis] = extent(ofLine: line)
    cell[axis.other] = track.length
    let along = track.alignment?.key(axis) ?? axis.centerKey
    let across = track.alignment?.key(axis.other) ?? arrangement.alignment
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
