import Foundation

/// The assignment of a grid's subviews to cells, and the cells' preferences.
struct GridTable {
  struct Cell {
    /// The subview's index.
    let subview: Int
    let row: Int
    let columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set
  }

  private(set) var cells: [Cell] = []
  private(set) var rowAlignments: [VerticalAlignment] = []
  private(set) var columnAlignments: [HorizontalAlignment] = []
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []

  var rowCount: Int { rowAlignments.count }
  var columnCount: Int { columnAlignments.count }

  init(_ subviews: LayoutSubviews, layout: GridLayout) {
    var spanning: [Int] = []
    var openRow: GridRowIdentity?
    var column = 0
    var columnCount = 1
    for (index, subview) in subviews.enumerated() {
      let identity = subview[GridRowKey.self]
      if identity == nil || identity?.id != openRow?.id {
        rowAlignments.append(identity?.alignment ?? layout.alignment.vertical)
        column = 0
      }
      openRow = identity
      let span = identity == nil ? 1 : max(1, subview[GridCellColumnsKey.self])
      if identity == nil { spanning.append(cells.count) }
      cells.append(
        Cell(
          subview: index, row: rowAlignments.count - 1, columns: column..<column + span,
          anchor: subview[GridCellAnchorKey.self], unsizedAxes: subview[GridCellUnsizedAxesKey.self]))
      column += span
      columnCount = max(columnCount, column)
    }
    for index in spanning {
      let cell = cells[index]
      cells[index] = Cell(
        subview: cell.subview, row: cell.row, columns: 0..<columnCount, anchor: cell.anchor,
        unsizedAxes: cell.unsizedAxes)
    }
    columnAlignments = Array(repeating: layout.alignment.horizontal, count: columnCount)
    for cell in cells {
      if let stated = subviews[cell.subview][GridColumnAlignmentKey.self] {
        columnAlignments[cell.columns.lowerBound] = stated
      }
    }
    columnGaps = gaps(columnCount, layout.horizontalSpacing) { columnDistance(after: $0, subviews) }
    rowGaps = gaps(rowCount, layout.verticalSpacing) { rowDistance(after: $0, subviews) }
  }

  private func gaps(_ count: Int, _ stated: CGFloat?, _ preferred: (Int) -> CGFloat) -> [CGFloat] {
    count > 1 ? (0..<count - 1).map { stated ?? preferred($0) } : []
  }

  /// Returns the largest spacing that two adjacent cells of neighbouring columns prefer.
  private func columnDistance(after column: Int, _ subviews: LayoutSubviews) -> CGFloat {
    var distances: [CGFloat] = []
    for (cell, next) in zip(cells, cells.dropFirst())
    where cell.row == next.row && cell.columns.upperBound == column + 1 {
      distances.append(subviews[cell.subview].spacing.distance(to: subviews[next.subview].spacing, along: .horizontal))
    }
    return distances.max() ?? ViewSpacing.standard
  }

  /// Returns the largest spacing that two adjacent cells of neighbouring rows prefer.
  private func rowDistance(after row: Int, _ subviews: LayoutSubviews) -> CGFloat {
    let above = cells.filter { $0.row == row }
    let below = cells.filter { $0.row == row + 1 }
    let distances = above.flatMap { cell in
      below.filter { $0.columns.overlaps(cell.columns) }.map {
        subviews[cell.subview].spacing.distance(to: subviews[$0.subview].spacing, along: .vertical)
      }
    }
    return distances.max() ?? ViewSpacing.standard
  }
}
