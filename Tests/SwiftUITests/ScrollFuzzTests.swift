import SimulatorTesting
import SwiftUI

/// Random gestures, keys and changes of data; after each frame everything must hold that always holds.
@MainActor @Suite("Lazy stacks under random use", .simulator(.iPhoneSE))
struct ScrollFuzzTests {
  @Test("rows stay in order, without gaps, in place", arguments: [1, 4, 25] as [UInt64], SampleNesting.allCases)
  func fuzz(_ seed: UInt64, _ nesting: SampleNesting) async throws {
    var random = SeededRandom(seed: seed)
    let model = SampleList(0..<Int.random(in: 1...200, using: &random))
    let screen = await Screen { SamplePage(model: model, nesting: nesting) }
    var nextID = 100_000
    var history: [String] = []
    var checks = 0

    func newItems(_ count: Int) -> [SampleItem] {
      nextID += count
      return (nextID - count..<nextID).map {
        SampleItem($0, height: CGFloat(Int.random(in: 1...30, using: &random) * 9))
      }
    }

    for _ in 0..<150 {
      let action = Int.random(in: 0..<17, using: &random)
      if action > 8, Bool.random(using: &random) { try await screen.settle() }
      let visible = screen.visibleRows
      let isAtStart = screen.row(model.items.first?.id ?? -1).map { $0.frame.minY >= 20 } ?? false
      var expected: Screen.Row?
      let rounds = screen.counters.layoutRounds
      history.append("\(action)")
      switch action {
      case 0...3: try await screen.wheel(CGFloat(Int.random(in: -400...500, using: &random)))
      case 4: try await screen.wheel(CGFloat(Int.random(in: -9_000...9_000, using: &random)))
      case 5: try await screen.press([.home, .end, .pageDown, .pageUp, .space].randomElement(using: &random) ?? .home)
      case 6:
        let velocity = CGVector(dx: 0, dy: CGFloat(Int.random(in: 60...4_000, using: &random)))
        let isUp = Bool.random(using: &random)
        try await screen.fling(
          from: CGPoint(x: 160, y: 300), velocity: isUp ? CGVector(dx: 0, dy: -velocity.dy) : velocity)
      case 7:
        let end = CGPoint(x: 160, y: CGFloat(Int.random(in: 40...540, using: &random)))
        try await screen.drag(from: CGPoint(x: 160, y: 300), to: end, duration: .milliseconds(60))
      case 8: try await screen.settle()
      default:
        // Changes outside of what is visible must not move it, unless that is the top.
        let first = visible.first.flatMap { row in model.items.firstIndex { $0.id == row.id } } ?? 0
        let below = visible.last.flatMap { row in model.items.firstIndex { $0.id == row.id } }.map { $0 + 1 } ?? 0
        if !isAtStart, !screen.simulator.needsFrame { expected = visible.first }
        switch action {
        case 9:
          model.items.insert(
            contentsOf: newItems(Int.random(in: 1...60, using: &random)), at: Int.random(in: 0...first, using: &random))
        case 10:
          model.items.insert(
            contentsOf: newItems(Int.random(in: 1...60, using: &random)),
            at: Int.random(in: min(below, model.items.count)...model.items.count, using: &random))
        case 11:
          // Enough is left below that nothing has to be clamped.
          let count = min(first, Int.random(in: 0...10, using: &random))
          let at = Int.random(in: 0...first - count, using: &random)
          model.items.removeSubrange(at..<at + count)
        case 12:
          for _ in 0..<5 where first > 0 {
            model.items[Int.random(in: 0..<first, using: &random)].height = CGFloat(
              Int.random(in: 0...300, using: &random))
          }
        case 13:
          expected = nil
          model.items.shuffle(using: &random)
        case 14:
          expected = nil
          if !model.items.isEmpty {
            let at = Int.random(in: 0..<model.items.count, using: &random)
            model.items.replaceSubrange(
              at..<min(model.items.count, at + 30), with: newItems(Int.random(in: 0...30, using: &random)))
          }
        case 15:
          let size: TextSize = Bool.random(using: &random) ? .xxLarge : .small
          screen.simulator.apply(device: .iPhoneSE, settings: DeviceSettings(textSize: size))
        default:
          model.headerHeight = CGFloat(Int.random(in: 0...900, using: &random))
          if nesting == .plain { expected = nil }
        }
        try await screen.frames(1)
        #expect(screen.counters.layoutRounds - rounds < 16, "rounds after \(history)")
      }
      try await check(screen, model, "seed \(seed), \(nesting): \(history.joined(separator: " "))")
      if let expected, try screen.find("header", or: nesting).map({ $0.maxY <= 20 }) ?? true {
        let row = screen.row(expected.id)
        checks += 1
        #expect(abs((row?.frame.minY ?? .nan) - expected.frame.minY) < 0.001, "\(expected.id) after \(history)")
      }
    }
    #expect(checks > 2)
    // At rest nothing is beyond an edge
    try await screen.settle()
    try await check(screen, model, "at rest after \(history)")
    if let first = model.items.first, let row = screen.row(first.id), nesting == .plain {
      #expect(row.frame.minY <= 20 + 1e-6)
    }
    try await screen.press(.end)
    if let last = model.items.last { #expect(screen.row(last.id) != nil, "the last row after \(history)") }
    try await screen.press(.home)
    if let first = model.items.first, nesting == .plain {
      #expect(screen.row(first.id)?.frame.minY == 20)
    }
  }

  private func check(_ screen: Screen, _ model: SampleList, _ comment: Comment) async throws {
    expectSound(screen, model, comment)
  }
}

extension Screen {
  /// The header's frame, if the page has one that is built.
  fileprivate func find(_ identifier: String, or nesting: SampleNesting) throws -> CGRect? {
    exists(.identifier(identifier)) ? try find(.identifier(identifier)).frame : nil
  }
}
