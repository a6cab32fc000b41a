import Foundation

// The types that can be interpolated with "\\(" and ")" in a key. Anything else makes the literal a string, as on
// Apple's systems.

extension LocalizedStringKey.StringInterpolation {
  /// Appends a string.
  public mutating func appendInterpolation(_ string: String) {
    append(.text(string), specifier: "%@")
  }

  /// Appends a value, optionally with a formatter.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Appends a value, optionally with a formatter.
  public mutating func appendInterpolation<Subject: _FormattedByDescription>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Appends an object, optionally with a formatter.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Appends a value formatted by `format`.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(Text(input, format: format))
  }

  /// Appends a number.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(value._argument, specifier: T._specifier)
  }

  /// Appends a number formatted by a printf specifier such as "%.1f".
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(value._argument, specifier: specifier)
  }

  /// Appends a text with its formatting.
  public mutating func appendInterpolation(_ text: Text) {
    append(text)
  }

  /// Appends an image or a symbol, which acts like a letter in the line.
  public mutating func appendInterpolation(_ image: Image) {
    append(Text(image))
  }

  /// Appends an attributed string with its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString))
  }

  /// Appends the name of a colour, for assistive technology.
  @available(iOS 18.0, *)
  public mutating func appendInterpolation(accessibilityName color: Color) {
    append(.text(color.accessibilityName), specifier: "%@")
  }

  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Appends an interval between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates))
  }

  /// Appends an interval between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(Text(interval))
  }

  /// Appends a running timer.
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

/// Types that are `ReferenceConvertible` on Apple's systems but not in Foundation on Linux.
public protocol _FormattedByDescription: CustomStringConvertible {}

extension Data: _FormattedByDescription {}
extension Date: _FormattedByDescription {}
extension Decimal: _FormattedByDescription {}
extension Locale: _FormattedByDescription {}
extension UUID: _FormattedByDescription {}
