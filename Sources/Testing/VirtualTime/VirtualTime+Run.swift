import CVirtualTime
import Foundation
import Testing

/// The clock of the task's test, if it has had its turn already.
private enum TestClock {
  enum Kind { case virtual, real }

  @TaskLocal static var current: Kind?
}

/// A test that runs in parallel is identified by Swift Testing's own task-local value. Any thread.
private func isWorkOfAnotherTest() -> Bool { Test.current != nil && TestClock.current != .virtual }

extension VirtualTime {
  /// Runs `body` in virtual time, with a new clock at zero, and returns to real time.
  ///
  /// There is one clock per process: a second caller waits for its turn. A call from inside `body` joins the open
  /// clock. Afterwards queued jobs get a thousand rounds to finish; the rest continues in real time (timers with their
  /// remaining time), and jobs that never rest are reported on stderr.
  ///
  /// A clock opened with ``open(startingAt:)`` is joined too.
  ///
  /// - Parameter start: The initial value of `Date()`.
  public static func run<Result>(
    startingAt start: Date = defaultStart, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    if isOpen, TestClock.current == .virtual || isOpenedByHand { return try await body() }
    let needsTurn = TestClock.current != .real
    if needsTurn { await ClockTurn.shared.take() }
    begin(at: start)
    do {
      let result = try await TestClock.$current.withValue(.virtual) { try await body() }
      end(leaving: await finishJobs())
      if needsTurn { await ClockTurn.shared.pass() }
      return result
    } catch {
      end(leaving: await finishJobs())
      if needsTurn { await ClockTurn.shared.pass() }
      throw error
    }
  }

  /// Runs `body` in real time and prevents other tests from opening the virtual clock meanwhile.
  static func runInRealTime(_ body: () async throws -> Void) async rethrows {
    if TestClock.current != nil { return try await body() }
    await ClockTurn.shared.take()
    do {
      try await TestClock.$current.withValue(.real) { try await body() }
      await ClockTurn.shared.pass()
    } catch {
      await ClockTurn.shared.pass()
      throw error
    }
  }

  static func begin(at start: Date) {
    let nanoseconds = Int64(start.timeIntervalSince1970 * 1e9)
    let isOpen = virtual_time_open(
      nanoseconds, { MainActor.assumeIsolated { RestWaiters.resumeNext() } }, isWorkOfAnotherTest)
    precondition(isOpen, "Two owners of the virtual clock: VirtualTime.open() during VirtualTime.run.")
  }

  /// Gives queued jobs a thousand rounds to finish. Returns the number of jobs left.
  static func finishJobs() async -> Int {
    // Each yield puts us behind everything that is queued; only our own resumption runs when the count is 0 again.
    var rounds = 0
    repeat {
      await Task.yield()
      rounds += 1
    } while pendingJobs > 0 && rounds < 1000
    return pendingJobs
  }

  static func end(leaving jobs: Int) {
    virtual_time_close()
    RestWaiters.resumeAll()
    if jobs > 0 {
      let message = "VirtualTime: jobs left over from a test continue in real time; queued now: \(jobs).\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }
}

/// The turns for the process's clock, first come, first served; a turn has the limit of a test.
private actor ClockTurn {
  static let shared = ClockTurn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
    TestLimit.begin()
  }

  func pass() {
    TestLimit.end()
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
