import Foundation
import Testing
import VirtualTime

/// `step`, `settle`, `drain`, and work that holds the clock.
@Suite(.virtualTime) @MainActor struct SteppingTests {
  @Test func stepsFireOneTimerAndStopAtTheDeadline() async {
    let trace = Trace()
    for milliseconds in [10, 10, 40] {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { trace.add("\(milliseconds)") }
    }
    #expect(VirtualTime.nextDeadline == .milliseconds(10))
    #expect(await VirtualTime.step(until: .milliseconds(16)) == .firedTimer)
    #expect(trace.text == "10" && VirtualTime.now == .milliseconds(10))
    #expect(await VirtualTime.step(until: .milliseconds(16)) == .firedTimer)
    #expect(await VirtualTime.step(until: .milliseconds(16)) == .reachedDeadline)
    #expect(trace.text == "10 10" && VirtualTime.now == .milliseconds(16))
    #expect(await VirtualTime.step(until: .milliseconds(3)) == .reachedDeadline)
    #expect(VirtualTime.now == .milliseconds(16) && VirtualTime.nextDeadline == .milliseconds(40))
  }

  @Test func armedTimersAreDescribed() async throws {
    let sleeper = Task { try await Task.sleep(for: .seconds(60)) }
    let tolerant = Task { try await Task.sleep(for: .seconds(70), tolerance: .seconds(1)) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {}
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) {}
    let queue = DispatchQueue(label: "private")
    queue.asyncAfter(deadline: .now() + 4) {}
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + 5, repeating: 0.5)
    source.resume()
    let timer = startTimer(10) {}
    try await VirtualTime.advance(by: .seconds(1))
    let shown = VirtualTime.pendingTimerList.map(\.description)
    #expect(
      shown.filter { !$0.hasPrefix("Timer") } == [
        "DispatchQueue.asyncAfter on the main queue, due in 1.5 s",
        "DispatchQueue.asyncAfter on a global queue, due in 2.0 s",
        "DispatchQueue.asyncAfter on the queue \"private\", due in 3.0 s",
        "DispatchSource timer on the queue \"private\", due in 4.0 s, every 0.5 s", "Task.sleep, due in 59.0 s",
        "Task.sleep, due in 69.0 s",
      ])
    #expect(shown.count == VirtualTime.pendingTimers && shown.contains { $0.hasPrefix("Timer, due in 9.") })
    timer.invalidate()
    source.cancel()
    sleeper.cancel()
    tolerant.cancel()
  }

  @Test func drainRunsWhatCanRunAndLeavesTheClock() async {
    let trace = Trace()
    Task {
      for index in 0..<3 {
        await Task.detached { await Task.yield() }.value
        trace.add("\(index)")
      }
      performNested(40) { Task { trace.add("performed") } }
      try await Task.sleep(for: .milliseconds(1))
      trace.add("slept")
    }
    #expect(VirtualTime.pendingJobs >= 1)
    await VirtualTime.drain()
    #expect(trace.text == "0 1 2 performed")
    #expect(VirtualTime.now == .zero)
  }

  @Test func aTestThatOnlySleepsDoesNotHang() async throws {
    try await Task.sleep(for: .seconds(3600))
    #expect(VirtualTime.now == .seconds(3600))
  }

  @Test func externalWorkHoldsTheClockUntilItEnds() async throws {
    let trace = Trace()
    let work = VirtualTime.beginExternalWork("GET /feed")
    #expect(VirtualTime.externalWork == ["GET /feed"])
    Task {
      try await Task.sleep(for: .seconds(1))
      trace.add("timer")
    }
    let thread = Thread {
      usleep(30_000)
      Task { @MainActor in trace.add("response@\(VirtualTime.now)") }
      work.end()
    }
    thread.start()
    try await VirtualTime.advance(by: .seconds(1))
    #expect(trace.text == "response@0.0 seconds timer")
    #expect(VirtualTime.externalWork.isEmpty)
  }

  @Test func workThatDoesNotEndIsNamed() async throws {
    let work = VirtualTime.beginExternalWork("GET /never")
    await #expect(throws: VirtualTimeError.held(by: ["GET /never"])) {
      try await VirtualTime.settle(limit: .milliseconds(20))
    }
    #expect(await VirtualTime.step(until: .seconds(1), limit: .milliseconds(20)) == .held(by: ["GET /never"]))
    #expect(VirtualTime.now == .zero)
    #expect("\(VirtualTimeError.held(by: [work.name]))".contains("GET /never"))
    work.end()
    work.end()
    try await VirtualTime.settle()
  }

  @Test func workWithoutReferencesEnds() async throws {
    _ = VirtualTime.beginExternalWork("forgotten")
    #expect(VirtualTime.externalWork.isEmpty)
  }

  @Test func jobsFromOtherThreadsArrive() async throws {
    let trace = Trace()
    let work = VirtualTime.beginExternalWork("threads")
    let threads = 4
    for _ in 0..<threads {
      Thread {
        for _ in 0..<500 {
          DispatchQueue.main.async { trace.add("x") }
          Task.detached { trace.add("x") }
        }
        DispatchQueue.main.async {
          trace.add("end")
          if trace.text.split(separator: " ").count(where: { $0 == "end" }) == threads { work.end() }
        }
      }.start()
    }
    try await VirtualTime.settle()
    #expect(trace.count == threads * 1001)
  }

  @Test func tenMinutesOfFramesDoNoMoreThanTheirWork() async {
    // Given a task that wakes every second
    let trace = Trace()
    let ticker = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(1))
        trace.add("tick")
      }
    }
    // When 36,000 frames pass (debug build, 2 cores: 0.35 s of processor time)
    var timersFired = 0
    for frame in 1...36_000 {
      while await VirtualTime.step(until: .seconds(frame) / 60) == .firedTimer { timersFired += 1 }
    }
    // Then each timer fired once, and nothing else ran
    #expect(VirtualTime.now == .seconds(600))
    #expect(trace.count == 600 && timersFired == 600)
    #expect(VirtualTime.pendingTimers == 1 && VirtualTime.pendingJobs == 0)
    ticker.cancel()
  }

  @Test func aWaitWithALimitBlocksInRealTime() {
    let semaphore = DispatchSemaphore(value: 0)
    Thread {
      usleep(20_000)
      semaphore.signal()
    }.start()
    #expect(semaphore.wait(timeout: .now() + 5) == .success)
    #expect(semaphore.wait(wallTimeout: .now() + 0.001) == .timedOut)
    #expect(VirtualTime.now == .zero)
  }

  @Test func aPrivateQueueMayWaitForTheMainQueue() async throws {
    let trace = Trace()
    DispatchQueue(label: "private").async {
      DispatchQueue.main.sync { trace.add("main") }
      trace.add("private")
    }
    try await VirtualTime.settle()
    #expect(trace.text == "main private")
  }
}
