import Foundation

/// The values of a message and the text between them.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Values are read when the message is written, not at all when it is not.
  var parts: [() -> String] = []

  init(parts: [() -> String]) { self.parts = parts }

  public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  /// A text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(argumentString())) }
  }

  /// What describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(value().description)) }
  }

  /// A whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger & Sendable>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(number()))) }
  }

  /// A number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(format: format.format, number()))) }
  }

  /// A number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(format: format.format, Double(number())))) }
  }

  /// A number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(format: format.format, Double(number())))) }
  }

  /// True or false.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(String(boolean())) }
  }

  /// An object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(argumentObject().map(String.init(describing:)) ?? "(null)") }
  }

  /// What went wrong.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(error().map(String.init(describing:)) ?? "(null)") }
  }

  /// A type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(reflecting: value()))) }
  }
}
