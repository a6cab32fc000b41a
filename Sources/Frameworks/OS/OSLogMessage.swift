import Foundation

/// A log message: a literal with interpolated values, formatted when it is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The values and the text between them.
  public let interpolation: OSLogInterpolation

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(parts: [{ value }])
  }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  var text: String { interpolation.parts.map { $0() }.joined() }
}

/// The privacy of a value. Here, as in the Simulator, all values are readable except masked ones.
public struct OSLogPrivacy: Sendable {
  /// The mask of a value.
  public enum Mask: Sendable {
    /// A hash, so that equal values can be recognized without being known.
    case hash
    /// No mask.
    case none
  }

  let isHashed: Bool

  /// The default of the value's type.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// Public.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// Private.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// Private, regardless of the settings.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// Returns the default of the value's type, masked.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHashed: mask == .hash) }
  /// Returns private, masked.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHashed: mask == .hash) }
  /// Returns private regardless of the settings, masked.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHashed: mask == .hash) }

  func shown(_ text: String) -> String {
    guard isHashed else { return text }
    // FNV-1a, 64 bits: equal in every process, which `Hasher` is not.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
  let columns: @Sendable () -> Int
  let isLeading: Bool

  /// None.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: { 0 }, isLeading: true) }
  /// Returns an alignment that pads on the left to a number of columns.
  public static func right(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: false)
  }
  /// Returns an alignment that pads on the right to a number of columns.
  public static func left(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: true)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns() - text.count))
    return isLeading ? text + blanks : blanks + text
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var isUppercase = false
  var showsPlus = false
  var minDigits = 0

  /// Decimal.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Returns the decimal format, optionally with a plus sign and leading zeros.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(showsPlus: explicitPositiveSign, minDigits: minDigits)
  }
  /// Hexadecimal.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Returns the hexadecimal format, optionally with 0x and capital letters.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
      minDigits: minDigits)
  }
  /// Octal.
  public static var octal: OSLogIntegerFormatting { octal() }
  /// Returns the octal format, optionally with 0o.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
      minDigits: minDigits)
  }

  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let sign = number < 0 ? "-" : showsPlus ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  /// Six decimals.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  /// Returns a format with a fixed number of decimals.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, precision))f")
  }
  /// Scientific notation.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// Returns scientific notation with a number of decimals.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, precision))e")
  }
  /// The shorter of fixed and scientific notation.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// Returns the shorter of both, with a number of digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, precision))g")
  }
}
