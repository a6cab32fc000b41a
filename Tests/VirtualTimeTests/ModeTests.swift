import Foundation
import Testing
import VirtualTime

/// The two modes, and the transition between them.
@Suite struct ModeTests {
  @Test(.realTime) @MainActor func inRealTimeTheMainActorIsTheMainThread() async {
    #expect(!VirtualTime.isOpen)
    #expect(isMainThread())
    await Task.detached {}.value
    #expect(isMainThread())
    #expect(await thread { block in startTimer(0.001) { block() } } == .main)
    #expect(await thread { RunLoop.main.perform($0) } == .main)
    #expect(await thread { DispatchQueue.main.async(execute: $0) } == .main)
    #expect(await thread { DispatchQueue.global().async(execute: $0) } == .other)
    #expect(await Task.detached { isMainThread() }.value == false)
  }

  @Test(.virtualTime) @MainActor func inVirtualTimeEveryJobIsOnTheMainThread() async throws {
    #expect(isMainThread())
    #expect(await Task.detached { isMainThread() }.value)
    #expect(await thread { DispatchQueue.global().async(execute: $0) } == .main)
    #expect(await thread { RunLoop.main.perform($0) } == .main)
    #expect(await thread { block in startTimer(0.001) { block() } } == .main)
    dispatchPrecondition(condition: .onQueue(.main))
  }

  @Test(.virtualTime, arguments: 0..<20) @MainActor func eachTestHasAClockOfItsOwn(_ number: Int) async throws {
    #expect(VirtualTime.now == .zero && Date() == VirtualTime.defaultStart)
    try await VirtualTime.advance(by: .seconds(60))
    #expect(VirtualTime.now == .seconds(60))
  }

  @Test(.realTime) func aClockDoesNotMoveWhatAnotherLeftBehind() async throws {
    let trace = Trace()
    let sleeper = await VirtualTime.run {
      let sleeper = Task {
        try await Task.sleep(for: .seconds(3600))
        trace.add("slept")
      }
      await VirtualTime.drain()
      return sleeper
    }
    try await VirtualTime.run { try await VirtualTime.advance(by: .seconds(7200)) }
    #expect(trace.count == 0)
    sleeper.cancel()
  }

  @Test(.realTime) func realTimePassesAgainAfterAVirtualTest() async throws {
    let ended = Trace()
    await VirtualTime.run {
      Task {
        try await Task.sleep(for: .milliseconds(30))
        ended.add("left over")
      }
      await VirtualTime.drain()
    }
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(10))
    let passed = ContinuousClock.now - start
    #expect(passed >= .milliseconds(10) && passed < .seconds(5))
    #expect(Date() > VirtualTime.defaultStart.addingTimeInterval(86_400 * 30))
    // Work that the virtual test left behind goes on in real time.
    while ended.count == 0 && ContinuousClock.now - start < .seconds(5) { try await Task.sleep(for: .milliseconds(1)) }
    #expect(ended.text == "left over")
  }

  @Test func anIdleProcessDoesNotPoll() async {
    // In a process of its own, where no other test uses the processor
    await #expect(processExitsWith: .success) {
      let start = clock()
      try await Task.sleep(for: .milliseconds(300))
      #expect(Double(clock() - start) / Double(CLOCKS_PER_SEC) < 0.05)
    }
  }

  @Test func anOrdinaryTestWorksWhileVirtualOnesTakeTurns() async throws {
    let trace = Trace()
    let virtual = Task {
      for _ in 0..<20 {
        try await VirtualTime.run { try await VirtualTime.advance(by: .seconds(60)) }
        trace.add("virtual")
      }
    }
    for _ in 0..<200 {
      let numbers = await withTaskGroup(of: Int.self) { group in
        for index in 0..<10 { group.addTask { await Task { @MainActor in index }.value } }
        return await group.reduce(0, +)
      }
      #expect(numbers == 45)
    }
    try await virtual.value
    #expect(trace.count == 20)
  }

  @Test(.realTime) func aCallerThatOutlivesTheClockIsTold() async throws {
    // Given a task that waits for its virtual second when its test ends
    let work = VirtualTime.beginExternalWork("never ends")
    let late = await VirtualTime.run {
      let late = Task { await VirtualTime.step(until: .seconds(1), limit: .seconds(3600)) }
      await VirtualTime.drain()
      return late
    }
    work.end()
    #expect(await late.value == .closed)
    await #expect(throws: VirtualTimeError.closed) { try await VirtualTime.advance(by: .seconds(1)) }
    await #expect(throws: VirtualTimeError.closed) { try await VirtualTime.settle() }
  }

  @Test func aThrowingBodyReturnsToRealTime() async {
    await #expect(throws: CancellationError.self) {
      try await VirtualTime.run { throw CancellationError() }
    }
    let value = await VirtualTime.run { VirtualTime.now }
    #expect(value == .zero)
  }
}

private enum ThreadKind { case main, other }

/// Returns the thread on which a block enqueued by `enqueue` ran.
@MainActor private func thread(of enqueue: (@escaping @Sendable () -> Void) -> Void) async -> ThreadKind {
  await withCheckedContinuation { done in enqueue { done.resume(returning: isMainThread() ? .main : .other) } }
}
