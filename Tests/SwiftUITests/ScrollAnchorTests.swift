import SimulatorTesting
import SwiftUI

/// Visible content stays in place while rows change around it.
@MainActor @Suite("Anchored scrolling", .simulator(.iPhoneSE))
struct ScrollAnchorTests {
  enum Change: CaseIterable {
    case prepend, insertAbove, deleteAbove, growAbove, shrinkAbove, insertBelow, deleteBelow, growVisible, deleteFirst,
      insertInside, reverse, shuffle, moveFirst, replaceBelow
  }

  /// Applies a change and returns the row that must not move: the first visible one that remains.
  private func apply(_ change: Change, to model: SampleList, visible: [Int]) throws -> Int {
    let index = try #require(model.items.firstIndex { $0.id == visible[0] })
    var stays = visible[0]
    switch change {
    case .prepend: model.items.insert(contentsOf: (10_000..<10_050).map { SampleItem($0) }, at: 0)
    case .insertAbove: model.items.insert(contentsOf: (20_000..<20_007).map { SampleItem($0) }, at: index - 3)
    case .deleteAbove: model.items.removeSubrange(index - 8..<index)
    case .growAbove: for row in index - 9..<index { model.items[row].height += 77 }
    case .shrinkAbove: for row in index - 9..<index { model.items[row].height = 20 }
    case .insertBelow: model.items.insert(contentsOf: (30_000..<30_040).map { SampleItem($0) }, at: index + 20)
    case .deleteBelow: model.items.removeSubrange(index + 15..<index + 40)
    case .growVisible: model.items[index + 1].height += 120
    case .deleteFirst:
      model.items.remove(at: index)
      stays = visible[1]
    case .insertInside: model.items.insert(contentsOf: (40_000..<40_003).map { SampleItem($0) }, at: index + 2)
    case .reverse: model.items.reverse()
    case .shuffle:
      var random = SeededRandom(seed: 7)
      model.items.shuffle(using: &random)
    case .moveFirst: model.items.insert(model.items.remove(at: index + 3), at: 0)
    case .replaceBelow:
      for row in index + 1..<index + 30 { model.items[row] = SampleItem(50_000 + row) }
    }
    return stays
  }

  private func scrolled(_ model: SampleList, _ nesting: SampleNesting) async throws -> Screen {
    let screen = await Screen { SamplePage(model: model, nesting: nesting) }
    for _ in 0..<30 { try await screen.wheel(97.5) }
    return screen
  }

  @Test("at rest nothing visible moves", arguments: Change.allCases, SampleNesting.allCases)
  func atRest(_ change: Change, _ nesting: SampleNesting) async throws {
    // Given
    let model = SampleList(0..<300)
    let screen = try await scrolled(model, nesting)
    let visible = screen.visibleRows.map(\.id)
    // When
    let before = Dictionary(uniqueKeysWithValues: screen.rows.map { ($0.id, $0) })
    let stays = try apply(change, to: model, visible: visible)
    try await screen.settle()
    // Then
    let row = try #require(screen.row(stays))
    #expect(abs(row.frame.minY - (before[stays]?.frame.minY ?? 0)) < 0.001)
    #expect(row.birth == before[stays]?.birth, "the row kept its state")
    expectSound(screen, model)
    // Scrolling on shows the rows in order
    for delta in [-150, -150, 150, 300, -600, 500] as [CGFloat] {
      try await screen.wheel(delta)
      expectSound(screen, model)
    }
    try await screen.press(.home)
    #expect(screen.row(model.items[0].id) != nil)
  }

  @Test("under a resting finger nothing visible moves", arguments: Change.allCases, [SampleNesting.plain, .deep])
  func whileDragging(_ change: Change, _ nesting: SampleNesting) async throws {
    let model = SampleList(0..<300)
    let screen = try await scrolled(model, nesting)
    try await screen.touch.down(at: CGPoint(x: 100, y: 400))
    try await screen.touch.move(to: CGPoint(x: 100, y: 300))
    let visible = screen.visibleRows
    let stays = try apply(change, to: model, visible: visible.map(\.id))
    try await screen.frames(3)
    let before = try #require(visible.first { $0.id == stays })
    #expect(abs(try #require(screen.row(stays)).frame.minY - before.frame.minY) < 0.001)
    // The finger continues as before
    try await screen.touch.move(to: CGPoint(x: 100, y: 340))
    #expect(abs(try #require(screen.row(stays)).frame.minY - before.frame.minY - 40) < 0.001)
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
    expectSound(screen, model)
  }

