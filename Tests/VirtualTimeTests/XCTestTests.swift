import Foundation
import VirtualTime
import XCTest

/// Virtual time in XCTest, which controls the main thread itself.
///
/// The synchronous tests are not `@MainActor`, since XCTest on Linux crashes on those.
final class XCTestTests: XCTestCase {
  override func setUp() { MainActor.assumeIsolated { VirtualTime.open() } }
  override func tearDown() { MainActor.assumeIsolated { VirtualTime.close() } }

  func testASynchronousTestBlocksForAnAsyncOperation() throws {
    try MainActor.assumeIsolated {
      let trace = Trace()
      Task {
        try await Task.sleep(for: .seconds(1))
        trace.add("slept")
      }
      XCTAssertEqual(trace.text, "")
      let now = try VirtualTime.runBlocking {
        try await VirtualTime.advance(by: .seconds(60))
        return VirtualTime.now
      }
      XCTAssertEqual(now, .seconds(60))
      XCTAssertEqual(trace.text, "slept")
      XCTAssertEqual(Date(), VirtualTime.defaultStart.addingTimeInterval(60))
    }
  }

  func testABlockingCallThrowsItsOperationsError() throws {
    try MainActor.assumeIsolated {
      XCTAssertThrowsError(try VirtualTime.runBlocking { throw CancellationError() }) {
        XCTAssertTrue($0 is CancellationError)
      }
    }
  }

  func testABlockingCallInsideAJobRunsTheOthers() throws {
    try MainActor.assumeIsolated {
      let trace = Trace()
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          trace.add("outer")
          Task { trace.add("other") }
          let value = try? VirtualTime.runBlocking {
            try await Task.sleep(for: .seconds(1))
            return await Task.detached { 42 }.value
          }
          trace.add("\(value ?? 0)@\(VirtualTime.now)")
        }
      }
      try VirtualTime.runBlocking { await VirtualTime.drain() }
      XCTAssertEqual(trace.text, "outer other 42@1.0 seconds")
    }
  }

  func testAWaitOfXCTestMovesTheClock() {
    let arrived = expectation(description: "a timer")
    DispatchQueue.global().asyncAfter(deadline: .now() + 600) { arrived.fulfill() }
    wait(for: [arrived], timeout: 1200)
    XCTAssertEqual(VirtualTime.now, .seconds(600))
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 60)
    XCTAssertEqual(VirtualTime.now.components.seconds, 660)
  }

  func testTheRunLoopReturnsAfterAJobOfTheMainQueue() {
    let trace = Trace()
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { trace.add("job") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { trace.add("later") }
    while trace.count == 0 { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    XCTAssertEqual(trace.text, "job")
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 10))
    XCTAssertEqual(trace.text, "job later")
    XCTAssertEqual(VirtualTime.now.components.seconds, 15)
  }

  @MainActor func testAnAsyncTestSteps() async throws {
    let trace = Trace()
    Task {
      try await Task.sleep(for: .seconds(2))
      trace.add("slept")
    }
    try await VirtualTime.advance(by: .seconds(1))
    XCTAssertEqual(trace.text, "")
    try await Task.sleep(for: .seconds(1))
    XCTAssertEqual(trace.text, "slept")
    XCTAssertEqual(VirtualTime.now, .seconds(2))
    // A call nested in the test's own job
    XCTAssertEqual(try VirtualTime.runBlocking { await Task.detached { 1 }.value }, 1)
    try await VirtualTime.run { try await VirtualTime.advance(by: .seconds(1)) }
    XCTAssertEqual(VirtualTime.now, .seconds(3))
  }

  func testAnAsyncTestOffTheMainActor() async throws {
    try await Task.sleep(for: .seconds(600))
    try await VirtualTime.settle()
    XCTAssertEqual(VirtualTime.now, .seconds(600))
  }
}

/// Real time before and after a virtual clock in XCTest.
final class XCTestRealTimeTests: XCTestCase {
  func testABlockingCallInRealTime() throws {
    try MainActor.assumeIsolated {
      let start = ContinuousClock.now
      try VirtualTime.runBlocking { try await Task.sleep(for: .milliseconds(20)) }
      let passed = ContinuousClock.now - start
      XCTAssertTrue(passed >= .milliseconds(20) && passed < .seconds(5), "\(passed)")
    }
  }

  @MainActor func testABlockingCallInRealTimeInsideAJobIsRefused() async {
    XCTAssertThrowsError(try VirtualTime.runBlocking { 1 }) {
      XCTAssertEqual($0 as? VirtualTimeError, .insideJob)
    }
  }

  @MainActor func testAnAsyncTestOpensAndClosesTheClock() async throws {
    VirtualTime.open()
    try await Task.sleep(for: .seconds(600))
    XCTAssertEqual(VirtualTime.now, .seconds(600))
    VirtualTime.open(startingAt: Date(timeIntervalSince1970: 0))
    XCTAssertEqual(Date(), Date(timeIntervalSince1970: 0))
    let task = Task { try await Task.sleep(for: .milliseconds(1)) }
    await VirtualTime.drain()
    VirtualTime.close()
    XCTAssertFalse(VirtualTime.isOpen)
    try await task.value
    XCTAssertGreaterThan(Date(), VirtualTime.defaultStart)
  }

  @MainActor func testARunInAnAsyncTest() async throws {
    let now = await VirtualTime.run {
      try? await Task.sleep(for: .seconds(60))
      return VirtualTime.now
    }
    XCTAssertEqual(now, .seconds(60))
  }

  func testWhatCannotEndIsGivenUp() throws {
    try MainActor.assumeIsolated {
      VirtualTime.open()
      defer { VirtualTime.close() }
      let (never, _) = AsyncStream<Int>.makeStream()
      XCTAssertThrowsError(
        try VirtualTime.runBlocking(limit: .milliseconds(300)) { for await _ in never { XCTFail("nothing comes") } }
      ) {
        XCTAssertEqual($0 as? VirtualTimeError, .standstill)
      }
    }
  }
}
