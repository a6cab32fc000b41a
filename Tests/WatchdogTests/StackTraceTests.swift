import CStackTrace
import Foundation
import Synchronization
import Testing

@testable import Watchdog

@Suite("Where a thread is", .serialized)
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
      stack_trace_prepare(pthread_self())
      loop.spins()
      hasEnded.signal()
    }
    loop.hasBegun.wait()
    // when
    let calls = try #require(StackTrace.ofMainThread()).calls()
    // then
    // The last frame: the thread may be in one of its closures.
    let inner = try #require(calls.lastIndex { $0.function.hasSuffix("Loop.spins()") })
    #expect(calls[inner].file.map { URL(fileURLWithPath: $0).lastPathComponent } == "StackTraceTests.swift")
    let outer = try #require(calls[inner...].dropFirst().first { $0.file?.hasSuffix("StackTraceTests.swift") == true })
    #expect(outer.line == begin + 3)
    loop.isOver.withLock { $0 = true }
    hasEnded.wait()
  }

  @Test("given a thread that sleeps in a library without frame pointers, then who has called it is told too")
  func semaphore() throws {
    // given
    let isOver = DispatchSemaphore(value: 0)
    let hasBegun = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      stack_trace_prepare(pthread_self())
      hasBegun.signal()
      Self.sleeps(until: isOver)
      hasEnded.signal()
    }
    hasBegun.wait()
    // when
    var calls: [StackTrace.Call] = []
    for _ in 0..<20 where !calls.contains(where: { $0.function.contains("semaphore_wait") }) {
      calls = try #require(StackTrace.ofMainThread()).calls()
    }
    // then
    let functions = calls.map(\.function)
    let inner = try #require(functions.firstIndex { $0.contains("semaphore_wait") })
    #expect(functions[inner...].contains { $0.contains("sleeps(until:") }, "\(functions)")
    #expect(functions.contains { $0.contains("in StackTraceTests.semaphore()") }, "\(functions)")
    isOver.signal()
    hasEnded.wait()
  }

  @inline(never) private static func sleeps(until semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test("given lines that are no addresses, then there are no calls of them")
  func garbage() {
    #expect(StackTrace(["", "zz", "12", "12 /no/such/file", "12 /etc/passwd"]).calls() == [])
  }

  @MainActor @Test("given a main thread that waits for something, then it is told where, and that it goes on")
  func mainThread() async throws {
    // given
    let told = Mutex<(seconds: Double, calls: [StackTrace.Call])?>(nil)
    let isTold = DispatchSemaphore(value: 0)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let watchdog = Watchdog(limit: 1) { seconds in
      let calls = StackTrace.ofMainThread()?.calls() ?? []
      told.withLock { $0 = (seconds, calls) }
      isTold.signal()
    } onRecovery: {
      answer.yield()
    }
    watchdog.start()
    // when
    waits(for: isTold)
    for await _ in answers { break }
    // then
    let (seconds, calls) = try #require(told.withLock { $0 })
    #expect(seconds >= 1)
    #expect(calls.contains { $0.function.contains("waits(for:") }, "\(calls.map(\.function))")
  }

  /// Does something from time to time, so that the watchdog asks at once.
  @inline(never) private func waits(for semaphore: DispatchSemaphore) {
    while semaphore.wait(timeout: .now()) == .timedOut { usleep(2000) }
  }
}
