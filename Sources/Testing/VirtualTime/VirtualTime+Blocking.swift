import CVirtualTime
import Foundation

// For callers that are not async, such as XCTest's synchronous tests.

extension VirtualTime {
  /// The machine's monotonic clock in seconds, whether the virtual one is open or not.
  nonisolated package static var realTime: Double { Double(virtual_time_real_clock()) / 1e9 }

  /// True between ``open(startingAt:)`` and ``close()``.
  static private(set) var isOpenedByHand = false

  /// Opens the clock at zero, for a test's set-up. A clock that is already open is closed first.
  ///
  /// Intended for XCTest, whose tests run one after another; in Swift Testing use the trait `.virtualTime`, which takes
  /// turns. The clock moves while the main thread is in ``runBlocking(limit:_:)``, in a wait of XCTest or in
  /// `RunLoop.main`.
  ///
  /// - Parameter start: The initial value of `Date()`.
  public static func open(startingAt start: Date = defaultStart) {
    close()
    begin(at: start)
    isOpenedByHand = true
  }

  /// Returns to real time, for a test's tear-down; has no effect if the clock is closed.
  ///
  /// As at the end of ``run(startingAt:_:)``, queued jobs get a thousand rounds, and the rest continues in real time.
  public static func close() {
    guard isOpen else { return }
    let left = (try? runBlocking { await finishJobs() }) ?? pendingJobs
    isOpenedByHand = false
    end(leaving: left)
  }

  /// Runs an async operation and blocks the main thread until it has ended; meanwhile jobs, timers and the run loop
  /// continue.
  ///
  /// In virtual time this works anywhere on the main thread. Inside a job of the main actor, other jobs run meanwhile,
  /// nested in the caller, as across an `await`: they see the caller's intermediate state. An operation that requires
  /// its own caller to continue first, or an actor that the caller is in, never ends, and is abandoned as described
  /// below.
  ///
  /// - Parameter limit: The longest real time without progress, while no job, no timer and no external work is left.
  /// - Throws: The operation's error; ``VirtualTimeError/standstill`` when the clock is open and that limit is over;
  ///   ``VirtualTimeError/insideJob`` in real time inside a job of the main queue (an async test, say), where the
  ///   operation could not begin. In both cases it is cancelled.
  public static func runBlocking<T>(
    limit: Duration = defaultLimit, _ operation: @escaping @MainActor () async throws -> T
  ) throws -> T {
    let outcome = Outcome<T>()
    let task = Task { @MainActor in
      do { outcome.set(.success(try await operation())) } catch { outcome.set(.failure(error)) }
    }
    let end = virtual_time_run_until(outcome.isDone, limit.nanoseconds)
    if let result = outcome.result { return try result.get() }
    task.cancel()
    throw end == VIRTUAL_TIME_INSIDE_JOB ? VirtualTimeError.insideJob : VirtualTimeError.standstill
  }
}

/// The result of a blocking operation, with a flag that the loop checks.
@MainActor private final class Outcome<T> {
  private(set) var result: Result<T, any Error>?
  let isDone = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

  init() { isDone.initialize(to: false) }

  isolated deinit { isDone.deallocate() }

  func set(_ result: Result<T, any Error>) {
    self.result = result
    isDone.pointee = true
  }
}
