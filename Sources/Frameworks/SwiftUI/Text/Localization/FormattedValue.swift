import Foundation

/// A value with its format, kept until the environment is known.
struct FormattedValue: Hashable, @unchecked Sendable {
  private let value: Any
  private let style: AnyHashable
  private let isEqual: (Any) -> Bool
  private let write: (EnvironmentValues) -> String
  /// Nil if it has no attributes.
  private let attributed: ((EnvironmentValues) -> AttributedString)?
  private let change: ((Date) -> Date?)?

  /// Creates a value formatted by a style, which may use the environment and, if it provides the date of its next
  /// change, the time.
  init<Value: Equatable, Style: Hashable>(
    _ value: Value, _ style: Style, nextChange: ((Value, Style, Date) -> Date?)? = nil,
    write: @escaping (Value, Style, EnvironmentValues) -> String
  ) {
    self.value = value
    self.style = AnyHashable(style)
    isEqual = { $0 as? Value == value }
    self.write = { write(value, style, $0) }
    attributed = nil
    change = nextChange.map { next in { next(value, style, $0) } }
  }

  /// Creates a value with a format, which receives the environment's locale. That this replaces a locale set in the
  /// format itself is a guess.
  init<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(value, format) { $1.locale($2.locale).format($0) }
  }

  /// Creates a value that is formatted with attributes.
  init<Value: Equatable, Style: Hashable>(
    _ value: Value, _ style: Style, nextChange: ((Value, Style, Date) -> Date?)? = nil,
    attributed: @escaping (Value, Style, EnvironmentValues) -> AttributedString
  ) {
    self.value = value
    self.style = AnyHashable(style)
    isEqual = { $0 as? Value == value }
    write = { String(attributed(value, style, $0).characters) }
    self.attributed = { attributed(value, style, $0) }
    change = nextChange.map { next in { next(value, style, $0) } }
  }

  /// Returns its segments in an environment.
  func segments(in environment: EnvironmentValues) -> [Text.Segment] {
    if let attributed { return Text(attributed(environment)).segments }
    return [Text.Segment(content: .verbatim(write(environment)))]
  }

  /// Returns its text in an environment.
  func string(in environment: EnvironmentValues) -> String { write(environment) }

  /// Returns the date of the next change after a date; nil for never.
  func nextChange(after date: Date) -> Date? { change?(date) }

  static func == (a: Self, b: Self) -> Bool { a.style == b.style && a.isEqual(b.value) }
  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
