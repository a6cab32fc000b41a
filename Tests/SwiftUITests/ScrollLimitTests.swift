import SimulatorTesting
import SwiftUI

@MainActor @Suite("How far a fling goes, and which targets are visible", .simulator(.iPhoneSE))
struct ScrollLimitTests {
  typealias Limit = ViewAlignedScrollTargetBehavior.LimitBehavior

  /// Cards of 100 points, 10 apart: the viewport of 320 shows three.
  private func shelf(_ behavior: some ScrollTargetBehavior) async -> Screen {
    await Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<100, id: \.self) {
            Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("card.\($0)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .accessibilityIdentifier("shelf")
    }
  }

  private func fling(_ screen: Screen, _ velocity: CGFloat) async throws -> CGFloat {
    try await screen.fling(from: CGPoint(x: 160, y: 290), velocity: CGVector(dx: velocity, dy: 0))
    try await screen.settle()
    return try screen.scrollOffset(of: "shelf").x
  }

  private func isMultiple(_ length: CGFloat, of unit: CGFloat) -> Bool {
    abs(length - (length / unit).rounded() * unit) < 0.001
  }

  @Test("one view or a few", arguments: [110.0, 330])
  func limits(_ distance: Double) async throws {
    for limit in distance == 110 ? [Limit.alwaysByOne] : [.alwaysByFew, .always] { try await check(limit, distance) }
  }

  private func check(_ limit: Limit, _ distance: Double) async throws {
    let screen = await shelf(.viewAligned(limitBehavior: limit))
    #expect(try await abs(fling(screen, -3_000) - distance) < 0.001)
    #expect(try await abs(fling(screen, -3_000) - 2 * distance) < 0.001)
    #expect(try await abs(fling(screen, 3_000) - distance) < 0.001)
    // A slow drag goes to the nearest card
    try await screen.drag(from: CGPoint(x: 200, y: 290), to: CGPoint(x: 170, y: 290), duration: .seconds(1))
    try await screen.settle()
    #expect(try abs(screen.scrollOffset(of: "shelf").x - distance) < 0.001)
  }

