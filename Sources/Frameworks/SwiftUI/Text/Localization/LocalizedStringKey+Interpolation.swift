import Foundation

// What can stand between "\\(" and ")" in a key. Anything else makes the literal a string, as on Apple's systems.

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text.
  public mutating func appendInterpolation(_ string: String) {
    append(.text(string), specifier: "%@")
  }

  /// Adds a value, through a formatter if there is one.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Adds a value, through a formatter if there is one.
  public mutating func appendInterpolation<Subject: _FormattedByDescription>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Adds an object, through a formatter if there is one.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Adds a value as `format` writes it.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(Text(input, format: format))
  }

  /// Adds a number.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(value._argument, specifier: T._specifier)
  }

  /// Adds a number as a printf specifier such as "%.1f" writes it.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(value._argument, specifier: specifier)
  }

  /// Adds a text, which keeps its look.
  public mutating func appendInterpolation(_ text: Text) {
    append(text)
  }

  /// Adds a picture or a symbol, which stands in the line like a letter.
  public mutating func appendInterpolation(_ image: Image) {
    append(Text(image))
  }

  /// Adds an attributed string, which keeps its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString))
  }

  /// Adds what a colour is called, for assistive technology.
  @available(iOS 18.0, *)
  public mutating func appendInterpolation(accessibilityName color: Color) {
    append(.text(color.accessibilityName), specifier: "%@")
  }

  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Adds the time between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates))
  }

  /// Adds the time between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(Text(interval))
  }

  /// Adds a clock that runs by itself.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  private mutating func append(_ text: Text) {
    append(.rich(text), specifier: "%@")
  }
}

/// What is `ReferenceConvertible` on Apple's systems but not in Foundation on Linux.
public protocol _FormattedByDescription: CustomStringConvertible {}

extension Data: _FormattedByDescription {}
extension Date: _FormattedByDescription {}
extension Decimal: _FormattedByDescription {}
extension Locale: _FormattedByDescription {}
extension UUID: _FormattedByDescription {}
