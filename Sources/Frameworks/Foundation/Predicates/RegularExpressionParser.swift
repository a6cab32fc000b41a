import Foundation

/// Parses a regular expression in ICU's syntax.
struct RegularExpressionParser {
  private var rest: Substring.UnicodeScalarView
  private var ignoresCase: Bool
  private var depth = 0

  /// The maximum nesting of groups and sets, and of repetitions: few enough for the stack, and more than anybody
  /// writes.
  private static let deepest = 64
  private static let mostRepetitions = 1000

  /// - Throws: `UnreadablePredicate`
  static func parse(_ pattern: String, ignoresCase: Bool) throws -> RegularExpressionPart {
    var parser = RegularExpressionParser(
      rest: pattern[...].unicodeScalars, ignoresCase: ignoresCase)
    let part = try parser.choice()
    guard parser.rest.isEmpty else { throw problem(") is out of place") }
    return part
  }

  private static func problem(_ what: String) -> UnreadablePredicate {
    UnreadablePredicate("in the regular expression, \(what)")
  }

  private static func unsupported(_ what: String) -> UnreadablePredicate {
    problem("\(what) is not supported, since it would never finish on some strings")
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  // MARK: Grammar

  private mutating func choice() throws -> RegularExpressionPart {
    depth += 1
    // `(?i)` applies to the end of its group.
    let outer = ignoresCase
    defer { (depth, ignoresCase) = (depth - 1, outer) }
    guard depth <= Self.deepest else { throw Self.problem("groups are nested too deeply") }
    var choices = [try sequence()]
    while take("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws -> RegularExpressionPart {
    var parts: [RegularExpressionPart] = []
    while let next = rest.first, next != "|", next != ")" {
      if take("\\Q") {
        while !rest.isEmpty, !take("\\E") { parts.append(literal(rest.removeFirst())) }
      } else if let part = try atom() {
        parts.append(try repeated(part))
      }
    }
    return .sequence(parts)
  }

  private mutating func repeated(_ part: RegularExpressionPart) throws -> RegularExpressionPart {
    var part = part
    while let (least, most) = try repetition() {
      // Greediness makes no difference to whether the whole text matches.
      if take("+") { throw Self.unsupported("a possessive repetition") }
      _ = take("?")
      part = .repeated(part, least: least, most: most)
    }
    return part
  }

  private mutating func repetition() throws -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard take("{") else { return nil }
    let least = number()
    let most = take(",") ? number() : least
    let isOpen = most == nil
    guard let least, take("}"), least <= most ?? least else { throw Self.problem("{ does not begin a repetition") }
    guard max(least, most ?? 0) <= Self.mostRepetitions else {
      throw Self.problem("something is repeated more than \(Self.mostRepetitions) times")
    }
    return (least, isOpen ? nil : most)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest.removeFirst(digits.count)
    return Int(String(String.UnicodeScalarView(digits)))
  }

  private func literal(_ letter: Unicode.Scalar) -> RegularExpressionPart {
    .letter(Letters(kinds: [.range(letter...letter)], ignoresCase: ignoresCase))
  }

  /// Returns nil for what only changes how the rest is read.
  private mutating func atom() throws -> RegularExpressionPart? {
    let letter = rest.removeFirst()
    switch letter {
    case "(": return try group()
    case "[": return .letter(try set())
    case ".": return .letter(Letters(kinds: [.any]))
    case "^": return .check(.start)
    case "$": return .check(.end)
    case "*", "+", "?", "{": throw Self.problem("\(letter) repeats nothing")
    case "\\":
      if take("b") { return .check(.word) }
      if take("B") { return .check(.noWord) }
      if take("A") { return .check(.start) }
      if take("z") || take("Z") { return .check(.end) }
      if let next = rest.first, ("1"..."9").contains(next) { throw Self.unsupported("\\\(next)") }
      return .letter(Letters(kinds: [try escaped()], ignoresCase: ignoresCase))
    default: return literal(letter)
    }
  }

  private mutating func group() throws -> RegularExpressionPart? {
    if take("?") {
      for (sign, name) in [
        ("=", "looking ahead"), ("!", "looking ahead"), ("<=", "looking behind"), ("<!", "looking behind"),
        (">", "an atomic group"),
      ] where take(sign) {
        throw Self.unsupported(name)
      }
      if take("<") {
        guard let end = rest.firstIndex(of: ">") else { throw Self.problem("the name of a group has no end") }
        rest = rest[rest.index(after: end)...]
      } else if !take(":") {
        let outer = ignoresCase
        let flags = rest.prefix { $0 != ":" && $0 != ")" }
        guard let isOn = Self.ignoresCase[String(String.UnicodeScalarView(flags))] else {
          throw Self.problem("(?\(String(String.UnicodeScalarView(flags))) is not known")
        }
        rest.removeFirst(flags.count)
        ignoresCase = isOn ?? outer
        if take(")") { return nil }
        guard take(":") else { throw Self.problem(") is missing") }
        defer { ignoresCase = outer }
        return try closed()
      }
    }
    return try closed()
  }

  /// The effect of flags on case; nil where they have none. Line ends match in any mode, and there is one line.
  private static let ignoresCase: [String: Bool?] = [
    "i": true, "s": nil as Bool?, "is": true, "si": true, "-i": false,
  ]

  private mutating func closed() throws -> RegularExpressionPart {
    let part = try choice()
    guard take(")") else { throw Self.problem(") is missing") }
    return part
  }

  // MARK: Letters

  private mutating func set() throws -> Letters {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw Self.problem("sets are nested too deeply") }
    var letters = Letters(kinds: [], isInverted: take("^"), ignoresCase: ignoresCase)
    var isFirst = true
    while let next = rest.popFirst() {
      if next == "]", !isFirst { return letters }
      isFirst = false
      if next == "[" {
        letters.kinds.append(try rest.first == ":" ? posixClass() : .set(set()))
        continue
      }
      if next == "&", rest.first == "&" { throw Self.problem("&& is not known") }
      let kind = next == "\\" ? try escaped() : .range(next...next)
      guard case .range(let first) = kind, rest.first == "-", rest.dropFirst().first != "]" else {
        letters.kinds.append(kind)
        continue
      }
      rest.removeFirst()
      guard let last = rest.popFirst() else { break }
      guard case .range(let end) = last == "\\" ? try escaped() : .range(last...last),
        first.lowerBound <= end.upperBound
      else { throw Self.problem("a range of characters has no end") }
      letters.kinds.append(.range(first.lowerBound...end.upperBound))
    }
    throw Self.problem("] is missing")
  }