  @Test("content that decelerates goes on as if nothing had happened", arguments: Change.allCases)
  func whileDecelerating(_ change: Change) async throws {
    // Given two screens with the same fling, one of them with changes during it
    func run(_ changes: Bool) async throws -> [CGFloat] {
      let model = SampleList(0..<300)
      let screen = try await scrolled(model, .nested)
      try await screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -400))
      try await screen.frames(5)
      var stays = try #require(screen.visibleRows.first).id
      if changes {
        stays = try apply(change, to: model, visible: screen.visibleRows.map(\.id))
      } else if change == .deleteFirst {
        stays = screen.visibleRows[1].id
      }
      var places: [CGFloat] = []
      for _ in 0..<6 {
        try await screen.frames(1)
        places.append(screen.row(stays)?.frame.minY ?? .nan)
        if changes { expectSound(screen, model) }
      }
      return places
    }
    // Then the visible rows move identically
    for (a, b) in zip(try await run(false), try await run(true)) { #expect(abs(a - b) < 0.001) }
  }

  @Test("at the very top the top stays", arguments: [SampleNesting.plain, .nested])
  func atTheTop(_ nesting: SampleNesting) async throws {
    let model = SampleList(0..<300)
    let screen = await Screen { SamplePage(model: model, nesting: nesting) }
    let start = try #require(screen.row(0)).frame.minY
    model.items.insert(contentsOf: (1_000..<1_050).map { SampleItem($0) }, at: 0)
    try await screen.settle()
    #expect(try #require(screen.row(1_000)).frame.minY == start)
    expectSound(screen, model)
  }

  @Test("an image that arrives above moves nothing visible", arguments: [SampleNesting.nested, .probed, .deep])
  func lateImage(_ nesting: SampleNesting) async throws {
    let model = SampleList(0..<300)
    let screen = try await scrolled(model, nesting)
    let row = try #require(screen.visibleRows.first)
    model.headerHeight = 777
    try await screen.settle()
    #expect(abs(try #require(screen.row(row.id)).frame.minY - row.frame.minY) < 0.001)
  }

  @Test("data that ends above the viewport leaves its end in view", arguments: SampleNesting.allCases)
  func shrinks(_ nesting: SampleNesting) async throws {
    let model = SampleList(0..<300)
    let screen = try await scrolled(model, nesting)
    model.items.removeSubrange(12...)
    try await screen.settle()
    #expect(abs(try #require(screen.row(11)).frame.maxY + (nesting == .deep ? 10 : 0) - 568) < 1e-6)
    expectSound(screen, model)
  }

  @Test("everything visible is replaced")
  func replacesAll() async throws {
    let model = SampleList(0..<300)
    let screen = try await scrolled(model, .nested)
    model.items = (5_000..<5_300).map { SampleItem($0) }
    try await screen.settle()
    expectSound(screen, model)
    #expect(!screen.visibleRows.isEmpty)
  }

  @Test("a new width, text size or orientation keeps the first visible row")
  func newGeometry() async throws {
    // Given rows of text
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: SamplePage.spacing) {
          ForEach(0..<500, id: \.self) { number in
            Text(verbatim: String(repeating: "word ", count: 8 + number % 30))
              .accessibilityIdentifier("row.\(number)")
          }
        }
      }
    }
    for _ in 0..<20 { try await screen.wheel(211) }
    let settings: [(Device, DeviceSettings)] = [
      (.iPhoneSE, DeviceSettings(textSize: .accessibility2)), (.iPhoneSE, DeviceSettings(textSize: .small)),
      (.iPhoneSE3, DeviceSettings()), (.iPhoneSE, DeviceSettings()), (.iPhoneSE, DeviceSettings(isRightToLeft: true)),
    ]
    for (device, settings) in settings {
      let row = try #require(screen.visibleRows.first)
      screen.simulator.apply(device: device, settings: settings)
      try await screen.settle()
      #expect(abs(try #require(screen.row(row.id)).frame.minY - row.frame.minY) < 0.001, "\(settings)")
      #expect(screen.counters.liveRows < 60)
    }
    // When the screen rotates, the safe area moves too
    let row = try #require(screen.visibleRows.first)
    screen.simulator.apply(device: .iPhoneSE, settings: DeviceSettings(isLandscape: true))
    try await screen.settle()
    #expect(abs(try #require(screen.row(row.id)).frame.minY - (row.frame.minY - 20)) < 0.001)
  }
}

/// A generator with the same random numbers on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
