import Foundation

/// When a `TimelineView` is shown anew.
public protocol TimelineSchedule {
  /// The dates of a schedule, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The dates from `startDate` on; the first one may lie before it, and is what is shown then.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As the schedule says.
  case normal
  /// As seldom as the schedule can: the screen is dimmed. Never here.
  case lowFrequency
}

/// Dates at a fixed distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from `startDate` on, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates of a periodic schedule; without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      guard interval > 0 else { return nil }
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  /// The last date that is not after `startDate`, and all after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let elapsed = startDate.timeIntervalSince(start)
    let periods = elapsed > 0 && interval > 0 ? (elapsed / interval).rounded(.down) : 0
    return Entries(date: start.addingTimeInterval(periods * interval), interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginning of each minute.
  public init() {}

  /// The minutes; without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// The minute that `startDate` is in, and all after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Each frame, or as many as wanted.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval
  let isPaused: Bool

  /// Each frame, but not more often than every `minimumInterval` seconds; none while `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    isPaused = paused
  }

  /// The dates of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var periodic: PeriodicTimelineSchedule.Entries?
    fileprivate var first: Date?

    /// The next date.
    public mutating func next() -> Date? {
      defer { first = nil }
      return periodic?.next() ?? first
    }
  }

  /// The dates at which frames are shown from `start` on, 60 a second at most; only the first one while paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    if isPaused { return Entries(periodic: nil, first: start) }
    return Entries(
      periodic: PeriodicTimelineSchedule.Entries(date: start, interval: max(minimumInterval, 1.0 / 60)), first: nil)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from `startDate` on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Each frame, but not more often than every `minimumInterval` seconds; none while `paused`.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
