import CVirtualTime

/// A pending timer of any kind.
public struct PendingTimer: Sendable, Equatable, CustomStringConvertible {
  /// The kind of timer.
  public enum Kind: Sendable {
    /// A `Task.sleep`. A cancelled one remains until its deadline.
    case sleep
    /// A `DispatchQueue.asyncAfter`.
    case delayedJob
    /// A `Timer` of a run loop: only the next one that is due, since all of them share one underlying timer.
    case timer
    /// A timer source of libdispatch.
    case source
  }

  /// The kind of timer.
  public let kind: Kind
  /// Time until it is due; zero if overdue.
  public let remaining: Duration
  /// The interval at which it repeats; nil if it fires once, or if that is not known, as for a `Timer`.
  public let interval: Duration?
  /// The label of the queue on which it fires; empty for a run loop's.
  fileprivate let queue: String

  fileprivate init(_ timer: virtual_time_timer, now: Int64) {
    kind =
      switch timer.kind {
      case VIRTUAL_TIME_SLEEP: .sleep
      case VIRTUAL_TIME_RUN_LOOP_TIMER: .timer
      case VIRTUAL_TIME_SOURCE: .source
      default: .delayedJob
      }
    remaining = .nanoseconds(max(0, timer.deadline - now))
    interval = timer.interval > 0 ? .nanoseconds(timer.interval) : nil
    // The label belongs to the queue, which may be released before the text is made.
    queue = timer.queue.map { String(cString: $0) } ?? ""
  }

  /// Such as `DispatchQueue.asyncAfter on the main queue, due in 1.5 s`.
  public var description: String {
    let name =
      switch kind {
      case .sleep: "Task.sleep"
      case .timer: "Timer"
      case .source: "DispatchSource timer on \(place)"
      case .delayedJob: "DispatchQueue.asyncAfter on \(place)"
      }
    return "\(name), due in \(seconds(remaining))\(interval.map { ", every \(seconds($0))" } ?? "")"
  }

  private var place: String {
    if queue == "com.apple.main-thread" { return "the main queue" }
    if queue.hasPrefix("com.apple.root.") { return "a global queue" }
    return "the queue \"\(queue)\""
  }

  private func seconds(_ duration: Duration) -> String { "\(duration / .seconds(1)) s" }
}

extension VirtualTime {
  /// The pending timers, earliest first. The timeouts of XCTest's own waits, which every async test of it has, are
  /// excluded: the app does not wait for them.
  nonisolated public static var pendingTimerList: [PendingTimer] {
    var list: [PendingTimer] = []
    withUnsafeMutablePointer(to: &list) { list in
      virtual_time_for_each_timer(
        { timer, context in
          guard let timer = timer?.pointee, let context else { return }
          context.assumingMemoryBound(to: [PendingTimer].self).pointee.append(
            PendingTimer(timer, now: virtual_time_now()))
        }, list)
    }
    return list.filter { $0.queue != "org.swift.XCTest.XCTWaiter" }
  }
}
