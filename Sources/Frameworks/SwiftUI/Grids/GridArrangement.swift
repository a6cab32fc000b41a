import Foundation

// Columns share the width like the children of a stack: the least flexible first, each offered an equal part of the
// rest. A cell of several columns widens them evenly if it needs more than they have. Then rows share the height in the
// same way, with their cells at the columns' widths. Without a proposal cells have their ideal size. Apple does not say
// how its grid divides space among flexible columns: guess.

/// The columns and rows of a grid for one proposal.
struct GridArrangement {
  private var widths: [CGFloat]
  private var heights: [CGFloat] = []
  private(set) var size = CGSize.zero

  init(_ table: GridTable, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
    let gaps = table.columnGaps.reduce(0, +)
    let single = Self.group(table.cells.filter { $0.columns.count == 1 }, count: table.columnCount) {
      $0.columns.lowerBound
    }
    widths = Self.share(proposal.width.map { $0 - gaps }, among: table.columnCount) { column, offered in
      Self.reach(
        single[column].filter { !$0.unsizedAxes.contains(.horizontal) }, subviews,
        guide: table.columnAlignments[column].key, axis: .horizontal
      ) { _ in ProposedViewSize(width: offered, height: nil) }
    }
    for cell in table.cells where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let own = width(of: cell, table)
      let others = widths.reduce(0, +) + gaps - own
      let needed = subviews[cell.subview].sizeThatFits(
        ProposedViewSize(width: proposal.width.map { max(own, $0 - others) }, height: nil)
      ).width
      guard needed > own else { continue }
      for column in cell.columns { widths[column] += (needed - own) / CGFloat(cell.columns.count) }
    }

    let rows = Self.group(table.cells, count: table.rowCount, by: \.row)
    heights = Self.share(
      proposal.height.map { $0 - table.rowGaps.reduce(0, +) }, among: table.rowCount
    ) { row, offered in
      Self.reach(
        rows[row].filter { !$0.unsizedAxes.contains(.vertical) }, subviews, guide: table.rowAlignments[row].key,
        axis: .vertical
      ) { ProposedViewSize(width: width(of: $0, table), height: offered) }
    }
    size = CGSize(
      width: widths.reduce(0, +) + gaps, height: heights.reduce(0, +) + table.rowGaps.reduce(0, +))
  }

  private static func group(
    _ cells: [GridTable.Cell], count: Int, by index: (GridTable.Cell) -> Int
  ) -> [[GridTable.Cell]] {
    var groups = Array(repeating: [GridTable.Cell](), count: count)
    for cell in cells { groups[index(cell)].append(cell) }
    return groups
  }

  /// Returns how far the cells of a column or row extend on both sides of their common guide.
  private static func reach(
    _ cells: [GridTable.Cell], _ subviews: LayoutSubviews, guide: AlignmentKey, axis: Axis,
    proposal: (GridTable.Cell) -> ProposedViewSize
  ) -> CGFloat {
    var before: CGFloat = 0
    var after: CGFloat = 0
    for cell in cells {
      let dimensions = subviews[cell.subview].dimensions(in: proposal(cell))
      let length = axis == .horizontal ? dimensions.width : dimensions.height
      // Half of an infinite length is infinite on both sides.
      let position = length.isFinite && cell.anchor == nil ? dimensions[guide] : 0
      before = max(before, position)
      after = max(after, length - position)
    }
    return before + after
  }

  /// Divides a length among tracks; without one each gets its ideal length.
  private static func share(
    _ length: CGFloat?, among count: Int, extent: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return (0..<count).map { extent($0, nil) } }
    let flexibility = (0..<count).map { track in
      let least = extent(track, 0)
      return least == .infinity ? 0 : extent(track, .infinity) - least
    }
    var extents = Array(repeating: CGFloat(0), count: count)
    var available = length
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (place, track) in order.enumerated() {
      let offered = length == .infinity ? length : max(0, available / CGFloat(count - place))
      extents[track] = extent(track, offered)
      available -= extents[track]
    }
    return extents
  }

  private func width(of cell: GridTable.Cell, _ table: GridTable) -> CGFloat {
    cell.columns.reduce(0) { $0 + widths[$1] } + cell.columns.dropLast().reduce(0) { $0 + table.columnGaps[$1] }
  }

  func place(_ subviews: LayoutSubviews, _ table: GridTable, in bounds: CGRect) {
    var columnStarts: [CGFloat] = []
    var x = bounds.minX
    for column in widths.indices {
      columnStarts.append(x)
      x += widths[column] + (column < table.columnGaps.count ? table.columnGaps[column] : 0)
    }
    var rowStarts: [CGFloat] = []
    var y = bounds.minY
    for row in heights.indices {
      rowStarts.append(y)
      y += heights[row] + (row < table.rowGaps.count ? table.rowGaps[row] : 0)
    }
    let placed = table.cells.map { cell in
      let frame = CGRect(
        x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row], width: width(of: cell, table),
        height: heights[cell.row])
      return (cell, frame, subviews[cell.subview].dimensions(in: ProposedViewSize(frame.size)))
    }
    // The position of the guide in a row or column in which a view sets it; elsewhere its default position.
    func lines(_ keys: [AlignmentKey], _ track: (GridTable.Cell) -> Int?) -> [CGFloat?] {
      var lines = [CGFloat?](repeating: nil, count: keys.count)
      var isSet = [Bool](repeating: false, count: keys.count)
      for (cell, _, dimensions) in placed where cell.anchor == nil {
        guard let track = track(cell) else { continue }
        if dimensions[explicit: keys[track]] != nil { isSet[track] = true }
        lines[track] = max(lines[track] ?? 0, dimensions[keys[track]])
      }
      return zip(lines, isSet).map { $1 ? $0 : nil }
    }
    let columnLines = lines(table.columnAlignments.map(\.key)) { $0.columns.count == 1 ? $0.columns.lowerBound : nil }
    let rowLines = lines(table.rowAlignments.map(\.key)) { $0.row }
    for (cell, frame, dimensions) in placed {
      let proposal = ProposedViewSize(frame.size)
      if let anchor = cell.anchor {
        let point = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        subviews[cell.subview].place(at: point, anchor: anchor, proposal: proposal)
        continue
      }
      let whole = ViewDimensions(size: frame.size)
      let horizontal = table.columnAlignments[cell.columns.lowerBound].key
      let vertical = table.rowAlignments[cell.row].key
      let columnLine = cell.columns.count == 1 ? columnLines[cell.columns.lowerBound] : nil
      subviews[cell.subview].place(
        at: CGPoint(
          x: frame.minX + (columnLine ?? whole[horizontal]) - dimensions[horizontal],
          y: frame.minY + (rowLines[cell.row] ?? whole[vertical]) - dimensions[vertical]),
        proposal: proposal)
    }
  }
}
