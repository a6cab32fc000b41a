import Foundation

/// The values of a message and the text between them.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Values are only evaluated when the message is written.
  var parts: [() -> String] = []

  init(parts: [() -> String]) { self.parts = parts }

  public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  /// Appends a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(argumentString())) }
  }

  /// Appends a value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(value().description)) }
  }

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger & Sendable>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(number()))) }
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(format: format.format, number()))) }
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(format: format.format, Double(number())))) }
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(format: format.format, Double(number())))) }
  }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(String(boolean())) }
  }

  /// Appends an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(argumentObject().map(String.init(describing:)) ?? "(null)") }
  }

  /// Appends an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(error().map(String.init(describing:)) ?? "(null)") }
  }

  /// Appends a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(String(reflecting: value()))) }
  }
}
