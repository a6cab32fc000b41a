import Foundation

/// Reads `NSPredicate`'s language: comparisons of key paths, strings, numbers and lists, `CONTAINS`, `BEGINSWITH`,
/// `ENDSWITH`, `MATCHES`, `LIKE`, `IN`, `BETWEEN`, with `[c]` and `[d]`, of `ANY`, `ALL` or `NONE` of a list, joined by
/// `AND`, `OR`, `NOT` and parentheses; `SUBQUERY`. Arithmetic, `CAST`, `FUNCTION` and indexes are not read.
package struct PredicateParser {
  private enum Token: Equatable {
    /// A key, a number or a keyword.
    case word(String)
    case text(String)
    case symbol(String)
    case argument(Character)
  }

  private var tokens: [Token]
  private var arguments: [Any]
  private var depth = 0

  /// The maximum nesting of parentheses and negations: more than anybody writes, few enough for the stack.
  private static let deepest = 64

  private init(tokens: [Token], arguments: [Any]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  package static func parse(_ format: String, _ arguments: [Any]) throws(UnreadablePredicate) -> PredicateFormat {
    var parser = PredicateParser(tokens: try tokens(of: format), arguments: arguments)
    do {
      let result = try parser.disjunction()
      guard parser.tokens.isEmpty else { throw UnreadablePredicate("it should end before \(parser.tokens[0])") }
      return result
    } catch {
      throw UnreadablePredicate("The predicate \"\(format)\" cannot be read: \(error).")
    }
  }

  // MARK: Tokens

  private static func tokens(of format: String) throws(UnreadablePredicate) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    let symbols = [
      "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]",
    ]
    while let letter = rest.first {
      if letter.isWhitespace {
        rest.removeFirst()
      } else if letter == "'" || letter == "\"" {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst(), next != letter {
          if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(next) }
        }
        tokens.append(.text(text))
      } else if letter == "%" {
        rest.removeFirst()
        // Length modifiers, as in %ld, have no meaning here.
        while rest.first == "l" || rest.first == "z" { rest.removeFirst() }
        guard let kind = rest.popFirst() else { throw UnreadablePredicate("The predicate \"\(format)\" ends in %.") }
        tokens.append(.argument(kind))
      } else if let symbol = symbols.first(where: rest.hasPrefix) {
        tokens.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-@#$".contains($0) }
        guard !word.isEmpty else { throw UnreadablePredicate("The predicate \"\(format)\" has \"\(letter)\" in it.") }
        tokens.append(.word(String(word)))
        rest.removeFirst(word.count)
      }
    }
    return tokens
  }

  /// Consumes the next token if it is one of these words or symbols.
  private mutating func take(_ words: String...) -> Bool {
    switch tokens.first {
    case .word(let word) where words.contains(word.uppercased()), .symbol(let word) where words.contains(word):
      tokens.removeFirst()
      return true
    default: return false
    }
  }

  private mutating func expect(_ symbol: String) throws {
    guard take(symbol) else { throw UnreadablePredicate("\(symbol) is missing") }
  }

  // MARK: Grammar

  private mutating func disjunction() throws -> PredicateFormat {
    var result = try conjunction()
    while take("OR", "||") { result = .or(result, try conjunction()) }
    return result
  }

  private mutating func conjunction() throws -> PredicateFormat {
    var result = try negation()
    while take("AND", "&&") { result = .and(result, try negation()) }
    return result
  }

  private mutating func negation() throws -> PredicateFormat {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw UnreadablePredicate("it is nested too deeply") }
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      let inner = try disjunction()
      try expect(")")
      return inner
    }
    return try comparison()
  }

  private mutating func quantity() -> PredicateFormat.Quantity {
    if take("ANY", "SOME") { return .any }
    if take("ALL") { return .all }
    return take("NONE") ? .none : .itself
  }

  private mutating func comparison() throws -> PredicateFormat {
    let quantity = quantity()
    let left = try operand()
    let comparison = try comparisonSign()
    var options = ""
    if take("["), case .word(let letters)? = tokens.first {
      tokens.removeFirst()
      options = letters.lowercased()
      try expect("]")
    }
    let (ignoresCase, ignoresMarks) = (options.contains("c"), options.contains("d"))
    var right = try operand()
    if comparison == .matches, case .text(let pattern) = right {
      let reader = PredicateComparison(ignoresCase: ignoresCase, ignoresMarks: ignoresMarks)
      right = .pattern(try reader.regularExpression(pattern))
    }
    return .compare(left, comparison, right, ignoresCase: ignoresCase, ignoresMarks: ignoresMarks, of: quantity)
  }

  private mutating func comparisonSign() throws -> PredicateFormat.Comparison {
    if take("==", "=") { return .equal }
    if take("!=", "<>") { return .notEqual }
    if take("<=", "=<") { return .lessOrEqual }
    if take(">=", "=>") { return .greaterOrEqual }
    if take("<") { return .less }
    if take(">") { return .greater }
    if take("CONTAINS") { return .contains }
    if take("BEGINSWITH") { return .beginsWith }
    if take("ENDSWITH") { return .endsWith }
    if take("MATCHES") { return .matches }
    if take("LIKE") { return .like }
    if take("IN") { return .isIn }
    if take("BETWEEN") { return .between }
    throw UnreadablePredicate(
      tokens.isEmpty ? "it ends before the comparison" : "\(tokens[0]) is not a known comparison")
  }

  private mutating func operand() throws -> PredicateFormat.Operand {
    guard let token = tokens.first else { throw UnreadablePredicate("it ends too early") }
    tokens.removeFirst()
    switch token {
    case .text(let text): return .text(text)
    case .argument(let kind): return try argument(kind)
    case .symbol("{"): return try list()
    case .symbol(let symbol): throw UnreadablePredicate("\(symbol) is out of place")
    case .word(let word):
      if let number = Double(word) { return .number(number) }
      switch word.uppercased() {
      case "TRUE", "YES": return .number(1)
      case "FALSE", "NO": return .number(0)
      case "NIL", "NULL": return .none
      case "SUBQUERY": return try subquery()
      default:
        let isSelf = word.uppercased().hasPrefix("SELF") && (word.count == 4 || word.dropFirst(4).hasPrefix("."))
        return .key(isSelf ? "SELF" + word.dropFirst(4) : word)
      }
    }
  }

  /// Parses `SUBQUERY(list, $name, predicate)`, and the key path after it, as in `.@count`.
  private mutating func subquery() throws -> PredicateFormat.Operand {
    try expect("(")
    let list = try operand()
    try expect(",")
    guard case .word(let name)? = tokens.first, name.hasPrefix("$") else {
      throw UnreadablePredicate("SUBQUERY has no $name")
    }
    tokens.removeFirst()
    try expect(",")
    let result = PredicateFormat.Operand.subquery(list, name: name, try disjunction())
    try expect(")")
    guard case .word(let path)? = tokens.first, path.hasPrefix(".") else { return result }
    tokens.removeFirst()
    return .member(result, String(path.dropFirst()))
  }

  private mutating func list() throws -> PredicateFormat.Operand {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw UnreadablePredicate("it is nested too deeply") }
    var operands: [PredicateFormat.Operand] = []
    while !take("}") {
      operands.append(try operand())
      if take(",") { continue }
      try expect("}")
      break
    }
    return .list(operands)
  }

  /// Returns the next argument; `K` takes a key, other placeholders a value.
  private mutating func argument(_ kind: Character) throws -> PredicateFormat.Operand {
    guard !arguments.isEmpty else { throw UnreadablePredicate("it has more % than arguments") }
    let argument = arguments.removeFirst()
    if kind == "K" { return .key("\(argument)") }
    return try Self.operand(argument)
  }

  private static func operand(_ value: Any) throws -> PredicateFormat.Operand {
    if let text = value as? String { return .text(text) }
    if let text = value as? NSString { return .text(String(describing: text)) }
    if let expression = value as? _NSExpression { return .expression(expression) }
    if value is Date { return .value(PredicateValue(value: value)) }
    if let number = value as? NSNumber { return .number(number.doubleValue) }
    if let number = PredicateComparison.number(value) { return .number(number) }
    if let values = value as? [Any] { return .list(try values.map(operand)) }
    if let values = value as? NSArray { return .list(try values.map(operand)) }
    guard let value = PredicateKey.flattened(value) else { return .none }
    return .value(PredicateValue(value: value))
  }
}

/// The reason why a predicate cannot be read.
package struct UnreadablePredicate: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
