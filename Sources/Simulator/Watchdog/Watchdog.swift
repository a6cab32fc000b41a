import CStackTrace
import Dispatch
import Foundation
import Synchronization

/// Notices that the main thread does nothing else any more: an endless loop in a body or an action, a lock that nobody opens.
///
/// A thread asks it once a second for an answer. What the main thread waits for a processor on a busy machine does not count, nor
/// what the whole process is stopped.
package final class Watchdog: Sendable {
  private struct State {
    var patience: Patience
    var isAnswered = true
  }

  private let state: Mutex<State>
  private let onStall: @Sendable (_ seconds: Double) -> Void
  private let onRecovery: @Sendable () -> Void

  /// Seconds between two looks.
  private static let interval = 1.0

  /// - Parameters:
  ///   - limit: how many seconds the main thread may be silent; nil for ever.
  ///   - onStall: called on another thread when that time is over, once for each such time.
  ///   - onRecovery: called on another thread when the main thread answers after all.
  package init(
    limit: Double?, onStall: @escaping @Sendable (_ seconds: Double) -> Void,
    onRecovery: @escaping @Sendable () -> Void = {}
  ) {
    state = Mutex(State(patience: Patience(limit: limit)))
    self.onStall = onStall
    self.onRecovery = onRecovery
  }

  /// Begins to watch the main thread, which calls this.
  package func start() {
    stack_trace_prepare()
    let thread = Thread { self.watch() }
    thread.name = "watchdog"
    thread.start()
  }

  /// Somebody waits for the main thread: it counts as stalled after a second.
  package func hurry() {
    state.withLock { $0.patience.hurry() }
  }

  private func watch() -> Never {
    let schedule = open("/proc/self/schedstat", O_RDONLY | O_CLOEXEC)
    var last = Self.time(schedule)
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      let now = Self.time(schedule)
      // One that was stopped, or whose machine slept, has not waited.
      let elapsed = min(now - last, 2 * Self.interval)
      last = now
      let (change, seconds, asks) = state.withLock { state in
        let change = state.patience.look(elapsed: elapsed, isAnswered: state.isAnswered)
        defer { state.isAnswered = false }
        return (change, state.patience.waited, state.isAnswered)
      }
      if asks { DispatchQueue.main.async { self.state.withLock { $0.isAnswered = true } } }
      switch change {
      case .stalled: onStall(seconds)
      case .recovered: onRecovery()
      case nil: break
      }
    }
  }

  /// Seconds, without those for which the main thread was ready to run but had no processor: the second number of
  /// `/proc/self/schedstat`, in nanoseconds.
  private static func time(_ schedule: Int32) -> Double {
    let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    let text = withUnsafeTemporaryAllocation(byteCount: 96, alignment: 1) { buffer in
      String(decoding: buffer.prefix(max(0, pread(schedule, buffer.baseAddress, buffer.count, 0))), as: UTF8.self)
    }
    let numbers = text.split(separator: " ")
    return now - (numbers.count > 1 ? (Double(numbers[1]) ?? 0) / 1e9 : 0)
  }
}
