import CVirtualTime
import Foundation

/// The clock of the process, under a test's control.
///
/// Between opening and closing (the trait `.virtualTime`, ``run(startingAt:_:)``, or ``open(startingAt:)`` in XCTest)
/// every job of the main queue, the global queues and Swift's concurrency runs on the main thread, in the order it was
/// enqueued, and time stands still until nothing is left to run. It then moves to the next deadline, one timer at a
/// time, by deadline and then by order of creation:
///
/// ```swift
/// @Test(.virtualTime) @MainActor func bannerLeavesAfterThreeSeconds() async throws {
///   let banner = Banner()  // starts `Task.sleep(for: .seconds(3))`
///   try await VirtualTime.advance(by: .seconds(2))
///   #expect(banner.isVisible)
///   try await VirtualTime.advance(by: .seconds(1))
///   #expect(!banner.isVisible)
/// }
/// ```
///
/// `Task.sleep`, `ContinuousClock`, `SuspendingClock`, `Date()`, `asyncAfter`, `Timer` on the main run loop and
/// `DispatchSource` timers all follow it. A test that simply awaits a sleep does not hang: while nobody is inside
/// ``advance(by:)``, ``step(until:limit:)``, ``settle(limit:)`` or ``drain()``, the clock jumps by itself.
///
/// For caveats and how it works see `docs/virtual-time.md`.
@MainActor public enum VirtualTime {
  /// The default initial date: 2025-01-01T00:00:00Z.
  nonisolated public static let defaultStart = Date(timeIntervalSince1970: 1_735_689_600)

  /// The default limit, in real time, for external work that holds the clock.
  nonisolated public static let defaultLimit = Duration.seconds(10)

  /// Whether the clock is open, in a test with `.virtualTime` or inside ``run(startingAt:_:)``.
  nonisolated public static var isOpen: Bool { virtual_time_is_open() }

  /// Time since the clock was opened; zero while it is closed.
  nonisolated public static var now: Duration { isOpen ? .nanoseconds(virtual_time_now()) : .zero }

  /// The number of jobs on the main and the global queues, including the concurrency runtime's, that have not begun.
  nonisolated public static var pendingJobs: Int { Int(virtual_time_pending_jobs()) }

  /// The number of armed timers of all kinds. A cancelled `Task.sleep` counts until its deadline: its timer cannot be
  /// removed.
  nonisolated public static var pendingTimers: Int { Int(virtual_time_pending_timers()) }

  /// The earliest deadline of any timer, as time since the opening.
  nonisolated public static var nextDeadline: Duration? {
    let deadline = virtual_time_next_deadline()
    return deadline == .max ? nil : .nanoseconds(deadline)
  }

  /// Runs everything that can run now; the clock does not move, and external work is not awaited.
  public static func drain() async {
    guard isOpen else { return }
    _ = await RestWaiters.wait(forExternalWorkUntil: nil)
  }

  /// Runs everything that can run now and waits, in real time, for external work and its consequences. The clock does
  /// not move.
  ///
  /// - Parameter limit: The longest wait in real time.
  /// - Throws: ``VirtualTimeError/held(by:)`` with the names of the work in flight when the limit is over.
  public static func settle(limit: Duration = defaultLimit) async throws(VirtualTimeError) {
    guard isOpen else { throw .closed }
    let work = await rest(limit)
    if !work.isEmpty { throw .held(by: work) }
  }

  /// Makes the smallest step in time: settles, then fires the next timer if it is due by `deadline` and runs its
  /// consequences; otherwise moves the clock to exactly `deadline`.
  ///
  /// Callers with their own work at certain times (a display's frames) do it between two steps:
  ///
  /// ```swift
  /// while await VirtualTime.step(until: nextFrame) == .firedTimer {}
  /// runFrame()
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: Time since the opening; a deadline in the past fires only overdue timers.
  ///   - limit: The longest wait in real time for external work, before and after.
  public static func step(until deadline: Duration, limit: Duration = defaultLimit) async -> StepResult {
    var work = await rest(limit)
    guard isOpen else { return .closed }
    guard work.isEmpty else { return .held(by: work) }
    guard virtual_time_fire_next(deadline.nanoseconds) else {
      virtual_time_move(deadline.nanoseconds)
      return .reachedDeadline
    }
    work = await rest(limit)
    guard isOpen else { return .closed }
    return work.isEmpty ? .firedTimer : .held(by: work)
  }

  /// Lets `duration` pass: every timer due in it fires, in order, and all consequences of each one run before the next.
  ///
  /// - Throws: ``VirtualTimeError/held(by:)`` if external work keeps the clock from moving for ``defaultLimit``;
  ///   ``VirtualTimeError/closed`` outside an open clock.
  public static func advance(by duration: Duration) async throws(VirtualTimeError) {
    let end = now + duration
    while true {
      switch await step(until: end) {
      case .firedTimer: continue
      case .reachedDeadline: return
      case .held(let work): throw .held(by: work)
      case .closed: throw .closed
      }
    }
  }

  /// Declares that work outside the process's queues has started (a request, a server's own thread): until
  /// ``ExternalWork/end()`` the clock does not move.
  ///
  /// - Parameter name: The name in error messages, such as `"GET /feed"`.
  nonisolated public static func beginExternalWork(_ name: String) -> ExternalWork {
    ExternalWork(name)
  }

  /// The names of the work that holds the clock, oldest first, including jobs on private dispatch queues.
  nonisolated public static var externalWork: [String] { ExternalWork.names }

  /// Returns nothing if settled, or the names of the work that did not end within `limit`.
  private static func rest(_ limit: Duration) async -> [String] {
    guard isOpen else { return [] }
    let end = virtual_time_real_clock().addingReportingOverflow(limit.nanoseconds)
    return await RestWaiters.wait(forExternalWorkUntil: end.overflow ? .max : end.partialValue)
  }
}

/// The result of ``VirtualTime/step(until:limit:)``.
public enum StepResult: Sendable, Equatable {
  /// A timer fired, and all its consequences have run. There may be more before the deadline.
  case firedTimer
  /// The clock is at the deadline, and nothing is left that is due by then.
  case reachedDeadline
  /// External work did not end within the limit; the clock did not move.
  case held(by: [String])
  /// The clock is closed: the caller outlived its test.
  case closed
}

/// An error that prevents time from passing.
public enum VirtualTimeError: Error, Equatable, CustomStringConvertible {
  /// External work did not end within the real-time limit.
  case held(by: [String])
  /// There is no virtual clock: the test lacks the trait `.virtualTime`.
  case closed
  /// A blocking operation has not ended, and nothing is left in the process that could end it.
  case standstill
  /// A blocking operation could not begin: its caller is a job of the main queue, in real time.
  case insideJob

  public var description: String {
    switch self {
    case .held(let work):
      "The virtual clock cannot move while work is in flight: \(work.joined(separator: ", "))."
    case .closed:
      "There is no virtual clock. Give the test the trait .virtualTime, or call from inside VirtualTime.run."
    case .standstill:
      "The operation cannot finish: no job, timer or external work is left."
    case .insideJob:
      "In real time, a job of the main queue cannot block for an async operation. Use await, or open the virtual clock."
    }
  }
}

extension Duration {
  /// Nanoseconds, saturated; C's unit.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let whole = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let sum = whole.partialValue.addingReportingOverflow(attoseconds / 1_000_000_000)
    return whole.overflow || sum.overflow ? (seconds < 0 ? .min : .max) : sum.partialValue
  }
}
