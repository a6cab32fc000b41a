import Foundation

/// What is logged: a literal with values in it, made into text when it is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The values and the text between them.
  public let interpolation: OSLogInterpolation

  /// A message without values.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(parts: [{ value }])
  }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  var text: String { interpolation.parts.map { $0() }.joined() }
}

/// Who may read a value. Here, as in the Simulator, whoever reads the messages may read all of them but what is masked.
public struct OSLogPrivacy: Sendable {
  /// What is shown in place of a value.
  public enum Mask: Sendable {
    /// The same for equal values, so that they can be told apart without being known.
    case hash
    /// Nothing in its place.
    case none
  }

  let isHashed: Bool

  /// As fits the value's type.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// Anybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// Nobody but the developer.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// Nobody but the developer, whatever the settings.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHashed: false) }
  /// As fits the value's type, masked.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHashed: mask == .hash) }
  /// Nobody but the developer, masked.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHashed: mask == .hash) }
  /// Nobody but the developer, masked.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHashed: mask == .hash) }

  func shown(_ text: String) -> String {
    guard isHashed else { return text }
    // FNV-1a, 64 bits: equal in every process, which `Hasher` is not.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}

/// Where a value stands in a column.
public struct OSLogStringAlignment: Sendable {
  let columns: @Sendable () -> Int
  let isLeading: Bool

  /// As it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: { 0 }, isLeading: true) }
  /// Blanks before the value, up to a number of columns.
  public static func right(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: false)
  }
  /// Blanks behind the value, up to a number of columns.
  public static func left(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: true)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns() - text.count))
    return isLeading ? text + blanks : blanks + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var isUppercase = false
  var showsPlus = false
  var minDigits = 0

  /// In tens.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// In tens, with a sign and digits to be filled up with zeros if wanted.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(showsPlus: explicitPositiveSign, minDigits: minDigits)
  }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// In sixteens, with 0x before it and capital letters if wanted.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
      minDigits: minDigits)
  }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { octal() }
  /// In eights, with 0o before it if wanted.
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

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  /// With a fixed number of digits behind the point: six.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  /// With a fixed number of digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, precision))f")
  }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// With a power of ten and a number of digits behind the point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, precision))e")
  }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// The shorter of both, with a number of digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, precision))g")
  }
}
