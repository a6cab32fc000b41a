import Foundation
import Testing
import VirtualTime

/// A test that never ends is stopped, and its position is reported. Each runs in a process of its own.
@Suite @MainActor struct TestLimitTests {
  @Test func aTestThatBlocksTheMainThread() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
        setenv("SCROLLWORK_TEST_LIMIT", "0.2", 1)
        await VirtualTime.run { blocksForEver() }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Still running after 0.2 s of real time"))
    #expect(text.contains("blocksForEver") && text.contains(" at TestLimitTests.swift:"))
  }

  @Test func aTestThatIsBusyForEverInVirtualTime() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
        setenv("SCROLLWORK_TEST_LIMIT", "0.2", 1)
        await VirtualTime.run { while true { await Task.yield() } }
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("The main thread is in:"))
  }

  @Test func aTestInRealTime() async throws {
    await #expect(processExitsWith: .exitCode(1)) {
      TestLimit.begin("a test of XCTest", at: "File.swift:1:2", limit: .milliseconds(200))
      await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
    }
  }

  @Test func aTestThatEndsInTime() async throws {
    await #expect(processExitsWith: .success) {
      setenv("SCROLLWORK_TEST_LIMIT", "0.5", 1)
      await VirtualTime.run {}
      // In real time, longer than the limit
      try await Task.sleep(for: .seconds(1))
    }
  }
}

private func blocksForEver() { DispatchSemaphore(value: 0).wait() }
