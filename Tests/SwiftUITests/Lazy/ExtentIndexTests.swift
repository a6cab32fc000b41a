import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@Suite("Extent index")
struct ExtentIndexTests {
  // MARK: - Against the model

  @Test(
    "Given any sequence of edits, when asked for anything, then it answers as a plain array of rows does",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func agreesWithModel(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let spacing: CGFloat = [0, 8, 1.0 / 3][Int(seed % 3)]
    let count = [0, 1, 400, 2000][Int(seed % 4)]
    var index = ExtentIndex(count: count, spacing: spacing, estimate: 44)
    var model = ArrayModel(rows: Array(repeating: nil, count: count), spacing: spacing, estimate: 44)

    for step in 0..<700 {
      edit(&index, &model, &random)
      index.checkInvariants()
      if step % 10 == 0 { compare(index, model, &random) }
    }
    compareAll(index, model)
  }

  private func edit(_ index: inout ExtentIndex, _ model: inout ArrayModel, _ random: inout SeededNumbers) {
    let count = model.rows.count
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45 where count > 0:
      // Rows are measured in runs, as a viewport does, in either direction.
      let first = Int.random(in: 0..<count, using: &random)
      let stretch = Array(first..<min(count, first + Int.random(in: 1...12, using: &random)))
      for row in Bool.random(using: &random) ? stretch : stretch.reversed() {
        let extent = CGFloat(Int.random(in: 0...800, using: &random)) / 4
        let isNews = model.rows[row] != extent
        let changed = index.setExtent(extent, of: row)
        #expect(changed == isNews)
        model.setExtent(extent, of: row)
      }
    case 45..<70:
      let row = Int.random(in: 0...count, using: &random)
      let n = Int.random(in: 0...(count > 3000 ? 2 : 40), using: &random)
      index.insert(n, at: row)
      model.replace(row..<row, with: n)
    case 70..<88:
      let range = randomRange(count, &random)
      index.remove(range)
      model.replace(range, with: 0)
    case 88..<99:
      let range = randomRange(count, &random)
      let n = Int.random(in: 0...30, using: &random)
      index.replace(range, with: n)
      model.replace(range, with: n)
    default:
      guard Int.random(in: 0..<10, using: &random) == 0 else { return }
      index.forgetMeasurements()
      model.forgetMeasurements()
    }
  }

  private func randomRange(_ count: Int, _ random: inout SeededNumbers) -> Range<Int> {
    let lower = Int.random(in: 0...count, using: &random)
    let longest = Int.random(in: 0..<30, using: &random) == 0 ? 300 : 25
    return lower..<min(count, lower + Int.random(in: 0...longest, using: &random))
  }

  private func compare(_ index: ExtentIndex, _ model: ArrayModel, _ random: inout SeededNumbers) {
    let offsets = model.offsets
    #expect(index.count == model.rows.count)
    #expect(isClose(index.estimate, model.estimate))
    #expect(isClose(index.total, model.total))
    #expect(index.measuredCount == model.rows.count { $0 != nil })
    for _ in 0..<8 {
      let place = CGFloat.random(in: -50...max(1, model.total) + 50, using: &random)
      #expect(index.row(at: place) == model.row(at: place, offsets: offsets))
      guard index.count > 0 else { continue }
      let row = Int.random(in: 0..<index.count, using: &random)
      #expect(isClose(index.offset(of: row), offsets[row]))
      #expect(isClose(index.extent(of: row), model.rows[row] ?? model.estimate))
      #expect(index.isMeasured(row) == (model.rows[row] != nil))
    }
  }

  private func compareAll(_ index: ExtentIndex, _ model: ArrayModel) {
    let offsets = model.offsets
    for row in 0..<model.rows.count {
      #expect(isClose(index.offset(of: row), offsets[row]))
      #expect(index.isMeasured(row) == (model.rows[row] != nil))
      #expect(isClose(index.extent(of: row), model.rows[row] ?? model.estimate))
    }
  }

  // MARK: - Size

  @Test("Given a million rows, when few are measured, then the index has few runs")
  func sizeFollowsMeasurements() {
    var index = ExtentIndex(count: 1_000_000, spacing: 8, estimate: 100)
    #expect(index.runCount == 1)

    for row in stride(from: 500, to: 1_000_000, by: 1000) { index.setExtent(150, of: row) }
    #expect(index.measuredCount == 1000)
    #expect(index.runCount == 2001)
    index.checkInvariants()

    index.forgetMeasurements()
    #expect(index.runCount == 1)
    #expect(index.estimate == 150)
  }

  @Test(
    "Given a million rows, when a stretch is measured in either direction, then its runs are full blocks",
    arguments: [false, true])
  func stretchIsPacked(upwards: Bool) {
    var index = ExtentIndex(count: 1_000_000, spacing: 0, estimate: 100)
    let rows = Array(500_000..<503_200)
    for row in upwards ? rows.reversed() : rows { index.setExtent(120, of: row) }
    #expect(index.runCount == 3200 / ExtentIndex.blockCapacity + 2)
    index.checkInvariants()
  }

