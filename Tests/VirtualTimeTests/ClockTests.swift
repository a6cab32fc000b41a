import Foundation
import Testing
import VirtualTime

/// Everything that reads or waits for the time follows one clock.
@Suite(.virtualTime) @MainActor struct ClockTests {
  @Test func allClocksStartFixedAndStandStill() async {
    #expect(VirtualTime.isOpen)
    #expect(VirtualTime.now == .zero)
    #expect(Date() == VirtualTime.defaultStart)
    #expect(Date.timeIntervalSinceReferenceDate == VirtualTime.defaultStart.timeIntervalSinceReferenceDate)
    #expect(time(nil) == 1_735_689_600)
    let start = (ContinuousClock.now, SuspendingClock.now, DispatchTime.now())
    var work = 0
    for index in 0..<100_000 { work &+= index }
    await Task.yield()
    #expect(work > 0 && (ContinuousClock.now, SuspendingClock.now, DispatchTime.now()) == start)
  }

  @Test(.virtualTime(startingAt: Date(timeIntervalSince1970: 86_400))) func aTestsOwnDateGoesBeforeItsSuites() {
    #expect(Date() == Date(timeIntervalSince1970: 86_400))
  }

  @Test(.realTime) func aTestsRealTimeGoesBeforeItsSuitesClock() {
    #expect(!VirtualTime.isOpen)
    #expect(Date() > VirtualTime.defaultStart.addingTimeInterval(86_400))
  }

  @Test(.virtualTime) func theSameTraitTwiceIsOneClock() {
    #expect(VirtualTime.isOpen)
  }

  @Test func processorTimeStaysReal() {
    let start = clock()
    var work = 0.0
    while clock() == start { work += 1 }
    #expect(clock() > start)
  }

  @Test func sleepsOfBothClocksEndOnTime() async throws {
    let trace = Trace()
    let origin = VirtualTime.now
    let note = { @Sendable (name: String) in trace.add("\(name)@\(VirtualTime.now - origin)") }
    Task {
      try await ContinuousClock().sleep(for: .milliseconds(250))
      note("continuous")
    }
    Task {
      try await SuspendingClock().sleep(for: .milliseconds(200))
      note("suspending")
    }
    Task {
      try await Task.sleep(for: .milliseconds(300), tolerance: .milliseconds(50))
      note("tolerant")
    }
    Task.detached {
      try await Task.sleep(nanoseconds: 400_000_000)
      note("detached")
    }
    try await VirtualTime.advance(by: .milliseconds(500))
    #expect(
      trace.text.replacing("e-", with: "")
        == "suspending@0.2 seconds continuous@0.25 seconds tolerant@0.3 seconds detached@0.4 seconds")
  }

  @Test func runLoopTimersFireOnTimeAndRepeat() async throws {
    let trace = Trace()
    let timer = startTimer(0.25, repeats: true) {
      trace.add("\(VirtualTime.now)")
      MainActor.assertIsolated()
    }
    try await VirtualTime.advance(by: .seconds(1))
    timer.invalidate()
    try await VirtualTime.advance(by: .seconds(1))
    #expect(trace.count == 4)
    #expect(Date().timeIntervalSince(VirtualTime.defaultStart) == 2)
  }

  @Test func aWorkItemIsDelayedAndCancelled() async throws {
    let trace = Trace()
    let kept = DispatchWorkItem { trace.add("kept") }
    let cancelled = DispatchWorkItem { trace.add("cancelled") }
    kept.notify(queue: .main) { trace.add("notified") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: kept)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1, execute: cancelled)
    cancelled.cancel()
    try await VirtualTime.advance(by: .seconds(1))
    #expect(trace.text == "kept notified")
  }

  @Test(arguments: [true, false]) func dispatchSourceTimersFireOnTime(onMain: Bool) async throws {
    let trace = Trace()
    let source = DispatchSource.makeTimerSource(queue: onMain ? .main : DispatchQueue(label: "private"))
    source.schedule(deadline: .now() + 1, repeating: 0.5)
    source.setEventHandler { trace.add("\(VirtualTime.now) \(Date().timeIntervalSince(VirtualTime.defaultStart))") }
    source.resume()
    try await VirtualTime.advance(by: .seconds(2))
    source.cancel()
    try await VirtualTime.advance(by: .seconds(2))
    #expect(trace.text == "1.0 seconds 1.0 1.5 seconds 1.5 2.0 seconds 2.0")
  }

  @Test func aTimerSourceWithoutReferencesIsForgotten() {
    let timers = VirtualTime.pendingTimers
    do {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: 1)
      source.resume()
      #expect(VirtualTime.pendingTimers == timers + 1)
    }
    #expect(VirtualTime.pendingTimers == timers)
  }

  @Test func aPrivateQueueHoldsTheClockAndSharesIt() async throws {
    let trace = Trace()
    let queue = DispatchQueue(label: "private")
    queue.async {
      usleep(20_000)
      let date = Date()
      queue.asyncAfter(deadline: .now() + 1) {
        trace.add("\(date == VirtualTime.defaultStart) \(VirtualTime.now)")
      }
    }
    try await VirtualTime.advance(by: .seconds(2))
    #expect(trace.text == "true 1.0 seconds")
  }

  @Test func sleepingOnTheMainThreadTakesVirtualTime() async throws {
    let trace = Trace()
    let start = await realTime()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { trace.add("due@\(VirtualTime.now)") }
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 30)
      sleep(10)
      trace.add("slept@\(VirtualTime.now)")
    }
    try await VirtualTime.settle()
    #expect(trace.text == "slept@40.0 seconds")
    // What became due meanwhile is late
    try await VirtualTime.advance(by: .zero)
    #expect(trace.text == "slept@40.0 seconds due@40.0 seconds")
    DispatchQueue.main.async { Thread.sleep(until: Date() + 5) }
    try await VirtualTime.settle()
    #expect(VirtualTime.now == .seconds(45))
    #expect(await realTime() - start < 5)
  }

  @Test func sleepingOnAPrivateQueueHoldsTheClock() async throws {
    let trace = Trace()
    let queue = DispatchQueue(label: "private")
    for number in 1...2 {
      queue.async {
        Thread.sleep(forTimeInterval: 0.02)
        trace.add("\(number)@\(VirtualTime.now)")
      }
    }
    try await VirtualTime.advance(by: .seconds(2))
    #expect(trace.text == "1@0.0 seconds 2@0.0 seconds")
  }

  @Test func aRunLoopInsideAJobMovesTheClockItself() async throws {
    let trace = Trace()
    startTimer(0.1) { trace.add("timer") }
    Task { @MainActor in trace.add("main actor") }
    Task.detached { trace.add("background") }
    spinMainRunLoop(for: 0.3)
    // As on Apple's systems, the main queue is not reentrant; timers and other queues go on.
    #expect(trace.text == "background timer")
    #expect(VirtualTime.now >= .milliseconds(300) && VirtualTime.now < .milliseconds(301))
    await VirtualTime.drain()
    #expect(trace.text == "background timer main actor")
  }
}
