import Foundation

/// A writer of compact JSON: no spaces, numbers with at most three decimals (a thousandth of a point is far below a
/// pixel).
///
/// Foundation's encoder is several times slower and cannot shorten numbers; a patch is written for every frame.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) { group("[", "]", body) }

  mutating func object(_ body: (inout JSONWriter) -> Void) { group("{", "}", body) }

  private mutating func group(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  /// Writes the name of a member; its value must follow.
  mutating func key(_ name: some RawRepresentable<String>) {
    separate()
    text += "\""
    text += name.rawValue
    text += "\":"
    needsComma = false
  }

  mutating func integer(_ value: some BinaryInteger) {
    separate()
    text += String(value)
  }

  /// Writes a number. Numbers that JSON cannot represent (infinite, not a number) become 0: nothing can be drawn there.
  mutating func number(_ value: CGFloat) {
    separate()
    guard value.isFinite, abs(value) < 1e12 else {
      text += "0"
      return
    }
    let thousandths = (value * 1000).rounded()
    if thousandths.truncatingRemainder(dividingBy: 1000) == 0 {
      text += String(Int(thousandths / 1000))
    } else {
      text += String(Double(thousandths / 1000))
    }
  }

  mutating func numbers(_ values: CGFloat...) {
    for value in values { number(value) }
  }

  /// Writes a factor of a transform: it is multiplied with lengths, so it keeps six decimals.
  mutating func factor(_ value: CGFloat) {
    separate()
    text += value.isFinite ? String(Double((value * 1_000_000).rounded() / 1_000_000)) : "0"
  }

  /// Writes a factor of lengths that may be very long, with all its decimals.
  mutating func exact(_ value: CGFloat) {
    separate()
    text += value.isFinite ? String(Double(value)) : "0"
  }

  mutating func bool(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  mutating func null() {
    separate()
    text += "null"
  }

  mutating func string(_ value: String) {
    separate()
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONWriter {
  /// Writes a member whose value is JSON already.
  mutating func raw(_ name: some RawRepresentable<String>, _ json: String) {
    key(name)
    separate()
    text += json
  }
}