  @Test("Given measured rows, when all but a few are removed, then the remaining blocks become one")
  func blocksFuse() {
    var index = ExtentIndex(count: 320, spacing: 0, estimate: 10)
    for row in 0..<320 { index.setExtent(CGFloat(row), of: row) }
    for _ in 0..<10 { index.remove(index.count / 2 - 10..<index.count / 2 + 10) }
    #expect(index.count == 120)
    for _ in 0..<10 { index.remove(5..<16) }
    #expect(index.count == 10)
    #expect(index.runCount == 1)
    #expect((0..<10).map { index.extent(of: $0) } == [0, 1, 2, 3, 4, 315, 316, 317, 318, 319])
  }

  @Test("Given arenas with freed runs, when rows are measured and removed again and again, then they do not grow")
  func arenasAreReused() {
    var index = ExtentIndex(count: 10_000, spacing: 0, estimate: 10)
    func cycle() {
      for row in stride(from: 0, to: 1000, by: 10) { index.setExtent(20, of: row) }
      index.replace(0..<1000, with: 1000)
    }
    cycle()
    let (nodes, extents) = (index.tree.nodes.count, index.tree.extents.count)
    for _ in 0..<5 { cycle() }
    #expect(index.tree.nodes.count == nodes)
    #expect(index.tree.extents.count == extents)
    #expect(index.runCount == 1)
  }

  // MARK: - Places

  @Test("Given rows of uneven extents, then each begins where the one before ends, plus the gap")
  func rowsAdjoin() {
    let index = million()
    for row in stride(from: 0, to: 999_999, by: 37) {
      let step = index.offset(of: row + 1) - index.offset(of: row)
      #expect(abs(step - index.extent(of: row) - 7.3) < 1e-6)
    }
    #expect(abs(index.total - index.offset(of: 999_999) - index.extent(of: 999_999)) < 1e-6)
  }

  @Test("Given rows of uneven extents, then a row is found at its leading edge and up to the next one's")
  func edgesFindTheirRow() {
    let index = million()
    var previous = -CGFloat.infinity
    for row in stride(from: 0, to: 999_999, by: 41) {
      let leading = index.offset(of: row)
      #expect(leading > previous)
      #expect(index.row(at: leading) == row)
      #expect(index.row(at: index.offset(of: row + 1).nextDown) == row)
      previous = leading
    }
  }

  @Test("Given no rows, then everything is 0")
  func empty() {
    var index = ExtentIndex(count: 0, spacing: 8, estimate: 44)
    #expect(index.total == 0)
    #expect(index.offset(of: 0) == 0)
    #expect(index.row(at: -5) == 0)
    #expect(index.row(at: 100) == 0)
    #expect(index.runCount == 0)
    index.insert(2, at: 0)
    #expect(index.total == 96)
  }

