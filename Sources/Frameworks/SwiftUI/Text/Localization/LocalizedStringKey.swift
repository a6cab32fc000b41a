import Foundation

/// A key for the app's string tables, with values for the placeholders of the localized text.
///
/// "\(name) has \(count) pets" has the key "%@ has %lld pets".
public struct LocalizedStringKey: Equatable, Sendable {
  let key: String
  let arguments: [_FormatArgument]

  /// Creates a key without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Returns the text for the key in `table` of `bundle` (by default the app's own), or the key itself if there is
  /// none, with the values formatted for the environment's locale. Markdown in it is styled; values are not parsed as
  /// Markdown.
  func text(in environment: EnvironmentValues, bundle: Bundle? = nil, table: String? = nil) -> Text {
    let format = StringTable.string(
      for: key, table: table, bundle: bundle, locale: environment.locale,
      numbers: arguments.map(\.wholeNumber))
    let pieces =
      arguments.isEmpty
      ? [.literal(format)] : FormatString(format).pieces(arguments: arguments, locale: environment.locale)
    // Text missing from all tables is in the language of the app's developer, which is assumed to be English.
    let attributes = InlineMarkdown.Attributes(
      language: format == key ? "en" : environment.locale.identifier, words: { $0.string(in: environment) })
    return Text(
      segments: InlineMarkdown.segments(of: pieces, attributes: attributes).flatMap { piece -> [Text.Segment] in
        switch piece.content {
        case .literal(let text): [piece.style.applied(to: Text.Segment(content: .verbatim(text)))]
        case .value(let text):
          text.segments(in: environment).map { piece.style.applied(to: $0) }
        }
      })
  }
}

extension LocalizedStringKey {
  /// Returns when one of the values next changes after a date; nil for never.
  func nextChange(after date: Date) -> Date? {
    arguments.compactMap { if case .rich(let text) = $0 { text.nextChange(after: date) } else { nil } }.min()
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key with values.
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

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Appends text to the key.
    public mutating func appendLiteral(_ literal: String) {
      literals += literal
      key += literal.replacing("%", with: "%%")
    }

    mutating func append(_ argument: _FormatArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// A value for a placeholder of a format string.
public enum _FormatArgument: Equatable, Sendable {
  /// For "%d" and similar.
  case signed(Int64)
  /// For "%u" and similar.
  case unsigned(UInt64)
  /// For "%f" and similar.
  case real(Double)
  /// For "%@".
  case text(String)
  /// For "%@": a formatted text, or a value that is formatted once the environment is known.
  case rich(Text)

  var wholeNumber: Int? {
    switch self {
    case .signed(let number): Int(clamping: number)
    case .unsigned(let number): Int(clamping: number)
    case .text, .real, .rich: nil
    }
  }
}

/// A number that can be interpolated into a localized string.
public protocol _FormatSpecifiable: Equatable {
  /// The value.
  var _argument: _FormatArgument { get }
  /// The placeholder in the key.
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
