import Foundation

/// The dates at which a `TimelineView` updates.
public protocol TimelineSchedule {
  /// The type of the dates of a schedule, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// Returns the dates from `startDate` on; the first one may precede it, and is shown initially.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As the schedule defines.
  case normal
  /// As rarely as the schedule allows, because the screen is dimmed. Never here.
  case lowFrequency
}

/// A schedule with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule that starts at `startDate`, with `interval` in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates of a periodic schedule, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// Returns the next date.
    public mutating func next() -> Date? {
      guard interval > 0 else { return nil }
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  /// Returns the last date not after `startDate`, and all dates after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let elapsed = startDate.timeIntervalSince(start)
    let periods = elapsed > 0 && interval > 0 ? (elapsed / interval).rounded(.down) : 0
    return Entries(date: start.addingTimeInterval(periods * interval), interval: interval)
  }
}

/// A schedule with the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule with the start of each minute.
  public init() {}

  /// The minutes, without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Returns the minute that contains `startDate`, and all minutes after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule with every frame, or fewer.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule with every frame, but at least `minimumInterval` seconds apart; none while `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    isPaused = paused
  }

  /// The dates of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var periodic: PeriodicTimelineSchedule.Entries?
    fileprivate var first: Date?

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { first = nil }
      return periodic?.next() ?? first
    }
  }

  /// Returns the dates of the frames from `start` on, at most 60 per second; only the first one while paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    if isPaused { return Entries(periodic: nil, first: start) }
    return Entries(
      periodic: PeriodicTimelineSchedule.Entries(date: start, interval: max(minimumInterval, 1.0 / 60)), first: nil)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule that starts at `startDate`, with `interval` in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// A schedule with every frame, but at least `minimumInterval` seconds apart; none while `paused`.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Explicit dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
