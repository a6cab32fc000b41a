import Foundation

/// A source of values that depend on the current time, for a text that updates itself.
@available(iOS 18.0, *)
public struct TimeDataSource<Value> {
  fileprivate enum Kind: Hashable, Sendable { case now, since(Date), from(Date), until(Date) }
  fileprivate let kind: Kind
  fileprivate let value: @Sendable (Date) -> Value
  /// Returns when the value changes.
  fileprivate let date: @Sendable (Value) -> Date?
}

@available(iOS 18.0, *)
extension TimeDataSource: Sendable where Value: Sendable {}

@available(iOS 18.0, *)
extension TimeDataSource {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource<Date>(kind: .now, value: { $0 }, date: { $0 })
  }
  /// Returns the duration since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      kind: .since(date), value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
  /// Returns the range from a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(kind: .from(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }
  /// Returns the range from now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(kind: .until(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

@available(iOS 18.0, *)
extension FormattedValue {
  fileprivate init<Value, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, _ format: F, write: @escaping (F.FormatOutput) -> AttributedString
  ) where F.FormatInput == Value {
    self.init(
      source.kind, format,
      nextChange: { _, format, now in
        format.discreteInput(after: source.value(now)).flatMap { source.date($0) }.flatMap { $0 > now ? $0 : nil }
      },
      attributed: { _, format, environment in
        write(format.fitting(environment).format(source.value(Date())))
      })
  }
}

extension FormatStyle {
  /// Returns the style for the environment's language and, if it has shorter variants, its size variant.
  func fitting(_ environment: EnvironmentValues) -> Self {
    let style = locale(environment.locale)
    guard environment.sizeVariant > 0, #available(iOS 18, *) else { return style }
    switch style {
    case var offset as SystemFormatStyle.DateOffset:
      offset.shortness = environment.sizeVariant
      return offset as? Self ?? style
    case var reference as SystemFormatStyle.DateReference:
      reference.shortness = environment.sizeVariant
      return reference as? Self ?? style
    default: return style
    }
  }
}

@available(iOS 18.0, *)
extension Text {
  /// Creates a text from a time-dependent value and a format; it updates itself.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(FormattedValue(source, format) { $0 })
  }

  /// Creates a text from a time-dependent value and a format; it updates itself.
  @_disfavoredOverload
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(FormattedValue(source, format) { AttributedString($0) })
  }

  /// Creates a text from a value formatted for the environment's locale, with the format's attributes.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedValue(input, format, attributed: { $1.fitting($2).format($0) }))
  }
}

@available(iOS 18.0, *)
extension LocalizedStringKey.StringInterpolation {
  /// Appends a time-dependent value with a format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString { appendInterpolation(Text(source, format: format)) }

  /// Appends a time-dependent value with a format.
  @_disfavoredOverload
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String { appendInterpolation(Text(source, format: format)) }
}
