import Foundation

/// A printf-like format string with placeholders, as in string tables.
///
/// Translations are data: a placeholder that does not fit its value still shows the value, and one without a value
/// remains as written. (`String(format:)` would read foreign memory.)
package struct PrintfFormat {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The value for a placeholder.
  package enum Argument: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
    case text(String)

    /// The integer that decides the plural form.
    package var wholeNumber: Int? {
      switch self {
      case .signed(let number): Int(clamping: number)
      case .unsigned(let number): Int(clamping: number)
      case .text, .real: nil
      }
    }
  }

  /// A literal part of the string, or a placeholder: the position of its value and the format.
  package enum Piece {
    case literal(String)
    case value(Int, String)

    package var text: String {
      switch self {
      case .literal(let text), .value(_, let text): text
      }
    }
  }

  package func pieces(arguments: [Argument], locale: Locale) -> [Piece] {
    var pieces: [Piece] = []
    var result = ""
    var next = 0
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
      } else if let (placeholder, length) = Placeholder.parse(rest) {
        let index = placeholder.position.map { $0 - 1 } ?? next
        if placeholder.position == nil { next += 1 }
        if arguments.indices.contains(index) {
          pieces += [.literal(result), .value(index, placeholder.string(for: arguments[index], locale: locale))]
          result = ""
        } else {
          result += "%" + rest.prefix(length)
        }
        rest = rest.dropFirst(length)
      } else {
        result += "%"
      }
    }
    return pieces + [.literal(result + rest)]
  }
}

/// The part between "%" and the conversion letter.
private struct Placeholder {
  var position: Int?
  var flags = ""
  var width: Int?
  var precision: Int?
  var conversion: Character

  /// Returns the placeholder at the start of `text` (after the percent sign) and its length in characters.
  static func parse(_ text: Substring) -> (Placeholder, length: Int)? {
    var rest = text
    func number(_ rest: inout Substring) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    var placeholder = Placeholder(conversion: "@")
    var positional = rest
    if let position = number(&positional), positional.first == "$", position > 0 {
      placeholder.position = position
      rest = positional.dropFirst()
    }
    // Not printf's space flag: "50% off" is more likely literal than an octal number.
    let flags = rest.prefix { "-+#0'".contains($0) }
    placeholder.flags = String(flags)
    rest = rest.dropFirst(flags.count)
    placeholder.width = number(&rest)
    if rest.first == "." {
      rest.removeFirst()
      placeholder.precision = number(&rest) ?? 0
    }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "@diufFeEgGxXosScCaA".contains(conversion) else { return nil }
    placeholder.conversion = conversion
    return (placeholder, text.count - rest.count + 1)
  }

  func string(for argument: PrintfFormat.Argument, locale: Locale) -> String {
    switch (argument, conversion) {
    case (.text(let text), _): padded(text)
    case (.signed(let value), "x"), (.signed(let value), "X"), (.signed(let value), "o"):
      integer(UInt64(bitPattern: value))
    case (.unsigned(let value), "x"), (.unsigned(let value), "X"), (.unsigned(let value), "o"): integer(value)
    case (.signed(let value), _) where isReal: real(Double(value), locale: locale)
    case (.unsigned(let value), _) where isReal: real(Double(value), locale: locale)
    case (.signed(let value), _): localized(value, locale: locale)
    case (.unsigned(let value), _): localized(value, locale: locale)
    case (.real(let value), _): real(value, locale: locale)
    }
  }

  private var isReal: Bool { "fFeEgGaA".contains(conversion) }

  private func integer(_ value: UInt64) -> String {
    padded(String(value, radix: conversion == "o" ? 8 : 16, uppercase: conversion == "X"))
  }

  private func localized(_ value: some BinaryInteger, locale: Locale) -> String {
    guard let small = Int64(exactly: value) else {
      return padded(Decimal(UInt64(value)).formatted(.number.locale(locale)))
    }
    var style = IntegerFormatStyle<Int64>(locale: locale).sign(strategy: sign)
    // Leading zeros mark a code or a time, not an amount: no grouping.
    if flags.contains("0") || precision != nil { style = style.grouping(.never) }
    return padded(style.precision(.integerLength(max(precision ?? 1, 1)...)).format(small))
  }

  private func real(_ value: Double, locale: Locale) -> String {
    if "eEgGaA".contains(conversion) {
      let digits = precision.map { ".\($0)" } ?? ""
      return padded(String(format: "%\(digits)\(conversion)", value))
    }
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(precision ?? 6))
    return padded(style.sign(strategy: sign).format(value))
  }

  private var sign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    flags.contains("+") ? .always(includingZero: true) : .automatic
  }

  private func padded(_ text: String) -> String {
    guard let width, text.count < width else { return text }
    let missing = min(width, 1000) - text.count
    if missing <= 0 { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    if flags.contains("0"), conversion != "@" {
      let sign = text.prefix { $0 == "-" || $0 == "+" }
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
    return String(repeating: " ", count: missing) + text
  }
}
