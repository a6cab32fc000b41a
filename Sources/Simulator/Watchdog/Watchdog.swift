import CStackTrace
import Dispatch
import Foundation
import Synchronization

/// Detects that the main thread hangs: an endless loop in a body or an action, a lock that is never released.
///
/// Once a second a thread checks whether the main thread has done something, and if so asks it for an answer. Time that
/// the main thread waits for a processor on a busy machine does not count, nor does time during which the whole process
/// is stopped.
package final class Watchdog: Sendable {
  private struct State {
    var patience: Patience
    var isAnswered = true
    /// The main thread's work when it answered.
    var workAtAnswer = Work()
  }

  /// How much a thread has done.
  private struct Work {
    /// Processor time in seconds.
    var used = 0.0
    /// How often it was woken.
    var turns = 0.0
  }

  private let state: Mutex<State>
  private let onStall: @Sendable (_ seconds: Double) -> Void
  private let onRecovery: @Sendable () -> Void

  /// The seconds between two looks.
  private static let interval = 1.0
  /// The seconds of processor time after an answer in which the main thread only goes back to sleep.
  private static let rest = 0.0002

  /// Creates a watchdog.
  /// - Parameters:
  ///   - limit: how many seconds the main thread may be silent; nil for no limit.
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

  /// Watches the main thread, which calls this, for the lifetime of this object.
  package func start() {
    stack_trace_prepare(pthread_self())
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    let thread = Thread { [weak self, clock] in
      var round = Round(clock: clock)
      while true {
        Thread.sleep(forTimeInterval: Self.interval)
        guard let self else { break }
        look(&round)
      }
      close(round.schedule)
    }
    thread.name = "watchdog"
    thread.start()
  }

  /// Notes that somebody waits for the main thread: it counts as stalled after a second.
  package func hurry() {
    state.withLock { $0.patience.hurry(isAnswered: $0.isAnswered) }
  }

  /// The state that the thread keeps from look to look.
  private struct Round {
    /// The clock of the main thread's processor time.
    let clock: clockid_t
    let schedule = open("/proc/self/schedstat", O_RDONLY | O_CLOEXEC)
    var last = 0.0
  }

  private func look(_ round: inout Round) {
    let (used, schedule) = (Self.used(round.clock), Schedule(round.schedule))
    // A process that was stopped, or whose machine slept, has not waited.
    let elapsed = min(schedule.time - round.last, 2 * Self.interval)
    round.last = schedule.time
    let (change, seconds, isDue) = state.withLock { state in
      let hasWorked = used - state.workAtAnswer.used > Self.rest || schedule.turns != state.workAtAnswer.turns
      let change = state.patience.look(elapsed: elapsed, isAnswered: state.isAnswered, hasWorked: hasWorked)
      return (change, state.patience.waited, state.patience.isDue)
    }
    if isDue { ask(round) }
    switch change {
    case .stalled: onStall(seconds)
    case .recovered: onRecovery()
    case nil: break
    }
  }

  private func ask(_ round: Round) {
    state.withLock { $0.isAnswered = false }
    DispatchQueue.main.async {
      let work = Work(used: Self.used(round.clock), turns: Schedule(round.schedule).turns)
      self.state.withLock { state in
        state.isAnswered = true
        state.workAtAnswer = work
      }
    }
  }

  private static func used(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The main thread's line in `/proc/self/schedstat`.
private struct Schedule {
  /// Seconds, without those for which it was ready to run but had no processor: the second number, in nanoseconds.
  var time: Double
  /// How often it has been given a processor: the third number.
  var turns: Double

  init(_ file: Int32) {
    let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    let text = withUnsafeTemporaryAllocation(byteCount: 96, alignment: 1) { buffer in
      String(decoding: buffer.prefix(max(0, pread(file, buffer.baseAddress, buffer.count, 0))), as: UTF8.self)
    }
    let numbers = text.split { $0 == " " || $0 == "\n" }.map { Double($0) ?? 0 }
    time = now - (numbers.count > 1 ? numbers[1] / 1e9 : 0)
    turns = numbers.count > 2 ? numbers[2] : 0
  }
}
