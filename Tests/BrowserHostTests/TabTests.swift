import DisplayList
import Foundation
import PhoneHosting
import Testing
import VirtualTime

@testable import BrowserHost

@MainActor
@Suite struct TabTests {
  private let frames: AsyncStream<WebSocketFrame>
  private let output: AsyncStream<WebSocketFrame>.Continuation
  private let tab: Tab

  init() {
    (frames, output) = AsyncStream.makeStream(of: WebSocketFrame.self)
    tab = Tab(id: 7, output: output, bitmaps: BitmapStore())
  }

  private func sent() async -> [String] {
    output.finish()
    var texts: [String] = []
    for await frame in frames { texts.append(String(decoding: frame.payload, as: UTF8.self)) }
    return texts
  }

  private func page(_ y: CGFloat) -> ScreenState { state(fragment(1, [fragment(2, at: CGPoint(x: 0, y: y))])) }

  @Test func givenAPatchOnTheWay_whenFramesFollow_thenTheyAreMergedIntoOne() async {
    // given
    tab.update(to: page(0))
    // when
    tab.update(to: page(1))
    tab.update(to: page(2))
    tab.update(to: page(3))
    tab.acknowledge(1)
    // then
    let texts = await sent()
    #expect(texts.count == 2)
    #expect(texts.last == #"{"n":2,"o":[["m",2,0,3]]}"#)
  }

  @Test func givenAPatchOnTheWay_whenTheScreenReturnsToWhatWasSent_thenNothingFollows() async {
    let first = page(0)
    tab.update(to: first)
    tab.update(to: page(1))
    tab.update(to: first)
    tab.acknowledge(1)
    #expect(await sent().count == 1)
  }

  @Test func givenAPageThatWasServedWithAScreen_thenItIsSentWhatHasChangedSince() async {
    let tab = Tab(id: 7, output: output, bitmaps: BitmapStore(), shown: page(0))
    tab.update(to: page(0))
    tab.update(to: page(5))
    #expect(await sent() == [#"{"n":2,"o":[["m",2,0,5]]}"#])
  }

  @Test func givenChangesOfControlsByTwoPages_thenEachIsToldOfItsOwnEvenIfNothingElseHasChanged() async {
    tab.update(to: page(0))
    tab.acknowledge(1)
    // when another page, and then this one, changes something
    var screen = page(0)
    screen.changes = [8: 1]
    tab.update(to: screen)
    screen.changes = [7: 2, 8: 1]
    tab.update(to: screen)
    // then
    #expect(await sent().dropFirst() == [#"{"n":2,"u":2}"#])
  }

  @Test func givenAWrongNumber_thenThePageIsStillWaitedFor() async {
    tab.update(to: page(0))
    tab.acknowledge(7)
    tab.update(to: page(1))
    #expect(await sent().count == 1)
  }

  @Test func givenMessagesThatTravelUnevenly_thenTimestampsKeepTheirDistancesAndNeverRunBackwardsOrAhead() {
    var clock = PageClock()
    // given a page whose clock is 100 behind; the first message took 0.5 to arrive, the second no time
    #expect(clock.timestamp(of: 1, receivedAt: 101.5) == 101.5)
    #expect(clock.timestamp(of: 2, receivedAt: 102) == 102)
    // when the third takes 0.3, then its time is that of the event
    #expect(clock.timestamp(of: 2.5, receivedAt: 102.8) == 102.5)
    // when a page sends an older time, then time stands still
    #expect(clock.timestamp(of: 0, receivedAt: 103) == 102.5)
    // when it sends one from the future, then that counts as now
    #expect(clock.timestamp(of: 1_000, receivedAt: 104) == 104)
  }

  // It measures time, so no test may move the clock in the meantime.
  @Test(.realTime) func givenASourceThatWantsThreeFrames_thenTheLoopRunsThreeAndSleeps() async {
    // given
    let source = ThreeFrames()
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let start = ProcessInfo.processInfo.systemUptime
    let loop = FrameLoop(source: source, now: { ProcessInfo.processInfo.systemUptime }) { isLast in
      end.yield(isLast)
      if isLast { end.finish() }
    }
    // when
    loop.wake()
    loop.wake()
    var flags: [Bool] = []
    for await isLast in ends { flags.append(isLast) }
    // then the display's rhythm is kept
    #expect(flags == [false, false, true])
    #expect(source.times.count == 3)
    #expect(source.times[2] - start >= 2 * FrameLoop.interval - 0.001)
    loop.stop()
  }
}

@MainActor
private final class ThreeFrames: FrameSource {
  var times: [TimeInterval] = []
  var needsFrame: Bool { times.count < 3 }
  var nextDeadline: TimeInterval? { nil }
  func advance(to timestamp: TimeInterval) { times.append(timestamp) }
}
