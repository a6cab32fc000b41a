import Foundation

/// Where the rows of a lazy stack are along its axis, and which row is at a place, in points from the stack's leading
/// edge.
///
/// The algorithm. A row is either *measured*, and has an extent of its own, or it is *unmeasured* and counts as the
/// mean of the measured ones. The rows are cut into runs: any number of neighbouring unmeasured rows, or up to
/// ``blockCapacity`` neighbouring measured rows with their extents. The runs, in order, are the nodes of a balanced
/// binary tree (AVL). Each node knows three sums over its subtree: the rows, the unmeasured rows, and the extents of
/// the measured ones. From these and the mean follows the length of any stretch of rows, so a place is found by one
/// descent; and because the mean itself appears in no node, a new mean, which moves every unmeasured row, changes
/// nothing in the tree.
///
/// All edits are made of two operations on trees: *split* at a row, which may cut a run in two, and *concatenate*,
/// which fuses the two runs at the seam if they may be one. So there are never two unmeasured runs side by side, nor
/// two blocks of measured rows that would fit into one, and the tree's size follows what was measured, not how many
/// rows there are. Looking up and changing one row, inserting, and removing cost O(log runs); removing also frees each
/// removed run.
///
/// Nodes and blocks lie in two flat arrays and refer to each other by index. A copy of the index shares the arrays
/// until one of the two is changed.
///
/// Extents and the mean are kept in multiples of 2^-20 points. Sums of such numbers are exact up to 8 billion points,
/// so a position depends on the rows alone and never on the order in which they were measured or edited, and positions
/// never decrease from row to row by a rounding error.
struct ExtentIndex: Sendable {
  /// The gap between two neighbouring rows in points. It may be negative, as a stack's may.
  var spacing: CGFloat

  /// The estimate while no row is measured.
  var fallbackEstimate: CGFloat

  var tree: Tree

  /// An index of `count` unmeasured rows. `estimate` is the extent of a row, in points, until one is measured.
  init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    precondition(count >= 0, "A stack cannot have \(count) rows.")
    self.spacing = spacing
    fallbackEstimate = Self.quantized(estimate)
    tree = Tree(unmeasured: count)
  }

  /// The number of rows.
  var count: Int { tree.sums.rows }

  /// How many of the rows are measured.
  var measuredCount: Int { tree.sums.rows - tree.sums.unmeasured }

  /// The number of runs the index consists of: what its memory is proportional to.
  var runCount: Int { tree.runCount }

  /// What an unmeasured row counts as: the mean of the rows that are measured now, in points. Rows that were removed do
  /// not count. When none is left, it is the last mean there was, and before the first measurement the estimate given
  /// to `init`.
  var estimate: CGFloat {
    let measured = measuredCount
    return measured == 0 ? fallbackEstimate : Self.quantized(tree.sums.measured / CGFloat(measured))
  }

  /// From the leading edge of the first row to the trailing edge of the last, in points. O(1).
  var total: CGFloat {
    count == 0 ? 0 : length(of: tree.sums, estimate: estimate) - spacing
  }

  /// The leading edge of a row. `count` is allowed too and gives ``total``, the trailing edge of the last row: no gap
  /// follows it.
  func offset(of row: Int) -> CGFloat {
    precondition(0...count ~= row, "Row \(row) is not among the \(count) rows.")
    return row == count ? total : length(of: tree.sums(before: row), estimate: estimate)
  }

  /// The extent of a row in points: its own if it is measured, else ``estimate``.
  func extent(of row: Int) -> CGFloat {
    tree.extent(of: checked(row)) ?? estimate
  }

  /// Whether the row has an extent of its own.
  func isMeasured(_ row: Int) -> Bool {
    tree.extent(of: checked(row)) != nil
  }

  /// The row at a place: the last one whose leading edge is at or before `offset`, so that a gap belongs to the row
  /// before it. A place before the first row gives the first, one behind the last gives the last, and an empty stack
  /// gives 0.
  func row(at offset: CGFloat) -> Int {
    let estimate = estimate
    let row = tree.row(at: offset) { length(of: $0, estimate: estimate) }
    return min(row, max(0, count - 1))
  }

  /// Records the measured extent of a row in points; one that is negative or not a number counts as 0, and one above a
  /// billion (2^30) as that.
  /// - Returns: Whether anything changed.
  @discardableResult
  mutating func setExtent(_ extent: CGFloat, of row: Int) -> Bool {
    let extent = Self.quantized(extent)
    guard tree.extent(of: checked(row)) != extent else { return false }
    tree.setExtent(extent, of: row)
    checkInvariantsIfCheap()
    return true
  }

  /// Inserts `n` unmeasured rows, the first of which becomes row `row`.
  mutating func insert(_ n: Int, at row: Int) {
    replace(row..<row, with: n)
  }

  /// Removes rows and what was measured of them.
  mutating func remove(_ range: Range<Int>) {
    replace(range, with: 0)
  }

  /// Puts `n` unmeasured rows in the place of the rows in `range`.
  mutating func replace(_ range: Range<Int>, with n: Int) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count && n >= 0,
      "Rows \(range) of \(count) cannot be replaced by \(n) rows.")
    guard !range.isEmpty || n > 0 else { return }
    let mean = estimate
    tree.replace(range, withUnmeasured: n)
    if measuredCount == 0 { fallbackEstimate = mean }
    checkInvariantsIfCheap()
  }

  /// Makes all rows unmeasured, with the mean so far as the estimate: for a new width or text size, after which every
  /// extent is wrong but the mean is still the best guess.
  mutating func forgetMeasurements() {
    fallbackEstimate = estimate
    tree = Tree(unmeasured: count)
    checkInvariantsIfCheap()
  }

  /// The length of a stretch of rows with a gap behind each. In every term a sum grows with the rows, so the result
  /// never decreases from row to row unless the spacing is negative.
  private func length(of sums: Sums, estimate: CGFloat) -> CGFloat {
    CGFloat(sums.unmeasured) * estimate + sums.measured + CGFloat(sums.rows) * spacing
  }

  private func checked(_ row: Int) -> Int {
    precondition(row >= 0 && row < count, "Row \(row) is not among the \(count) rows.")
    return row
  }

  private static func quantized(_ extent: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    let unitsPerPoint: CGFloat = 0x1p20
    return (min(extent, 0x1p30) * unitsPerPoint).rounded() / unitsPerPoint
  }
}