  /// Parses `[:alpha:]` and the like, after the first bracket.
  private mutating func posixClass() throws -> Letters.Kind {
    let names: [(String, Letters.Kind)] = [
      (":alpha:]", .category("L")), (":digit:]", .digit), (":space:]", .space), (":upper:]", .category("Lu")),
      (":lower:]", .category("Ll")), (":punct:]", .category("P")), (":word:]", .word),
      (":alnum:]", .set(Letters(kinds: [.category("L"), .digit]))),
    ]
    for (name, kind) in names where take(name) { return kind }
    throw Self.problem("a class in [: is not known")
  }

  /// Returns the meaning of the letter after a backslash.
  private mutating func escaped() throws -> Letters.Kind {
    guard let letter = rest.popFirst() else { throw Self.problem("it ends in \\") }
    func inverted(_ kind: Letters.Kind) -> Letters.Kind { .set(Letters(kinds: [kind], isInverted: true)) }
    func single(_ value: UInt32?) throws -> Letters.Kind {
      guard let letter = value.flatMap(Unicode.Scalar.init) else { throw Self.problem("there is no such character") }
      return .range(letter...letter)
    }
    switch letter {
    case "d": return .digit
    case "D": return inverted(.digit)
    case "w": return .word
    case "W": return inverted(.word)
    case "s": return .space
    case "S": return inverted(.space)
    case "t": return try single(9)
    case "n": return try single(10)
    case "f": return try single(12)
    case "r": return try single(13)
    case "a": return try single(7)
    case "e": return try single(27)
    case "0": return try single(take("0") ? nil : 0)
    case "u": return try single(hexadecimal(4))
    case "U": return try single(hexadecimal(8))
    case "x":
      guard take("{") else { return try single(hexadecimal(2)) }
      return try single(hexadecimal(rest.prefix { $0 != "}" }.count, then: "}"))
    case "p", "P":
      guard take("{"), let end = rest.firstIndex(of: "}") else { throw Self.problem("{ is missing after \\\(letter)") }
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      guard Letters.categories.contains(name) else {
        throw Self.problem("the property \(name.prefix(40)) is not known")
      }
      return letter == "p" ? .category(name) : inverted(.category(name))
    default:
      guard !letter.properties.isAlphabetic else { throw Self.problem("\\\(letter) is not known") }
      return .range(letter...letter)
    }
  }

  private mutating func hexadecimal(_ count: Int, then end: String = "") throws -> UInt32? {
    let digits = String(String.UnicodeScalarView(rest.prefix(count)))
    rest.removeFirst(min(count, rest.count))
    return take(end) && digits.utf8.count == count ? UInt32(digits, radix: 16) : nil
  }
}
