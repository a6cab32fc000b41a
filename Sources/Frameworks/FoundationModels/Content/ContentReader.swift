/// Reads JSON that may end anywhere, as that of a response that is being generated does.
struct ContentReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// More levels than this are refused, before the stack is exhausted.
  private static let deepest = 512

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the whole text.
  mutating func readAll() throws -> GeneratedContent {
    let content = try readValue() ?? GeneratedContent(kind: .null, id: nil, isComplete: false)
    skipSpace()
    guard position == bytes.count else { throw unexpected() }
    return content
  }

  /// Reads a value. Returns nil if the text ends before it can be told what the value is.
  private mutating func readValue() throws -> GeneratedContent? {
    skipSpace()
    guard let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return try nested { try $0.readStructure() }
    case UInt8(ascii: "["): return try nested { try $0.readArray() }
    case UInt8(ascii: "\""):
      let (text, isComplete) = try readString()
      return GeneratedContent(kind: .string(text), id: nil, isComplete: isComplete)
    case UInt8(ascii: "t"): return try readLiteral("true", .bool(true))
    case UInt8(ascii: "f"): return try readLiteral("false", .bool(false))
    case UInt8(ascii: "n"): return try readLiteral("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func nested(
    _ read: (inout ContentReader) throws -> GeneratedContent
  ) throws -> GeneratedContent {
    guard depth < Self.deepest else { throw GeneratedContent.failure("The JSON text has too many levels.") }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func readStructure() throws -> GeneratedContent {
    var properties: [String: GeneratedContent] = [:]
    var keys: [String] = []
    func structure(isComplete: Bool) -> GeneratedContent {
      GeneratedContent(
        kind: .structure(properties: properties, orderedKeys: keys), id: nil,
        isComplete: isComplete && properties.values.allSatisfy(\.isComplete))
    }
    position += 1
    skipSpace()
    if take("}") { return structure(isComplete: true) }
    while true {
      skipSpace()
      guard let byte = current else { return structure(isComplete: false) }
      guard byte == UInt8(ascii: "\"") else { throw unexpected() }
      let (key, isKeyComplete) = try readString()
      skipSpace()
      guard isKeyComplete, current != nil else { return structure(isComplete: false) }
      guard take(":") else { throw unexpected() }
      guard let value = try readValue() else { return structure(isComplete: false) }
      if properties.updateValue(value, forKey: key) == nil { keys.append(key) }
      skipSpace()
      if take("}") { return structure(isComplete: true) }
      guard current != nil else { return structure(isComplete: false) }
      guard take(",") else { throw unexpected() }
    }
  }

  private mutating func readArray() throws -> GeneratedContent {
    var elements: [GeneratedContent] = []
    func array(isComplete: Bool) -> GeneratedContent {
      GeneratedContent(
        kind: .array(elements), id: nil, isComplete: isComplete && elements.allSatisfy(\.isComplete))
    }
    position += 1
    skipSpace()
    if take("]") { return array(isComplete: true) }
    while true {
      guard let element = try readValue() else { return array(isComplete: false) }
      elements.append(element)
      skipSpace()
      if take("]") { return array(isComplete: true) }
      guard current != nil else { return array(isComplete: false) }
      guard take(",") else { throw unexpected() }
    }
  }

  /// Reads a string, or what there is of it without an unfinished escape or character.
  private mutating func readString() throws -> (String, isComplete: Bool) {
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return (String(decoding: text, as: UTF8.self), true)
      case UInt8(ascii: "\\"):
        guard let scalar = try readEscape() else {
          position = bytes.count
          return (String(decoding: text, as: UTF8.self), false)
        }
        text.append(contentsOf: String(scalar).utf8)
      case ..<0x20: throw unexpected()
      default:
        text.append(byte)
        position += 1
      }
    }
    return (String(decoding: text, as: UTF8.self), false)
  }

  /// Reads an escape, or returns nil if the text ends within it. Half of a surrogate pair becomes U+FFFD.
  private mutating func readEscape() throws -> Unicode.Scalar? {
    guard position + 1 < bytes.count else { return nil }
    let kind = bytes[position + 1]
    position += 2
    switch kind {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = try readCodeUnit() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{fffd}" }
      guard position + 1 < bytes.count else { return nil }
      guard bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u") else { return "\u{fffd}" }
      let second = position
      position += 2
      guard let trail = try readCodeUnit() else { return nil }
      guard UTF16.isTrailSurrogate(trail) else {
        position = second
        return "\u{fffd}"
      }
      return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xd800) << 10 + UInt32(trail) - 0xdc00)
    default:
      position -= 1
      throw unexpected()
    }
  }

  /// Reads the four digits of an escape.
  private mutating func readCodeUnit() throws -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw unexpected() }
    position += 4
    return unit
  }

  private mutating func readLiteral(_ literal: String, _ kind: GeneratedContent.Kind) throws -> GeneratedContent? {
    for byte in literal.utf8 {
      guard let next = current else { return nil }
      guard next == byte else { throw unexpected() }
      position += 1
    }
    return GeneratedContent(kind: kind)
  }

  /// Reads a number. One at the end of the text counts only outside of everything else: inside, digits may follow.
  private mutating func readNumber() throws -> GeneratedContent? {
    let start = position
    while let byte = current, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    guard position > start else { throw unexpected() }
    if position == bytes.count && depth > 0 { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.wholeMatch(of: /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/) != nil, let value = Double(text)
    else {
      guard position == bytes.count,
        text.wholeMatch(of: /-?(?:(?:0|[1-9][0-9]*)(?:\.|(?:\.[0-9]+)?[eE][+-]?)?)?/) != nil
      else { throw unexpected() }
      return nil
    }
    return GeneratedContent(kind: .number(value))
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x9...0xa).contains(byte) || byte == 0xd { position += 1 }
  }

  private func unexpected() -> any Error {
    GeneratedContent.failure("The JSON text is wrong at byte \(position).")
  }
}
