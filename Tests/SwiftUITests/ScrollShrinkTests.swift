import SimulatorTesting
import SwiftUI

/// Content that becomes shorter than its viewport's position. On an iPhone SE the viewport is 548 points high and
/// begins at 20.
@MainActor @Suite("Scroll views whose content shrinks", .simulator(.iPhoneSE))
struct ScrollShrinkTests {
  @MainActor final class Model: ObservableObject {
    @Published var rows = 20
    @Published var footer: CGFloat = 0
  }

  struct RowsAboveFooter: View {
    @ObservedObject var model: Model
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      }
    }

    @ViewBuilder var rows: some View {
      ForEach(0..<model.rows, id: \.self) { blueRow($0) }
      Color.red.frame(height: model.footer).accessibilityIdentifier("footer")
    }
  }

  /// Rows of 100 points, scrolled to their end.
  private func atEnd(_ model: Model, isLazy: Bool) async throws -> Screen {
    let screen = await Screen { RowsAboveFooter(model: model, isLazy: isLazy) }
    try await screen.press(.end)
    try await screen.settle()
    return screen
  }

  private func end(_ screen: Screen, row: Int) throws -> CGFloat {
    try screen.find(.identifier("row.\(row)")).frame.maxY
  }

  @Test(
    "rows that go leave the others where they are, and these spring down to the viewport's end",
    arguments: [false, true])
  func springs(_ isLazy: Bool) async throws {
    let model = Model()
    let screen = try await atEnd(model, isLazy: isLazy)
    #expect(try end(screen, row: 19) == 568)
    // When the last three rows are removed
    model.rows = 17
    try await screen.frames(1)
    // Then the frame shows the remaining rows in place
    #expect(try end(screen, row: 16) == 268)
    // And a critically damped spring moves them to the end, never past it
    var last: CGFloat = 268
    for frame in 1...40 {
      try await screen.frames(1)
      let now = try end(screen, row: 16)
      let time = Double(frame) / 60 * 18.6
      #expect(abs(now - (568 - 300 * (1 + time) * exp(-time))) < 1, "frame \(frame)")
      #expect(now >= last - 1e-9 && now <= 568 + 1e-9)
      last = now
    }
    try await screen.settle()
    #expect(try end(screen, row: 16) == 568)
    #expect(!screen.simulator.needsFrame)
  }

  @Test(
    "where everything visible goes, half of what is left to see is there at once, and the rest comes after it",
    arguments: [(false, 10), (true, 10), (false, 3), (true, 3), (true, 1)])
  func everythingVisible(_ isLazy: Bool, _ rows: Int) async throws {
    let model = Model()
    model.rows = 60
    let screen = try await atEnd(model, isLazy: isLazy)
    model.rows = rows
    // Half of the 548 points, or of all the content if it is shorter, is visible in the first frame
    let rest = min(568, 20 + CGFloat(rows) * 100)
    try await screen.frames(1)
    var last = try end(screen, row: rows - 1)
    #expect(abs(last - (20 + rest) / 2) < 1e-6)
    for frame in 1...30 {
      try await screen.frames(1)
      let now = try end(screen, row: rows - 1)
      let time = Double(frame) / 60 * 18.6
      #expect(abs(rest - now - (rest - 20) / 2 * (1 + time) * exp(-time)) < 1, "frame \(frame)")
      #expect(now >= last - 1e-9 && now <= rest + 1e-9)
      last = now
    }
    try await screen.settle()
    #expect(try end(screen, row: rows - 1) == rest)
  }

  struct TwoLists: View {
    @ObservedObject var model: Model
    var body: some View {
      HStack(spacing: 0) {
        RowsAboveFooter(model: model, isLazy: true)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<model.rows, id: \.self) {
              Color.blue.frame(height: 100).accessibilityIdentifier("beside.\($0)")
            }
          }
        }
      }
    }
  }

  @Test("beside a list that takes more rounds of layout to find its end, nothing is different")
  func besideAnother() async throws {
    let model = Model()
    model.rows = 60
    let screen = await Screen { TwoLists(model: model) }
    try await screen.wheel(9_000, at: CGPoint(x: 80, y: 300))
    try await screen.wheel(9_000, at: CGPoint(x: 240, y: 300))
    model.rows = 10
    try await screen.frames(1)
    #expect(try end(screen, row: 9) == 294)
    #expect(try screen.find("beside.9").frame.maxY == 294)
  }

  @Test("content that is still long enough does not move")
  func longEnough() async throws {
    let model = Model()
    model.footer = 40
    let screen = try await atEnd(model, isLazy: true)
    try await screen.wheel(-300)
    try await screen.expectStable("row.14") {
      model.footer = 10
      model.rows = 19
    }
  }

  @Test("a finger catches it on its way, and lets it go on")
  func caught() async throws {
    let model = Model()
    let screen = try await atEnd(model, isLazy: false)
    model.rows = 17
    try await screen.frames(5)
    // When a finger lands, the content stops
    try await screen.touch.down(at: CGPoint(x: 160, y: 100))
    let place = try end(screen, row: 16)
    #expect(place > 268 && place < 568)
    try await screen.frames(10)
    #expect(try end(screen, row: 16) == place)
    // When it moves slightly, the content follows by less, and without a jump
    try await screen.touch.move(by: CGVector(dx: 0, dy: -4), duration: .milliseconds(16))
    let moved = place - (try end(screen, row: 16))
    #expect(moved > 0 && moved < 4)
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try end(screen, row: 16) == 568)
  }

  @Test("under a finger nothing jumps, however short the content becomes", arguments: [17, 3])
  func underFinger(_ rows: Int) async throws {
    let model = Model()
    let screen = try await atEnd(model, isLazy: false)
    try await screen.touch.down(at: CGPoint(x: 160, y: 100))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 30))
    let before = try screen.find("row.2").frame.minY
    model.rows = rows
    try await screen.frames(1)
    #expect(try screen.find("row.2").frame.minY == before)
    // When the finger moves on, no step moves the content by more than the finger
    var last = before
    for _ in 0..<20 {
      try await screen.touch.move(by: CGVector(dx: 0, dy: 5), duration: .milliseconds(16))
      let now = try screen.find("row.2").frame.minY
      #expect(now > last && now - last <= 5 + 1e-9)
      last = now
    }
    try await screen.touch.up()
    try await screen.settle()
    #expect(try end(screen, row: rows - 1) == (rows < 5 ? 20 + CGFloat(rows) * 100 : 568))
  }

  @Test("what is on its way to an end that comes nearer arrives there without a jump", arguments: [false, true])
  func onTheWay(_ isAnimated: Bool) async throws {
    let model = Model()
    model.rows = 60
    let screen = await Screen { RowsAboveFooter(model: model, isLazy: false) }
    if isAnimated {
      for _ in 0..<3 { try await screen.press(.pageDown) }
    } else {
      try await screen.fling(from: CGPoint(x: 160, y: 500), velocity: CGVector(dx: 0, dy: -2_000))
    }
    try await screen.frames(3)
    model.rows = 9
    var last = try end(screen, row: 8)
    for _ in 0..<70 {
      try await screen.frames(1)
      let now = try end(screen, row: 8)
      #expect(abs(now - last) < 150)
      last = now
    }
    try await screen.settle()
    #expect(try end(screen, row: 8) == 568)
  }

  @Test("a viewport that grows takes the content's end along at once")
  func viewportGrows() async throws {
    let model = Model()
    let screen = try await atEnd(model, isLazy: true)
    try await screen.setDevice(.iPhone15Pro)
    #expect(try end(screen, row: 19) == 852 - 34)
  }
}