  @Test("Given one row, then it has no gap and holds every place")
  func single() {
    var index = ExtentIndex(count: 1, spacing: 8, estimate: 44)
    #expect(index.total == 44)
    let first = index.setExtent(60, of: 0)
    let second = index.setExtent(60, of: 0)
    #expect(first && !second)
    #expect(index.total == 60)
    #expect(index.offset(of: 1) == 60)
    #expect([-1, 0, 59, 60, 1e300, .infinity, .nan].map { index.row(at: $0) } == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test("Given a place before the first or behind the last row, then that row is found")
  func clamps() {
    let index = ExtentIndex(count: 10, spacing: 2, estimate: 10)
    #expect(index.row(at: -1) == 0)
    #expect(index.row(at: index.total) == 9)
    #expect(index.row(at: .infinity) == 9)
  }

  @Test("Given a place in a gap, then the row before the gap is found")
  func gaps() {
    var index = ExtentIndex(count: 3, spacing: 8, estimate: 10)
    index.setExtent(10, of: 1)
    #expect([9.9, 10, 17.9, 18, 28, 35.9, 36].map { index.row(at: $0) } == [0, 0, 0, 1, 1, 1, 2])
  }

  @Test("Given rows without extent, then a place they share belongs to the row behind them that has one")
  func emptyRows() {
    var index = ExtentIndex(count: 6, spacing: 0, estimate: 10)
    for row in [0, 2, 3, 5] { index.setExtent(0, of: row) }
    // Unmeasured rows count as the mean, which is 0 by now.
    #expect(index.total == 0)
    index.setExtent(10, of: 1)
    index.setExtent(10, of: 4)
    #expect([0, 9, 10, 19, 20].map { index.row(at: $0) } == [1, 1, 4, 4, 5])
  }

  @Test("Given a negative spacing, then rows overlap and the later one is found where they do")
  func overlap() {
    var index = ExtentIndex(count: 4, spacing: -4, estimate: 10)
    index.setExtent(10, of: 2)
    #expect(index.total == 28)
    #expect([5.9, 6, 11.9, 12, 18].map { index.row(at: $0) } == [0, 1, 1, 2, 3])
  }

  @Test("Given a changed spacing, then all rows move and no run changes")
  func spacingChanges() {
    var index = ExtentIndex(count: 100, spacing: 0, estimate: 10)
    index.setExtent(30, of: 50)
    let runs = index.runCount
    index.spacing = 5
    #expect(index.total == 3495)
    #expect(index.runCount == runs)
  }

  // MARK: - The mean

  @Test("Given unmeasured rows, when one is measured, then the others count as the mean of the measured")
  func mean() {
    var index = ExtentIndex(count: 10, spacing: 0, estimate: 44)
    #expect(index.estimate == 44)
    index.setExtent(100, of: 3)
    index.setExtent(50, of: 7)
    #expect(index.estimate == 75)
    #expect(index.total == 750)
    index.setExtent(70, of: 7)
    #expect(index.estimate == 85)
  }

  @Test(
    "Given measured rows, when they are removed, then they no longer count, and the last mean stays when none is left")
  func meanAfterRemoval() {
    var index = ExtentIndex(count: 10, spacing: 0, estimate: 44)
    index.setExtent(100, of: 0)
    index.setExtent(50, of: 1)
    index.remove(0..<1)
    #expect(index.estimate == 50)
    index.remove(0..<1)
    #expect(index.estimate == 50)
    #expect(index.total == 400)
  }

  @Test("Given extents no layout should give, when set, then they count as the nearest possible one")
  func impossibleExtents() {
    var index = ExtentIndex(count: 3, spacing: 0, estimate: -1)
    #expect(index.estimate == 0)
    index.setExtent(-10, of: 0)
    index.setExtent(.nan, of: 1)
    index.setExtent(.infinity, of: 2)
    #expect((0..<3).map { index.extent(of: $0) } == [0, 0, 0x1p30])
    #expect(index.total == 0x1p30)
  }

  // MARK: - Values

  @Test("Given a copy, when one of the two is edited, then the other keeps its rows")
  func valueSemantics() {
    var index = ExtentIndex(count: 100, spacing: 1, estimate: 10)
    index.setExtent(20, of: 50)
    let copy = index
    index.setExtent(90, of: 50)
    index.remove(0..<40)
    #expect(copy.count == 100)
    #expect(copy.extent(of: 50) == 20)
    #expect(index.extent(of: 10) == 90)
    copy.checkInvariants()
  }

  @Test("Given the same rows, when measured in another order, then positions are the same to the last bit")
  func orderDoesNotMatter() {
    let rows = Array(stride(from: 0, to: 5000, by: 3))
    func measured(_ order: [Int]) -> ExtentIndex {
      var index = ExtentIndex(count: 5000, spacing: 0.1, estimate: 44)
      for row in order { index.setExtent(20 + CGFloat(row % 97) / 3, of: row) }
      return index
    }
    var random = SeededNumbers(seed: 9)
    let (a, b) = (measured(rows), measured(rows.shuffled(using: &random)))
    #expect((0...5000).allSatisfy { a.offset(of: $0) == b.offset(of: $0) })
  }

  /// A million rows, a thousand of them measured in runs of ten.
  private func million() -> ExtentIndex {
    var index = ExtentIndex(count: 1_000_000, spacing: 7.3, estimate: 100.1)
    for row in 0..<1000 {
      index.setExtent(80 + CGFloat(row * 7919 % 613) / 3, of: row / 10 * 9973 + row % 10)
    }
    return index
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool {
    abs(a - b) < 1e-6 * max(1, abs(b) / 1e3)
  }
}

/// The rows as a plain array, with which the index must agree.
private struct ArrayModel {
  var rows: [CGFloat?]
  var spacing: CGFloat
  var fallback: CGFloat

  init(rows: [CGFloat?], spacing: CGFloat, estimate: CGFloat) {
    self.rows = rows
    self.spacing = spacing
    fallback = estimate
  }

  var estimate: CGFloat {
    let measured = rows.compactMap { $0 }
    // The index keeps its mean in steps of 2^-20 points.
    return measured.isEmpty
      ? fallback : (measured.reduce(0, +) / CGFloat(measured.count) * 0x1p20).rounded() / 0x1p20
  }

  var offsets: [CGFloat] {
    let estimate = estimate
    var end: CGFloat = 0
    return rows.map { row in
      defer { end += (row ?? estimate) + spacing }
      return end
    }
  }

  var total: CGFloat {
    guard let last = rows.indices.last else { return 0 }
    return offsets[last] + (rows[last] ?? estimate)
  }

  func row(at place: CGFloat, offsets: [CGFloat]) -> Int {
    place < 0 ? 0 : max(0, (offsets.lastIndex { $0 <= place } ?? 0))
  }

  mutating func setExtent(_ extent: CGFloat, of row: Int) {
    rows[row] = extent
  }

  mutating func replace(_ range: Range<Int>, with n: Int) {
    fallback = estimate
    rows.replaceSubrange(range, with: Array(repeating: nil, count: n))
  }

  mutating func forgetMeasurements() {
    fallback = estimate
    rows = rows.map { _ in nil }
  }
}
