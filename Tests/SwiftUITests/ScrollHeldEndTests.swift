import SimulatorTesting
import SwiftUI

/// Scroll views kept at their content's end by `defaultScrollAnchor(.bottom)`, as in chats. On an iPhone SE the
/// viewport is 548 points high and begins at 20.
@MainActor @Suite("Scroll views that are held at their end", .simulator(.iPhoneSE))
struct ScrollHeldEndTests {
  @MainActor final class Model: ObservableObject {
    @Published var rows: [Int]
    @Published var lastHeight: CGFloat = 100
    init(_ rows: Range<Int>) { self.rows = Array(rows) }
  }

  /// Rows of 100 points.
  struct HeldRows: View {
    @ObservedObject var model: Model
    var isLazy = true

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      }
      .defaultScrollAnchor(.bottom)
    }

    private var rows: some View {
      ForEach(model.rows, id: \.self) { row in
        Color.blue.frame(height: row == model.rows.last ? model.lastHeight : 100).accessibilityIdentifier("row.\(row)")
      }
    }
  }

  private func end(_ screen: Screen, row: Int) throws -> CGFloat { try screen.find("row.\(row)").frame.maxY }

  /// Returns the position, after some frames, of a critically damped spring that begins `distance` points above the
  /// end.
  private func sprung(_ distance: CGFloat, after frames: Int) -> CGFloat {
    let time = Double(frames) / 60 * 18.6
    return 568 - distance * (1 + time) * exp(-time)
  }

  @Test("rows that go at the end leave the others where they are, and these spring down", arguments: [false, true])
  func shrinks(_ isLazy: Bool) async throws {
    // Given a list that a finger has moved back to its end
    let model = Model(0..<20)
    let screen = await Screen { HeldRows(model: model, isLazy: isLazy) }
    try await screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 400))
    try await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    try await screen.settle()
    #expect(try end(screen, row: 19) == 568)
    // When two rows are removed, the others move down smoothly
    model.rows.removeLast(2)
    try await screen.frames(1)
    #expect(try end(screen, row: 17) == 368)
    for frame in 1...20 {
      try await screen.frames(1)
      #expect(try abs(end(screen, row: 17) - sprung(200, after: frame)) < 1, "frame \(frame)")
    }
    try await screen.settle()
    #expect(try end(screen, row: 17) == 568)
    // The end is kept as before
    model.rows.append(30)
    try await screen.frames(1)
    #expect(try end(screen, row: 30) == 568)
  }

  @Test("content that nobody has touched does the same; so does a row that becomes shorter")
  func untouched() async throws {
    let model = Model(0..<20)
    let screen = await Screen { HeldRows(model: model) }
    model.lastHeight = 40
    try await screen.frames(1)
    #expect(try end(screen, row: 19) == 508)
    try await screen.frames(6)
    #expect(try abs(end(screen, row: 19) - sprung(60, after: 6)) < 1)
    try await screen.settle()
    #expect(try end(screen, row: 19) == 568)
    // Growth is shown immediately
    model.lastHeight = 240
    try await screen.frames(1)
    #expect(try end(screen, row: 19) == 568)
  }

  @Test("what comes while the content springs back is where it ends", arguments: [false, true])
  func growsMeanwhile(_ isTouched: Bool) async throws {
    // Given content that springs back
    let model = Model(0..<20)
    let screen = await Screen { HeldRows(model: model) }
    if isTouched {
      try await screen.wheel(-300)
      try await screen.wheel(300)
      try await screen.settle()
    }
    model.rows.removeLast()
    try await screen.frames(4)
    let before = try end(screen, row: 18)
    #expect(before > 468 && before < 568)
    // When rows are added, then nothing jumps
    model.rows.append(contentsOf: [40, 41])
    try await screen.frames(1)
    let after = try end(screen, row: 18)
    #expect(abs(after - before) < 40)
    // And the last of them comes to rest at the end
    var last = try end(screen, row: 18)
    for _ in 0..<40 {
      try await screen.frames(1)
      let now = try end(screen, row: 18)
      #expect(now <= last + 40 && now >= last - 40)
      last = now
    }
    try await screen.settle()
    #expect(try end(screen, row: 41) == 568)
    #expect(!screen.simulator.needsFrame)
  }

  @Test("content that fits does the same, also when it has just become so short", arguments: [3, 6])
  func fits(_ rows: Int) async throws {
    let model = Model(0..<rows)
    let screen = await Screen { HeldRows(model: model) }
    #expect(try end(screen, row: rows - 1) == 568)
    model.rows.removeLast()
    try await screen.frames(1)
    #expect(try end(screen, row: rows - 2) == 468)
    try await screen.frames(5)
    #expect(try abs(end(screen, row: rows - 2) - sprung(100, after: 5)) < 1)
    try await screen.settle()
    #expect(try end(screen, row: rows - 2) == 568)
    model.rows.append(7)
    try await screen.frames(1)
    #expect(try end(screen, row: 7) == 568)
  }

  @Test("what comes and goes above moves nothing", arguments: [3, 20])
  func above(_ rows: Int) async throws {
    let model = Model(0..<rows)
    let screen = await Screen { HeldRows(model: model) }
    try await screen.expectStable("row.\(rows - 1)") { model.rows.insert(contentsOf: [50, 51], at: 0) }
    try await screen.expectStable("row.\(rows - 1)") { model.rows.removeFirst() }
  }

  @Test("when everything visible is exchanged for less, the new end is there at once")
  func exchanged() async throws {
    let model = Model(0..<60)
    let screen = await Screen { HeldRows(model: model) }
    model.rows = Array(100..<108)
    for _ in 0..<30 {
      try await screen.frames(1)
      #expect(try end(screen, row: 107) == 568)
    }
    try await screen.settle()
    #expect(try end(screen, row: 107) == 568)
  }
}
