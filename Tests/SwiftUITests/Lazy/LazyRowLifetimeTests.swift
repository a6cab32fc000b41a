import SimulatorTesting
import SwiftUI

/// The SE shows 568 points below and above bars. Rows are 100 points long. More than a quarter of a viewport (142
/// points) outside, they disappear; more than three quarters (426) outside, they are destroyed.
@MainActor @Suite("Rows that scroll away", .simulator(.iPhoneSE))
struct LazyRowLifetimeTests {
  private func list(_ log: RowLog, isNested: Bool = false, footer: CGFloat = 0) async throws -> Screen {
    let screen = await Screen { LoggedList(log: log, isNested: isNested, footer: footer) }
    try await screen.settle()
    return screen
  }

  @Test("disappear when they leave, keep their state for a while, and appear again")
  func grace() async throws {
    // Given
    let log = RowLog(0..<1_000)
    let screen = try await list(log)
    let birth = try #require(screen.row(0)).birth
    // When row 0 is 250 points above the viewport
    for _ in 0..<5 { try await screen.wheel(70) }
    try await screen.settle()
    // Then it has disappeared, and its task has ended
    #expect(log.disappeared == [0] && log.cancelled == [0])
    #expect(screen.row(0) == nil)
    // When it returns
    for _ in 0..<5 { try await screen.wheel(-70) }
    try await screen.settle()
    // Then it is the same row, which appears a second time and restarts its task
    #expect(try #require(screen.row(0)).birth == birth)
    #expect(log.appeared.filter { $0 == 0 }.count == 2 && log.started.filter { $0 == 0 }.count == 2)
    #expect(log.bodies[0] == 1)
  }

  @Test("are new when they return from far away")
  func destroyed() async throws {
    let log = RowLog(0..<1_000)
    let screen = try await list(log)
    let birth = try #require(screen.row(0)).birth
    for _ in 0..<10 { try await screen.wheel(70) }
    #expect(log.disappeared.filter { $0 == 0 }.count == 1, "once when it left, not again when it was destroyed")
    for _ in 0..<10 { try await screen.wheel(-70) }
    #expect(try #require(screen.row(0)).birth != birth)
    #expect(log.bodies[0] == 2)
  }

  @Test("are not updated until they return", arguments: [false, true])
  func suspended(isNested: Bool) async throws {
    // Given row 0 off screen
    let log = RowLog(0..<1_000)
    let screen = try await list(log, isNested: isNested)
    for _ in 0..<5 { try await screen.wheel(70) }
    try await screen.settle()
    #expect(screen.row(0) == nil)
    let bodies = log.bodies[0]
    // When its data and its view change
    log.caption = "b"
    try await screen.settle()
    log.isRound = true
    log.caption = "c"
    try await screen.settle()
    // Then it does not update, unlike those on the screen
    #expect(log.bodies[0] == bodies)
    #expect(try screen.find("row.5").label == "c")
    // When it returns, then it is up to date after one run
    for _ in 0..<6 { try await screen.wheel(-70) }
    #expect(try screen.find("row.0").label == "c")
    #expect(log.bodies[0] == (bodies ?? 0) + 1)
    try await screen.settle()
    #expect(try screen.find("row.0").frame.minY == (isNested ? 70 : 20))
  }

  @Test("given a change that only rows out of sight depend on, then no frame is wanted")
  func changesOutOfSight() async throws {
    let seen = RowLog(0..<1)
    let log = RowLog(0..<1)
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          LoggedRow(number: 0, log: log)
          ForEach(1..<100, id: \.self) { LoggedRow(number: $0, log: seen) }
        }
      }
    }
    for _ in 0..<5 { try await screen.wheel(70) }
    try await screen.settle()
    let mark = screen.mark()
    log.caption = "b"
    #expect(!screen.simulator.needsFrame)
    try await screen.settle()
    #expect(mark.bodies == 0)
    for _ in 0..<5 { try await screen.wheel(-70) }
    #expect(try screen.find("row.0").label == "b")
  }

  @Test("given rows out of sight, when data are inserted and deleted, then they return where they belong")
  func editedMeanwhile() async throws {
    // Given
    let log = RowLog(0..<1_000)
    let screen = try await list(log)
    for _ in 0..<4 { try await screen.wheel(80) }
    let birth = try #require(screen.row(1)?.birth ?? "")
    let visible = try #require(screen.visibleRows.first)
    // When rows are inserted before those off screen, and one of these is removed
    log.ids = [2_000, 2_001] + log.ids.filter { $0 != 0 }
    try await screen.frames(1)
    // Then nothing visible moves
    #expect(try #require(screen.row(visible.id)).frame.minY == visible.frame.minY)
    for _ in 0..<8 { try await screen.wheel(-60) }
    #expect(screen.rows.map(\.id).prefix(4) == [2_000, 2_001, 1, 2])
    if !birth.isEmpty { #expect(try #require(screen.row(1)).birth == birth) }
    #expect(!log.appeared.dropFirst(10).contains(0))
  }

  @Test("leave in frames without layout, also where the list has ended")
  func leavesWithoutLayout() async throws {
    let log = RowLog(0..<6)
    let screen = try await list(log, footer: 3_000)
    let mark = screen.mark()
    for step in 1...12 {
      try await screen.wheel(100)
      #expect(log.disappeared == Array(0..<min(6, max(0, Int((CGFloat(step) * 100 - 20 - 142).rounded(.down)) / 100))))
    }
    #expect(mark.layouts == 0 && mark.bodies == 0)
    try await screen.wheel(600)
    #expect(screen.counters.liveRows == 0)
  }

  @Test("given an animation without end in a row, when the row is out of sight, then the phone is idle")
  func animations() async throws {
    let screen = await Screen {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { PulsingRow(number: $0) } } }
    }
    try await screen.frames(2)
    #expect(screen.simulator.needsFrame)
    for _ in 0..<5 { try await screen.wheel(70) }
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
    for _ in 0..<5 { try await screen.wheel(-70) }
    #expect(screen.simulator.needsFrame)
  }

  private struct PulsingRow: View {
    let number: Int
    @State private var isBright = false

    var body: some View {
      Color.blue.frame(height: 100).opacity(number == 0 && isBright ? 0.3 : 1)
        .onAppear {
          guard number == 0 else { return }
          withAnimation(.linear(duration: 1).repeatForever()) { isBright = true }
        }
    }
  }

  @Test("shelves keep their position and cells while they are close, and everything goes with them when they are not")
  func shelves() async throws {
    // Given a scrolled shelf
    let log = RowLog(0..<30)
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(log.ids, id: \.self) { cell in
                  SampleRow(item: SampleItem(shelf * 1_000 + cell, height: 100)).frame(width: 100)
                }
              }
            }
            .frame(height: 100)
          }
        }
      }
    }
    try await screen.wheel(0, horizontally: 250, at: CGPoint(x: 160, y: 70))
    let cell = try #require(screen.row(4))
    // When it scrolls away and returns
    for _ in 0..<5 { try await screen.wheel(70) }
    #expect(screen.row(4) == nil)
    for _ in 0..<5 { try await screen.wheel(-70) }
    // Then its cells are the same, in the same position
    #expect(screen.row(4) == cell)
    // However far it scrolls, nothing accumulates
    for _ in 0..<100 {
      try await screen.wheel(170)
      #expect(screen.counters.liveRows < 100)
    }
  }
}
