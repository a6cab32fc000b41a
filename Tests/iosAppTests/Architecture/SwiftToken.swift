/// A word, a number or a punctuation mark of Swift source. Comments and the text of literals are left out.
struct SwiftToken {
  let text: String
  let line: Int
  let isFirstOnLine: Bool

  var isWord: Bool { text.utf8.first.map(SwiftTokenizer.isWord) ?? false }

  static func all(in text: String) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: Array(text.utf8))
    tokenizer.read(until: nil)
    return tokenizer.tokens
  }
}

/// Splits Swift source without regular expression literals into tokens.
struct SwiftTokenizer {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private var index = 0
  private var line = 1
  private var lastLine = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#"), 0x80...: true
    default: false
    }
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func append(_ text: String, line: Int) {
    tokens.append(SwiftToken(text: text, line: line, isFirstOnLine: line != lastLine))
    lastLine = line
  }

  /// Reads to the end, or past the parenthesis that closes an interpolation.
  mutating func read(until end: UInt8?) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        index += 1
      } else if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "`") {
        index += 1
      } else if has("//", at: index) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if has("/*", at: index) {
        readComment()
      } else if let pounds = poundsOfLiteral() {
        readLiteral(pounds: pounds)
      } else if Self.isWord(byte) {
        readWord()
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        index += 1
        if depth < 0, byte == end { return }
        append(String(UnicodeScalar(byte)), line: line)
      }
    }
  }

  private mutating func readComment() {
    var depth = 0
    repeat {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readWord() {
    let start = index
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    repeat {
      index += 1
    } while index < bytes.count
      && (Self.isWord(bytes[index])
        || isNumber && bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
          && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index + 1]))
    append(String(decoding: bytes[start..<index], as: UTF8.self), line: line)
  }

  /// Returns the count of number signs before the quotation mark here; nil if no literal begins here.
  private func poundsOfLiteral() -> Int? {
    let pounds = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    return has("\"", at: index + pounds) ? pounds : nil
  }

  private mutating func readLiteral(pounds: Int) {
    append("\"", line: line)
    index += pounds
    let quotes = has("\"\"\"", at: index) ? 3 : 1
    index += quotes
    while index < bytes.count {
      let isEscape = bytes[index] == UInt8(ascii: "\\") && isPounds(pounds, at: index + 1)
      if isEscape {
        index += 1 + pounds
        let isInterpolation = has("(", at: index)
        index += 1
        if isInterpolation { read(until: UInt8(ascii: ")")) }
      } else if has("\"", at: index), quotes == 1 || has("\"\"\"", at: index), isPounds(pounds, at: index + quotes) {
        index += quotes + pounds
        return
      } else {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    }
  }

  private func isPounds(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
