import Foundation

/// A DER-encoded value of a certificate: a tag, a length and the content (X.690).
struct EncodedValue {
  let tag: UInt8
  let content: ArraySlice<UInt8>

  /// Returns the values in bytes; nil if they are malformed.
  static func list(_ bytes: ArraySlice<UInt8>) -> [EncodedValue]? {
    var rest = bytes
    var found: [EncodedValue] = []
    while let tag = rest.popFirst() {
      guard tag & 0x1F != 0x1F, let first = rest.popFirst() else { return nil }
      var length = Int(first)
      if first >= 0x80 {
        let size = Int(first & 0x7F)
        guard size >= 1, size <= 4, rest.count >= size else { return nil }
        length = rest.prefix(size).reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(size)
      }
      guard rest.count >= length else { return nil }
      found.append(EncodedValue(tag: tag, content: rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return found
  }

  /// The nested values; none if it is primitive.
  var parts: [EncodedValue] { Self.list(content) ?? [] }

  /// The value as text.
  var text: String {
    tag == 0x1E
      ? String(bytes: content, encoding: .utf16BigEndian) ?? "" : String(decoding: content, as: UTF8.self)
  }

  /// The value as a time: with a two-digit year before 2050, and four digits after.
  var date: Date? {
    let text = String(decoding: content, as: UTF8.self)
    let isShort = tag == 0x17
    guard isShort || tag == 0x18, text.hasSuffix("Z") else { return nil }
    let digits = text.dropLast().compactMap(\.wholeNumberValue)
    guard digits.count == text.count - 1, digits.count == (isShort ? 12 : 14) else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    let year = isShort ? (number(0..<2) < 50 ? 2000 : 1900) + number(0..<2) : number(0..<4)
    let start = isShort ? 2 : 4
    var parts = DateComponents(timeZone: TimeZone(secondsFromGMT: 0), year: year)
    parts.month = number(start..<start + 2)
    parts.day = number(start + 2..<start + 4)
    parts.hour = number(start + 4..<start + 6)
    parts.minute = number(start + 6..<start + 8)
    parts.second = number(start + 8..<start + 10)
    return Calendar(identifier: .gregorian).date(from: parts)
  }
}
