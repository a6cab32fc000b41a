import CVirtualTime

/// Tasks that wait until nothing is left to run.
///
/// The loop checks for waiters whenever it is idle; one is resumed, and since it then has something to do, the next one
/// is resumed only when the process is idle again.
@MainActor enum RestWaiters {
  private struct Waiter {
    /// Receives the names of the external work that is still in flight.
    let continuation: CheckedContinuation<[String], Never>
    /// When to stop waiting for external work, on the real monotonic clock in nanoseconds; nil not to wait for it at
    /// all.
    let limit: Int64?
  }

  private static var waiting: [Waiter] = []

  static func wait(forExternalWorkUntil limit: Int64?) async -> [String] {
    await withCheckedContinuation { waiting.append(Waiter(continuation: $0, limit: limit)) }
  }

  /// Called by the loop when nothing is left to run.
  static func resumeNext() -> virtual_time_idle_answer {
    if waiting.isEmpty { return VIRTUAL_TIME_NOBODY_WAITS }
    let isWorking = virtual_time_work_count() > 0
    let realTime = isWorking ? virtual_time_real_clock() : 0
    let isDue = { (waiter: Waiter) in !isWorking || waiter.limit.map { $0 <= realTime } ?? true }
    guard let index = waiting.firstIndex(where: isDue) else { return VIRTUAL_TIME_KEEP_WAITING }
    let waiter = waiting.remove(at: index)
    waiter.continuation.resume(returning: waiter.limit == nil ? [] : ExternalWork.names)
    return VIRTUAL_TIME_RESUMED
  }

  /// Called when the clock was closed and no further checks follow.
  static func resumeAll() {
    let left = waiting
    waiting = []
    for waiter in left { waiter.continuation.resume(returning: []) }
  }
}