  @Test("without a limit it goes on; automatically there is one sideways on a phone, and none downwards")
  func automatic() async throws {
    let free = await shelf(.viewAligned(limitBehavior: .never))
    let distance = try await fling(free, -3_000)
    #expect(distance > 1_000)
    #expect(isMultiple(distance, of: 110))
    #expect(try await abs(fling(shelf(.viewAligned), -3_000) - 330) < 0.001)
    let column = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Text("\($0)").frame(height: 100) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(AnyScrollTargetBehavior(.viewAligned))
      .accessibilityIdentifier("column")
    }
    try await column.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -3_000))
    try await column.settle()
    #expect(try column.scrollOffset(of: "column").y > 1_000)
  }

  @Test func `Given an anchor, when content comes to rest, then that point of a card is at the viewport's`()
    async throws
  {
    let screen = await shelf(.viewAligned(limitBehavior: .never, anchor: UnitPoint(x: 0.25, y: 0)))
    // A quarter of a card at a quarter of 320 points.
    #expect(try await isMultiple(fling(screen, -3_000) - 25 + 80, of: 110))
    #expect(try await isMultiple(fling(screen, 1_000) - 25 + 80, of: 110))
    let limited = await shelf(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
    #expect(try await abs(fling(limited, -3_000) - 110) < 0.001)
  }

  /// Rests at multiples of 25 points and records its context.
  @MainActor final class StepsOf25: ScrollTargetBehavior {
    var limits = false
    var seen: ScrollTargetBehaviorContext?
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      seen = context
      target.rect.origin.x = (target.rect.minX / 25).rounded() * 25
    }
    func properties(context: PropertiesContext) -> Properties {
      var properties = Properties()
      properties.limitsScrolls = limits && context.axes == .horizontal && context.environment.isEnabled
      return properties
    }
  }

  @Test("a behaviour of one's own is told of the drag, and can ask for shorter flings")
  func custom() async throws {
    let grid = StepsOf25()
    let screen = await shelf(grid)
    let far = try await fling(screen, -1_500)
    #expect(far > 500 && isMultiple(far, of: 25))
    let context = try #require(grid.seen)
    #expect(context.originalTarget.rect.minX == 0 && context.velocity.dx > 1_000 && context.velocity.dy == 0)
    #expect(context.containerSize.width == 320 && context.contentSize.width == 10_990 && context.axes == .horizontal)
    #expect(context.layoutDirection == .leftToRight)
    grid.limits = true
    let near = try await fling(screen, -1_500) - far
    #expect(near > 50 && near < far / 3 && isMultiple(near, of: 25))
  }

  // MARK: Visible targets

  @MainActor final class Log: ObservableObject {
    var ids: [[Int]] = []
    @Published var rows = Array(0..<100)
  }

  struct Column: View {
    @ObservedObject var log: Log
    let threshold: Double
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(log.rows, id: \.self) { blueRow($0) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { log.ids.append($0) }
      .onScrollTargetVisibilityChange(idType: String.self) { _ in log.ids.append([-1]) }
    }
  }

  @Test("the targets are told of which enough is visible, whenever they are others")
  func visibility() async throws {
    let log = Log()
    let screen = await Screen { Column(log: log, threshold: 0.5) }
    // Row 5 shows 48 points
    #expect(log.ids == [[0, 1, 2, 3, 4]])
    try await screen.wheel(1)
    #expect(log.ids.count == 1)
    let mark = screen.mark()
    try await screen.wheel(1)
    #expect(log.ids.last == [0, 1, 2, 3, 4, 5])
    #expect(mark.bodies == 0)
    // The viewport extends under the status bar: row 0 shows 49 points there
    try await screen.wheel(69)
    #expect(log.ids.last == [1, 2, 3, 4, 5])
    log.rows.removeFirst(50)
    try await screen.settle()
    #expect(log.ids.last?.allSatisfy { $0 >= 50 } == true)
  }

  @Test("any sliver counts with a threshold of nothing, and all of a view with one")
  func thresholds() async throws {
    let log = Log()
    let screen = await Screen { Column(log: log, threshold: 1) }
    #expect(log.ids == [[0, 1, 2, 3, 4]])
    try await screen.wheel(60)
    #expect(log.ids.last == [1, 2, 3, 4, 5])
    // Row 6 below is not visible at all, and row 0 is under the status bar
    let sliver = Log()
    let other = await Screen { Column(log: sliver, threshold: 0) }
    #expect(sliver.ids == [[0, 1, 2, 3, 4, 5]])
    try await other.wheel(53)
    #expect(sliver.ids.last == [0, 1, 2, 3, 4, 5, 6])
  }

  // MARK: Flashing bars

  @MainActor final class Trigger: ObservableObject { @Published var value = 0 }

  struct Flashing: View {
    @ObservedObject var trigger: Trigger
    let onAppear: Bool
    var body: some View {
      ScrollView { Color.white.frame(width: 320, height: 2_000) }
        .scrollIndicatorsFlash(onAppear: onAppear)
        .scrollIndicatorsFlash(trigger: trigger.value)
    }
  }

  @Test(
    "bars are shown for a moment at appearance if that is asked for, and whenever the trigger changes",
    arguments: [false, true])
  func flash(_ onAppear: Bool) async throws {
    let trigger = Trigger()
    let screen = await Screen { Flashing(trigger: trigger, onAppear: onAppear) }
    func isShown() -> Bool {
      screen.color(at: CGPoint(x: 315.5, y: 60)) != screen.color(at: CGPoint(x: 160, y: 60))
    }
    try await screen.frames(1)
    #expect(isShown() == onAppear)
    try await screen.settle()
    #expect(!isShown() && !screen.simulator.needsFrame)
    trigger.value = 1
    try await screen.frames(2)
    #expect(isShown())
    try await screen.settle()
    #expect(!isShown())
  }
}
