import SimulatorTesting
import SwiftUI

/// The SE shows content down to 548 points from its start. Rows are 100 points long; those that begin within half a
/// viewport (284 points) ahead are prefetched.
@MainActor @Suite("Rows are prefetched", .simulator(.iPhoneSE))
struct LazyPrefetchTests {
  @Test("given frames that need no row, then two rows a frame are built ahead, which do not appear")
  func prefetches() async throws {
    // Given
    let log = RowLog(0..<10_000)
    let screen = await Screen { LoggedList(log: log) }
    try await screen.settle()
    #expect(log.appeared == Array(0...5))
    // When the content moves, and no row enters the viewport
    let mark = screen.mark()
    try await screen.wheel(5)
    // Then
    #expect(mark.prefetchedRows == 2 && mark.rowsBuilt == 0 && mark.rowsEntered == 0)
    #expect(log.bodies[6] == 1 && log.bodies[7] == 1 && log.bodies[8] == nil)
    #expect(screen.row(6) == nil)
    // The rest is prefetched in the next frame
    try await screen.wheel(5)
    #expect(mark.prefetchedRows == 3)
    // Then nothing is left to do
    let quiet = screen.mark()
    try await screen.wheel(5)
    #expect(quiet.bodies == 0 && quiet.layouts == 0 && quiet.measurements == 0 && quiet.prefetchedRows == 0)
    #expect(log.appeared == Array(0...5) && log.started == log.appeared)
    // When a prefetched row scrolls into view
    try await screen.wheel(60)
    // Then it appears without running its body again
    #expect(mark.rowsEntered == 1 && mark.rowsBuilt == 0)
    #expect(log.appeared == Array(0...6) && log.bodies[6] == 1)
    try await screen.settle()
    #expect(log.started == Array(0...6))
  }

  @Test("given a reversal, then prefetched rows never appear, and are dropped when they are far away")
  func reversal() async throws {
    let log = RowLog(0..<10_000)
    let screen = await Screen { LoggedList(log: log) }
    try await screen.press(.end)
    try await screen.wheel(-1_000)
    for _ in 0..<5 { try await screen.wheel(-3) }
    let ahead = log.bodies.keys.filter { !log.appeared.contains($0) }
    #expect(ahead.count >= 2)
    for _ in 0..<30 { try await screen.wheel(200) }
    try await screen.settle()
    #expect(ahead.allSatisfy { !log.appeared.contains($0) && !log.disappeared.contains($0) })
    #expect(screen.counters.liveRows < 20)
  }

  @Test("given content at rest, then nothing is prefetched and no frame is wanted")
  func idle() async throws {
    let log = RowLog(0..<10_000)
    let screen = await Screen { LoggedList(log: log) }
    try await screen.settle()
    #expect(screen.counters.prefetchedRows == 0)
    try await screen.wheel(5)
    #expect(screen.counters.prefetchedRows == 2, "a third is still to come, with the next movement")
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
    #expect(screen.counters.prefetchedRows <= 3)
  }

  enum Motion: CaseIterable { case wheel, finger, fling }

  @Test("with wheel, finger and fling, in plain, nested and horizontal stacks", arguments: Motion.allCases)
  func motions(_ motion: Motion) async throws {
    for (axis, isNested) in [(Axis.vertical, false), (.vertical, true), (.horizontal, false)] {
      // Given
      let log = RowLog(0..<10_000)
      let screen = await Screen { LoggedList(log: log, axis: axis, isNested: isNested) }
      try await screen.settle()
      let mark = screen.mark()
      let start = CGPoint(x: 250, y: axis == .vertical ? 400 : 284)
      // When
      switch motion {
      case .wheel:
        for _ in 0..<40 {
          try await screen.wheel(axis == .vertical ? 20 : 0, horizontally: axis == .vertical ? 0 : 20, at: start)
        }
      case .finger:
        let end = axis == .vertical ? CGPoint(x: 250, y: 50) : CGPoint(x: 10, y: 284)
        try await screen.drag(from: start, to: end, duration: .seconds(1))
      case .fling:
        let velocity: CGFloat = -1_500
        try await screen.fling(
          from: start, velocity: axis == .vertical ? CGVector(dx: 0, dy: velocity) : CGVector(dx: velocity, dy: 0))
        try await screen.settle()
      }
      // Then the rows that scrolled into view were already built
      #expect(mark.prefetchedRows > 2, "\(axis) \(isNested)")
      #expect(mark.rowsEntered > mark.rowsBuilt, "\(axis) \(isNested)")
      #expect(Set(log.appeared).count == log.appeared.count)
    }
  }

  @Test("given rows above that are far taller than estimated, when they are prefetched, then nothing visible moves")
  func measuresWithoutMoving() async throws {
    // Given the end of a list whose rows above are unmeasured
    let model = SampleList((0..<500).map { SampleItem($0, height: $0 < 480 ? CGFloat(150 + $0 % 5 * 60) : 30) })
    let screen = await Screen { SamplePage(model: model) }
    try await screen.press(.end)
    let mark = screen.mark()
    var moved = 0
    // When the user scrolls up
    for _ in 0..<60 {
      let row = try #require(screen.visibleRows.first)
      try await screen.wheel(-9)
      // Then every row moves by exactly that distance
      let now = try #require(screen.row(row.id))
      #expect(abs(now.frame.minY - row.frame.minY - 9) < 1e-6)
      expectSound(screen, model)
      moved += 1
    }
    #expect(moved == 60 && mark.prefetchedRows > 3)
  }

  @Test("given a fast fling through ten thousand rows, then no frame builds more than a few")
  func worstFrame() async throws {
    let log = RowLog(0..<10_000)
    let screen = await Screen { LoggedList(log: log) }
    try await screen.settle()
    var worst = (built: 0, prefetched: 0, nodes: 0)
    for _ in 0..<6 {
      try await screen.fling(from: CGPoint(x: 160, y: 500), velocity: CGVector(dx: 0, dy: -4_000))
      for _ in 0..<40 {
        let mark = screen.mark()
        try await screen.frames(1)
        worst.built = max(worst.built, mark.rowsBuilt)
        worst.prefetched = max(worst.prefetched, mark.prefetchedRows)
        worst.nodes = max(worst.nodes, screen.counters.liveNodes)
      }
    }
    #expect(log.appeared.count > 100, "rows passed by")
    // At 16,000 points a second a frame passes 2.7 rows.
    #expect(worst.built <= 8, "rows needed in one frame")
    #expect(worst.prefetched <= 2)
    #expect(worst.nodes < 200)
    #expect(screen.counters.liveRows < 30)
  }
}
