import Foundation

extension Text {
  /// A value as a format writes it for the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedValue(input, format: format))
  }

  /// How a date is written. Caveat: the styles that count on by themselves are not there.
  public struct DateStyle: Sendable, Hashable, Codable {
    private enum Kind: String, Codable { case date, time }
    private let kind: Kind

    /// Day, month and year in words, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// Hours and minutes, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)

    fileprivate func string(for date: Date, in environment: EnvironmentValues) -> String {
      Date.FormatStyle(
        date: kind == .date ? .long : .omitted, time: kind == .time ? .shortened : .omitted,
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
      ).format(date)
    }
  }

  /// A date, written for the environment's locale, calendar and time zone.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(FormattedValue(date, style) { $1.string(for: $0, in: $2) })
  }

  /// The time from one date to another, as short as it can be told.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      FormattedValue(dates, EmptyFormat()) { dates, _, environment in
        Date.IntervalFormatStyle(
          date: .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone
        ).format(dates.lowerBound..<dates.upperBound)
      })
  }

  /// The time from one date to another, as short as it can be told.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  private struct EmptyFormat: Hashable {}
}
