import CStackTrace
import Foundation
import Synchronization
import Testing

@testable import Watchdog

@Suite("Where a thread is")
struct StackTraceTests {
  private final class Loop: Sendable {
    let isOver = Mutex(false)
    let hasBegun = DispatchSemaphore(value: 0)

    @inline(never) func spins() {
      hasBegun.signal()
      while !isOver.withLock({ $0 }) {}
    }
  }

  @Test("given a thread in an endless loop, then function, file and line of its calls are told, and it goes on")
  func endlessLoop() throws {
    // given
    let loop = Loop()
    let hasEnded = DispatchSemaphore(value: 0)
    let begin = #line
    Thread.detachNewThread {
      stack_trace_prepare()
      loop.spins()
      hasEnded.signal()
    }
    loop.hasBegun.wait()
    // when
    let calls = try #require(StackTrace.ofMainThread()).calls()
    // then
    let inner = try #require(calls.firstIndex { $0.function.hasSuffix("Loop.spins()") })
    #expect(calls[inner].file.map { URL(fileURLWithPath: $0).lastPathComponent } == "StackTraceTests.swift")
    let outer = try #require(calls[inner...].dropFirst().first { $0.file?.hasSuffix("StackTraceTests.swift") == true })
    #expect(outer.line == begin + 3)
    loop.isOver.withLock { $0 = true }
    hasEnded.wait()
  }

  @Test("given lines that are no addresses, then there are no calls of them")
  func garbage() {
    #expect(StackTrace(["", "zz", "12", "12 /no/such/file", "12 /etc/passwd"]).calls() == [])
  }
}
