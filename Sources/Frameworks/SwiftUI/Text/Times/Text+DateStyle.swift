import Foundation

extension Text {
  /// The format of a date.
  public struct DateStyle: Sendable, Hashable, Codable {
    fileprivate enum Kind: String, Codable { case date, time, relative, offset, timer }
    fileprivate let kind: Kind

    /// The day, month and year, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The hour and minute, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The distance to the date in its two largest units, such as "2 hr, 23 min", kept up to date. Caveat: days are the
    /// largest unit.
    public static let relative = DateStyle(kind: .relative)
    /// The signed distance to the date in its largest unit, such as "+2 hours", kept up to date. Caveat: days are the
    /// largest unit.
    public static let offset = DateStyle(kind: .offset)
    /// A timer that counts down to the date and up after it, such as "36:59".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text for a date in the environment's locale, calendar and time zone.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(
      FormattedValue(date, style, nextChange: { $1.nextChange(of: $0, after: $2) }) { $1.string(for: $0, in: $2) })
  }

  /// Creates a text for the interval between two dates, in the shortest form.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      FormattedValue(dates, EmptyFormat()) { dates, _, environment in
        Date.IntervalFormatStyle(
          date: .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone
        ).format(dates.lowerBound..<dates.upperBound)
      })
  }

  /// Creates a text for the interval between two dates, in the shortest form.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text with a running timer that counts down an interval, or counts up.
  /// - Parameters:
  ///   - pauseTime: The date at which it stops early; nil for the end of the interval.
  ///   - showsHours: False to count minutes beyond the hour.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let clock = IntervalClock(pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(
      FormattedValue(timerInterval, clock, nextChange: { $1.nextChange(in: $0, after: $2) }) {
        $1.string(for: $0, in: $2)
      })
  }

  private struct EmptyFormat: Hashable {}
}

extension Text.DateStyle {
  fileprivate func string(for date: Date, in environment: EnvironmentValues) -> String {
    let distance = RunningTime(from: date, to: Date())
    switch kind {
    case .date, .time:
      return Date.FormatStyle(
        date: kind == .date ? .long : .omitted, time: kind == .time ? .shortened : .omitted,
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
      ).format(date)
    case .relative:
      return Duration.seconds(distance.seconds).formatted(
        .units(
          allowed: distance.units, width: .abbreviated, maximumUnitCount: 2, fractionalPart: .hide(rounded: .towardZero)
        ).locale(environment.locale))
    case .offset:
      let length = Duration.seconds(distance.seconds).formatted(
        .units(allowed: distance.units, width: .wide, maximumUnitCount: 1, fractionalPart: .hide(rounded: .towardZero))
          .locale(environment.locale))
      return (distance.isAhead ? "+" : "-") + length
    case .timer: return distance.clock(showsHours: true, in: environment)
    }
  }

  fileprivate func nextChange(of date: Date, after now: Date) -> Date? {
    let distance = RunningTime(from: date, to: now)
    switch kind {
    case .date, .time: return nil
    case .timer: return distance.nextChange(each: 1)
    // Two units are shown, so the smaller one determines the step.
    case .relative: return distance.nextChange(each: distance.seconds < 3600 ? 1 : distance.seconds < 86400 ? 60 : 3600)
    case .offset:
      let units = [(60, 1.0), (3600, 60), (86400, 3600)]
      return distance.nextChange(each: units.first { distance.seconds < $0.0 }?.1 ?? 86400)
    }
  }
}

/// A clock that runs within an interval.
private struct IntervalClock: Hashable {
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  private func time(in interval: ClosedRange<Date>, at now: Date) -> RunningTime {
    let now = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
    return RunningTime(from: countsDown ? interval.upperBound : interval.lowerBound, to: now)
  }

  func string(for interval: ClosedRange<Date>, in environment: EnvironmentValues) -> String {
    time(in: interval, at: Date()).clock(showsHours: showsHours, in: environment)
  }

  func nextChange(in interval: ClosedRange<Date>, after now: Date) -> Date? {
    let end = min(interval.upperBound, pauseTime ?? interval.upperBound)
    guard now < end else { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    return min(time(in: interval, at: now).nextChange(each: 1), end)
  }
}

/// The distance of a date in whole seconds: before it rounded up, after it rounded down.
private struct RunningTime {
  /// Never negative.
  let seconds: Int
  /// Whether the date is in the future.
  let isAhead: Bool
  private let date: Date
  /// Seconds since the date, negative before it.
  private let elapsed: TimeInterval

  /// A timer may fire this many seconds early.
  private static let tolerance = 0.001

  init(from date: Date, to now: Date) {
    self.date = date
    let distance = now.timeIntervalSince(date) + Self.tolerance
    elapsed = min(max(distance.isFinite ? distance : 0, -1e12), 1e12)
    isAhead = elapsed < 0
    seconds = Int(abs(elapsed.rounded(.down)))
  }

  /// Its two largest units.
  var units: Set<Duration.UnitsFormatStyle.Unit> {
    seconds < 3600 ? [.minutes, .seconds] : seconds < 86400 ? [.hours, .minutes] : [.days, .hours]
  }

  /// Returns when a unit of that many seconds changes.
  func nextChange(each step: TimeInterval) -> Date {
    // Before the date, a minute is over when its last second begins.
    let late: TimeInterval = isAhead && step > 1 ? 1 : 0
    return date.addingTimeInterval((((elapsed - late) / step).rounded(.down) + 1) * step + late)
  }

  /// Returns the text of a clock.
  func clock(showsHours: Bool, in environment: EnvironmentValues) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(environment.locale))
  }
}
