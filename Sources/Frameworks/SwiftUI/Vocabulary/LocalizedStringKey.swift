import Foundation

/// A key for the app's string tables, with the values that go into the text found there.
///
/// "\(name) has \(count) pets" has the key "%@ has %lld pets".
public struct LocalizedStringKey: Equatable, Sendable {
  let key: String
  let arguments: [_FormatArgument]

  /// A key without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The text for the key in `table` of `bundle` (the app's own unless given), the key itself if there is none, with
  /// the values set in as the people of `locale` write them.
  func string(in environment: EnvironmentValues, bundle: Bundle? = nil, table: String? = nil) -> String {
    let format = StringTable.string(
      for: key, table: table, bundle: bundle, locale: environment.locale,
      number: arguments.lazy.compactMap(\.wholeNumber).first)
    if arguments.isEmpty { return format }
    let written = arguments.map { argument in
      if case .formatted(let value) = argument {
        _FormatArgument.text(value.value.string(in: environment))
      } else {
        argument
      }
    }
    return FormatString(format).string(arguments: written, locale: environment.locale)
  }

  /// The text for a locale, all else as it is by default.
  func string(locale: Locale = .current, bundle: Bundle? = nil, table: String? = nil) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return string(in: environment, bundle: bundle, table: table)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// A key without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    let arguments = stringInterpolation.arguments
    self.arguments = arguments
    // Percent signs are doubled only in keys that are format strings.
    key = arguments.isEmpty ? stringInterpolation.literals : stringInterpolation.key
  }

  /// Collects the key and the values of an interpolated string literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var literals = ""
    var arguments: [_FormatArgument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds text that belongs to the key.
    public mutating func appendLiteral(_ literal: String) {
      literals += literal
      key += literal.replacing("%", with: "%%")
    }

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
      append(.formatted(_FormattedValue(value: FormattedValue(input, format: format))), specifier: "%@")
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument, specifier: T._specifier)
    }

    /// Adds a number as a printf specifier such as "%.1f" writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument, specifier: specifier)
    }

    private mutating func append(_ argument: _FormatArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// What is `ReferenceConvertible` on Apple's systems but not in Foundation on Linux.
public protocol _FormattedByDescription: CustomStringConvertible {}

extension Data: _FormattedByDescription {}
extension Date: _FormattedByDescription {}
extension DateInterval: _FormattedByDescription {}
extension Decimal: _FormattedByDescription {}
extension Locale: _FormattedByDescription {}
extension UUID: _FormattedByDescription {}

/// A value for a placeholder of a format string.
public enum _FormatArgument: Hashable, Sendable {
  /// For "%@".
  case text(String)
  /// For "%d" and its like.
  case signed(Int64)
  /// For "%u" and its like.
  case unsigned(UInt64)
  /// For "%f" and its like.
  case real(Double)
  /// For "%@": written when it is known for whom.
  case formatted(_FormattedValue)

  var wholeNumber: Int? {
    switch self {
    case .signed(let number): Int(clamping: number)
    case .unsigned(let number): Int(clamping: number)
    case .text, .real, .formatted: nil
    }
  }
}

/// A value with its format.
public struct _FormattedValue: Hashable, Sendable {
  let value: FormattedValue
}

/// A number that can be interpolated into a localized string.
public protocol _FormatSpecifiable: Equatable {
  /// The value.
  var _argument: _FormatArgument { get }
  /// The placeholder that stands for it in the key.
  static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// The value.
  public var _argument: _FormatArgument { .signed(Int64(self)) }
  /// "%d", or "%lld" for 64 bits.
  public static var _specifier: String { bitWidth == 64 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// The value.
  public var _argument: _FormatArgument { .unsigned(UInt64(self)) }
  /// "%u", or "%llu" for 64 bits.
  public static var _specifier: String { bitWidth == 64 ? "%llu" : "%u" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The value.
  public var _argument: _FormatArgument { .real(Double(self)) }
  /// "%lf".
  public static var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// "%f".
  public static var _specifier: String { "%f" }
}
