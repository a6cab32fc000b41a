import SimulatorTesting
import SwiftUI

@MainActor @Suite("Hearing of a scroll view's phases", .simulator(.iPhoneSE))
struct ScrollPhaseTests {
  @MainActor final class Log {
    var phases: [ScrollPhase] = []
    var contexts: [ScrollPhaseChangeContext] = []
    var proxy: ScrollViewProxy?
  }

  private func page(_ log: Log) async -> Screen {
    let screen = await Screen {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { blueRow($0) }
          }
        }
        .onAppear { log.proxy = proxy }
        .onScrollPhaseChange { old, new, context in
          #expect(old == log.phases.last ?? .idle)
          log.phases.append(new)
          log.contexts.append(context)
        }
      }
    }
    // The phase is reported on appearance
    #expect(log.phases == [.idle])
    (log.phases, log.contexts) = ([], [])
    return screen
  }

  private let start = CGPoint(x: 160, y: 400)

  @Test("given a finger, when it flings, then every phase comes in its order")
  func fling() async throws {
    let log = Log()
    let screen = await page(log)
    #expect(log.phases.isEmpty)
    try await screen.touch.down(at: start)
    #expect(log.phases == [.tracking])
    try await screen.touch.move(by: CGVector(dx: 0, dy: -72))
    #expect(log.phases == [.tracking, .interacting])
    try await screen.touch.up()
    #expect(log.phases == [.tracking, .interacting, .decelerating])
    let atRelease = try #require(log.contexts.last)
    #expect(abs(try #require(atRelease.velocity).dy - 360) < 20, "6 points a frame")
    #expect(try atRelease.geometry.contentOffset.y == -screen.find("row.0").frame.minY)
    try await screen.settle()
    #expect(log.phases == [.tracking, .interacting, .decelerating, .idle])
    #expect(log.contexts.last?.velocity == nil)
  }

  @Test("given a finger that does not move, when it lifts, then it was only tracked")
  func tap() async throws {
    let log = Log()
    let screen = await page(log)
    try await screen.touch.down(at: start)
    try await screen.touch.up()
    #expect(log.phases == [.tracking, .idle])
    try await screen.touch.down(at: start)
    try await screen.touch.cancel()
    #expect(log.phases == [.tracking, .idle, .tracking, .idle])
  }

  @Test("given content that decelerates, when a finger catches and lets it go, then it interacted and rests")
  func caught() async throws {
    let log = Log()
    let screen = await page(log)
    try await screen.touch.down(at: start)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -200), duration: .milliseconds(100))
    try await screen.touch.up()
    try await screen.frames(5)
    try await screen.touch.down(at: start)
    #expect(log.phases.suffix(2) == [.decelerating, .interacting])
    try await screen.touch.up()
    try await screen.settle()
    #expect(log.phases.last == .idle)
  }

  @Test("given code, when it scrolls with an animation, then the phase is animating; without one it stays at rest")
  func program() async throws {
    let log = Log()
    let screen = await page(log)
    let proxy = try #require(log.proxy)
    withAnimation { proxy.scrollTo(20, anchor: .top) }
    try await screen.frames(2)
    #expect(log.phases == [.animating])
    #expect(log.phases.last?.isScrolling == true)
    try await screen.settle()
    #expect(log.phases == [.animating, .idle])
    proxy.scrollTo(0, anchor: .top)
    try await screen.settle()
    #expect(log.phases == [.animating, .idle, .idle])
  }

  @Test("given a wheel, when it turns for some frames, then it interacts once until it has been silent")
  func wheel() async throws {
    let log = Log()
    let screen = await page(log)
    for _ in 0..<5 { try await screen.wheel(10) }
    #expect(log.phases == [.interacting])
    try await screen.settle()
    #expect(log.phases == [.interacting, .idle])
  }

  @Test("given an observer, when content flings, then phases cost no body")
  func bodies() async throws {
    let log = Log()
    let screen = await page(log)
    let mark = screen.mark()
    try await screen.touch.down(at: start)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -72))
    try await screen.touch.up()
    try await screen.settle()
    #expect(mark.bodies == 0)
    #expect(log.phases.count == 4)
  }
}
