import CVirtualTime
import Foundation

/// Something that waits for its time to come.
public struct PendingTimer: Sendable, Equatable, CustomStringConvertible {
  /// What waits.
  public enum Kind: Sendable {
    /// A `Task.sleep` or an `asyncAfter`. A sleep that was cancelled is among them until its deadline.
    case sleep
    /// A `Timer` of the main run loop: the next of them that is due.
    case timer
    /// A timer source of libdispatch.
    case source
  }

  /// What waits.
  public let kind: Kind
  /// Time until it is due.
  public let remaining: Duration
  /// How often it fires from then on; nil if once, or if that is not known, as for a `Timer`.
  public let interval: Duration?

  /// Such as `a sleeping task or asyncAfter, due in 0.500 s`.
  public var description: String {
    let name =
      switch kind {
      case .sleep: "a sleeping task or asyncAfter"
      case .timer: "a Timer"
      case .source: "a DispatchSource timer"
      }
    let period = interval.map { ", every \(Self.text($0))" } ?? ""
    return "\(name), due in \(Self.text(remaining))\(period)"
  }

  private static func text(_ duration: Duration) -> String {
    duration.formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 3)))
  }
}

extension VirtualTime {
  /// What waits for its time to come, earliest first.
  public static var pendingTimerList: [PendingTimer] {
    var list: [PendingTimer] = []
    withUnsafeMutablePointer(to: &list) { list in
      virtual_time_for_each_timer(
        { kind, deadline, interval, context in
          guard let context else { return }
          let kinds: [PendingTimer.Kind] = [.sleep, .timer, .source]
          context.assumingMemoryBound(to: [PendingTimer].self).pointee.append(
            PendingTimer(
              kind: kinds[Int(kind.rawValue)], remaining: .nanoseconds(deadline) - VirtualTime.now,
              interval: interval > 0 ? .nanoseconds(interval) : nil))
        }, list)
    }
    return list
  }
}
