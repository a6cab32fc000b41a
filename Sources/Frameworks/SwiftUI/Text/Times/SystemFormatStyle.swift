import Foundation

/// The system's formats for times, which texts keep up to date.
@available(iOS 18.0, *)
public enum SystemFormatStyle: Sendable {
  /// A timer within an interval, such as "4:32".
  public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private var clock: RunningClock

    /// Creates a timer that counts down an interval.
    /// - Parameters:
    ///   - showsHours: False to count minutes beyond the hour.
    ///   - maxFieldCount: The maximum number of fields; the smallest ones are dropped.
    ///   - maxPrecision: The step in which the timer advances.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      clock = RunningClock(
        from: interval.lowerBound, to: interval.upperBound, countsDown: true, showsHours: showsHours,
        maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Creates a timer that counts up an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      clock = RunningClock(
        from: interval.lowerBound, to: interval.upperBound, showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
    }

    /// Returns the clock's text at a date.
    public func format(_ value: Date) -> AttributedString { clock.text(at: value) }
    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.clock.locale = locale
      return copy
    }
    /// Returns the first date at which the text differs from that at `input`.
    public func discreteInput(after input: Date) -> Date? { clock.change(after: input) }
    /// Returns a date before `input` at which the text differs.
    public func discreteInput(before input: Date) -> Date? { clock.change(before: input) }
  }

  /// A stopwatch that starts at a date, such as "00:12.34".
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private var clock: RunningClock

    /// Creates a stopwatch that starts at a date; before, it shows zero.
    /// - Parameters:
    ///   - showsHours: False to count minutes beyond the hour.
    ///   - maxFieldCount: The maximum number of fields; the smallest ones are dropped.
    ///   - maxPrecision: The step in which the stopwatch advances.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      clock = RunningClock(
        from: startDate, to: nil, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
      clock.padsMinutes = true
    }

    /// Returns the clock's text at a date.
    public func format(_ value: Date) -> AttributedString { clock.text(at: value) }
    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.clock.locale = locale
      return copy
    }
    /// Returns the first date at which the text differs from that at `input`.
    public func discreteInput(after input: Date) -> Date? { clock.change(after: input) }
    /// Returns a date before `input` at which the text differs.
    public func discreteInput(before input: Date) -> Date? { clock.change(before: input) }
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a timer that counts down an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  /// Returns a timer that counts up an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a stopwatch that starts at a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
