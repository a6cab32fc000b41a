import Foundation

/// The positions of a lazy stack's rows along its axis, and the row at a position, in points from the stack's leading
/// edge.
///
/// The algorithm. A row is either *measured*, with an extent of its own, or *unmeasured*, with the mean of the measured
/// ones as its extent. The rows are divided into runs: any number of neighbouring unmeasured rows, or up to
/// ``blockCapacity`` neighbouring measured rows with their extents. The runs, in order, are the nodes of a balanced
/// binary tree (AVL). Each node knows three sums over its subtree: the rows, the unmeasured rows, and the extents of
/// the measured ones. From these and the mean follows the length of any stretch of rows, so a position is found in one
/// descent. Because no node contains the mean itself, a new mean, which moves every unmeasured row, changes nothing in
/// the tree.
///
/// All edits are made of two operations on trees: *split* at a row, which may cut a run in two, and *concatenate*,
/// which fuses the two runs at the seam if they may be one. So there are never two adjacent unmeasured runs, nor two
/// adjacent blocks of measured rows that would fit into one. The tree's size depends on what was measured, not on the
/// number of rows. Looking up and changing one row, inserting, and removing cost O(log runs); removing also frees each
/// removed run.
///
/// Nodes and blocks lie in two flat arrays and refer to each other by index. A copy of the index shares the arrays
/// until one of the two is changed.
///
/// Extents and the mean are kept in multiples of 2^-20 points. Sums of such numbers are exact up to 8 billion points,
/// so a position depends on the rows alone and never on the order in which they were measured or edited, and positions
/// never decrease from row to row by a rounding error.
struct ExtentIndex: Sendable {
  /// The spacing between two neighbouring rows in points. It may be negative, like that of a stack.
  var spacing: CGFloat

  /// The estimate while no row is measured.
  var fallbackEstimate: CGFloat

  var tree: Tree

  /// Creates an index of `count` unmeasured rows. `estimate` is the extent of a row, in points, until one is measured.
  init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    precondition(count >= 0, "A stack cannot have \(count) rows.")
    self.spacing = spacing
    fallbackEstimate = Self.quantized(estimate)
    tree = Tree(unmeasured: count)
  }

  /// The number of rows.
  var count: Int { tree.sums.rows }

  /// The number of measured rows.
  var measuredCount: Int { tree.sums.rows - tree.sums.unmeasured }

  /// The number of runs in the index, to which its memory is proportional.
  var runCount: Int { tree.runCount }

  /// The assumed extent of an unmeasured row: the mean of the currently measured rows, in points. Removed rows do not
  /// count. If none is left, it is the last mean, and before the first measurement the estimate given to `init`.
  var estimate: CGFloat {
    let measured = measuredCount
    return measured == 0 ? fallbackEstimate : Self.quantized(tree.sums.measured / CGFloat(measured))
  }

  /// From the leading edge of the first row to the trailing edge of the last, in points. O(1).
  var total: CGFloat {
    count == 0 ? 0 : length(of: tree.sums, estimate: estimate) - spacing
  }

  /// Returns the leading edge of a row. `count` is allowed too and gives ``total``, the trailing edge of the last row:
  /// no spacing follows it.
  func offset(of row: Int) -> CGFloat {
    precondition(0...count ~= row, "Row \(row) is not among the \(count) rows.")
    return row == count ? total : length(of: tree.sums(before: row), estimate: estimate)
  }

  /// Returns the extent of a row in points: its own if it is measured, else ``estimate``.
  func extent(of row: Int) -> CGFloat {
    tree.extent(of: checked(row)) ?? estimate
  }

  /// Whether the row is measured.
  func isMeasured(_ row: Int) -> Bool {
    tree.extent(of: checked(row)) != nil
  }

  /// Returns the row at a position: the last one whose leading edge is at or before `offset`, so that a gap belongs to
  /// the row before it. A position before the first row gives the first, one behind the last gives the last, and an
  /// empty stack gives 0.
  func row(at offset: CGFloat) -> Int {
    let estimate = estimate
    let row = tree.row(at: offset) { length(of: $0, estimate: estimate) }
    return min(row, max(0, count - 1))
  }

  /// Records the measured extent of a row in points. A negative one or NaN counts as 0, and one above a billion (2^30)
  /// as that.
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

  /// Removes rows and their measurements.
  mutating func remove(_ range: Range<Int>) {
    replace(range, with: 0)
  }

  /// Replaces the rows in `range` with `n` unmeasured rows.
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

  /// Makes all rows unmeasured and keeps the current mean as the estimate: for a new width or text size, after which
  /// every extent is wrong but the mean is still the best guess.
  mutating func forgetMeasurements() {
    fallbackEstimate = estimate
    tree = Tree(unmeasured: count)
    checkInvariantsIfCheap()
  }

  /// Returns the length of a range of rows with a gap behind each. In every term a sum grows with the rows, so the
  /// result never decreases from row to row unless the spacing is negative.
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
