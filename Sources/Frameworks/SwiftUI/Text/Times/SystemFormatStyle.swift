import Foundation

/// The system's ways to write times, which texts keep up to date.
@available(iOS 18.0, *)
public enum SystemFormatStyle: Sendable {
  /// A clock within an interval of time, such as "4:32".
  public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private var clock: RunningClock

    /// What is left of an interval.
    /// - Parameters:
    ///   - showsHours: false to count minutes beyond the hour.
    ///   - maxFieldCount: the most numbers that are shown; those of less weight go.
    ///   - maxPrecision: in which steps it goes on.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      clock = RunningClock(
        from: interval.lowerBound, to: interval.upperBound, countsDown: true, showsHours: showsHours,
        maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// What has passed of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      clock = RunningClock(
        from: interval.lowerBound, to: interval.upperBound, showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
    }

    /// How the clock reads at a date.
    public func format(_ value: Date) -> AttributedString { clock.text(at: value) }
    /// The clock in the words of a language.
    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.clock.locale = locale
      return copy
    }
    /// The first date at which the clock reads differently than at `input`.
    public func discreteInput(after input: Date) -> Date? { clock.change(after: input) }
    /// A date before `input` at which the clock reads differently.
    public func discreteInput(before input: Date) -> Date? { clock.change(before: input) }
  }

  /// A clock that goes on from a date, such as "00:12.34".
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private var clock: RunningClock

    /// What has passed since a date; before it the clock stands at zero.
    /// - Parameters:
    ///   - showsHours: false to count minutes beyond the hour.
    ///   - maxFieldCount: the most numbers that are shown; those of less weight go.
    ///   - maxPrecision: in which steps it goes on.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      clock = RunningClock(
        from: startDate, to: nil, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
      clock.padsMinutes = true
    }

    /// How the clock reads at a date.
    public func format(_ value: Date) -> AttributedString { clock.text(at: value) }
    /// The clock in the words of a language.
    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.clock.locale = locale
      return copy
    }
    /// The first date at which the clock reads differently than at `input`.
    public func discreteInput(after input: Date) -> Date? { clock.change(after: input) }
    /// A date before `input` at which the clock reads differently.
    public func discreteInput(before input: Date) -> Date? { clock.change(before: input) }
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of an interval, as a clock.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  /// What has passed of an interval, as a clock.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// What has passed since a date, as a clock.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
