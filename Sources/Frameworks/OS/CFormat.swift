import Foundation

/// A format of `os_log`, which differs from C's in `%{public}`, `%{private}` and `%@`.
struct CFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// Returns the text with the values inserted. A placeholder without a value remains.
  func text(_ arguments: [any CVarArg]) -> String {
    var rest = arguments[...]
    var text = ""
    var index = format.startIndex
    while index < format.endIndex {
      guard format[index] == "%" else {
        text.append(format[index])
        index = format.index(after: index)
        continue
      }
      let placeholder = placeholder(at: index)
      index = placeholder.end
      if placeholder.conversion == "%" {
        text.append("%")
      } else if let value = rest.popFirst() {
        text += shown(value, placeholder.flags, placeholder.conversion)
      } else {
        text += "%" + placeholder.flags + String(placeholder.conversion ?? " ")
      }
    }
    return text
  }

  private func placeholder(at start: String.Index) -> (flags: String, conversion: Character?, end: String.Index) {
    var index = format.index(after: start)
    if index < format.endIndex, format[index] == "{" {
      index = format[index...].firstIndex(of: "}").map(format.index(after:)) ?? format.endIndex
    }
    var flags = ""
    while index < format.endIndex, "0123456789.+-# lhqzjtL".contains(format[index]) {
      flags.append(format[index])
      index = format.index(after: index)
    }
    guard index < format.endIndex else { return (flags, nil, index) }
    return (flags, format[index], format.index(after: index))
  }

  /// Length modifiers such as `ll` are ignored in favour of the value's own type: a wrong one reads past it.
  private func shown(_ value: any CVarArg, _ flags: String, _ conversion: Character?) -> String {
    let width = flags.filter { !"lhqzjtL".contains($0) }
    switch (conversion, value) {
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
      return String(format: "%\(width)lld", Int64(truncatingIfNeeded: number))
    case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
      ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
      return String(format: "%\(width)ll\(conversion ?? "u")", UInt64(truncatingIfNeeded: number))
    case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
      ("e", let number as any BinaryFloatingPoint):
      return String(format: "%\(width)\(conversion ?? "f")", Double(number))
    default: return String(describing: value)
    }
  }
}
