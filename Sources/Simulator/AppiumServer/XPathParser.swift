import Foundation

/// Parses XPath 1.0 without variables, namespaces and the tests for comments, texts and instructions, which a page
/// source does not have. Foundation's own evaluator ends the process when an expression is invalid, so it cannot be
/// used.
struct XPathParser {
  private enum Token: Equatable {
    case name(String)
    case text(String)
    case number(Double)
    case symbol(String)
  }

  private var tokens: ArraySlice<Token>
  private var depth = 0

  /// The maximum nesting of parentheses and predicates.
  private static let deepest = 48

  private struct Problem: Error { let text: String }

  /// Parses an expression.
  /// - Throws: `invalid selector`
  static func parse(_ text: String) throws -> XPathExpression {
    do {
      var parser = XPathParser(tokens: try tokens(of: text)[...])
      let result = try parser.disjunction()
      if let next = parser.tokens.first { throw Problem(text: "it should end before \(words(next))") }
      return result
    } catch let problem as Problem {
      throw WebDriverError(.invalidSelector, "The XPath \"\(text)\" cannot be read: \(problem.text).")
    }
  }

  private static func words(_ token: Token) -> String {
    switch token {
    case .name(let text), .symbol(let text): "\"\(text)\""
    case .text(let text): "the string \"\(text)\""
    case .number(let number): "\(number)"
    }
  }

  // MARK: Tokens

  private static let symbols = [
    "::", "//", "..", "!=", "<=", ">=", "(", ")", "[", "]", ".", "@", ",", "/", "|", "+", "-", "=", "<", ">", "*",
  ]

  private static func tokens(of text: String) throws -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(text)
    while let letter = rest.first {
      if letter.isWhitespace {
        rest.removeFirst()
      } else if letter == "'" || letter == "\"" {
        rest.removeFirst()
        let content = rest.prefix { $0 != letter }
        rest.removeFirst(content.count)
        guard rest.popFirst() != nil else { throw Problem(text: "a string is not closed") }
        tokens.append(.text(String(content)))
      } else if letter.isASCII, letter.isNumber || letter == "." && rest.dropFirst().first?.isNumber == true {
        let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        guard let number = Double(digits.hasSuffix(".") ? "\(digits)0" : "0\(digits)") else {
          throw Problem(text: "\(digits) is not a number")
        }
        tokens.append(.number(number))
      } else if let symbol = symbols.first(where: rest.hasPrefix) {
        tokens.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      } else {
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
        guard !name.isEmpty else { throw Problem(text: "\"\(letter)\" is out of place") }
        tokens.append(.name(String(name)))
        rest.removeFirst(name.count)
      }
    }
    return tokens
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard tokens.first == .symbol(symbol) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard tokens.first == .name(word) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ symbol: String) throws {
    guard take(symbol) else { throw Problem(text: "\(symbol) is missing") }
  }

  // MARK: Grammar, from what binds least

  private mutating func disjunction() throws -> XPathExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw Problem(text: "it is nested too deeply") }
    var result = try conjunction()
    while takeWord("or") { result = .or(result, try conjunction()) }
    return result
  }

  private mutating func conjunction() throws -> XPathExpression {
    var result = try equality()
    while takeWord("and") { result = .and(result, try equality()) }
    return result
  }

  private mutating func equality() throws -> XPathExpression {
    var result = try relation()
    while let sign = comparison(["=", "!="]) { result = .compare(result, sign, try relation()) }
    return result
  }

  private mutating func relation() throws -> XPathExpression {
    var result = try sum()
    while let sign = comparison(["<", "<=", ">", ">="]) { result = .compare(result, sign, try sum()) }
    return result
  }

  private mutating func comparison(_ signs: [String]) -> XPathExpression.Comparison? {
    guard let sign = signs.first(where: { tokens.first == .symbol($0) }) else { return nil }
    tokens.removeFirst()
    return XPathExpression.Comparison(rawValue: sign)
  }

  private mutating func sum() throws -> XPathExpression {
    var result = try product()
    while true {
      if take("+") {
        result = .calculate(result, .plus, try product())
      } else if take("-") {
        result = .calculate(result, .minus, try product())
      } else {
        return result
      }
    }
  }

  private mutating func product() throws -> XPathExpression {
    var result = try negative()
    while true {
      if take("*") {
        result = .calculate(result, .times, try negative())
      } else if takeWord("div") {
        result = .calculate(result, .divide, try negative())
      } else if takeWord("mod") {
        result = .calculate(result, .remainder, try negative())
      } else {
        return result
      }
    }
  }

  private mutating func negative() throws -> XPathExpression {
    var isNegative = false
    while take("-") { isNegative.toggle() }
    let inner = try union()
    return isNegative ? .negative(inner) : inner
  }

  private mutating func union() throws -> XPathExpression {
    var result = try path()
    while take("|") { result = .union(result, try path()) }
    return result
  }

  private mutating func path() throws -> XPathExpression {
    if take("/") {
      return .absolute(startsStep ? try steps() : [])
    }
    if take("//") { return .absolute([.descendants] + (try steps())) }
    guard let primary = try primary() else { return .relative(try steps()) }
    var result = primary
    let predicates = try predicates()
    if !predicates.isEmpty { result = .filtered(result, predicates) }
    if take("/") { return .from(result, try steps()) }
    if take("//") { return .from(result, [.descendants] + (try steps())) }
    return result
  }

  /// Parses a text, a number, parentheses or a call; nil where a step begins.
  private mutating func primary() throws -> XPathExpression? {
    switch tokens.first {
    case .text(let text):
      tokens.removeFirst()
      return .text(text)
    case .number(let number):
      tokens.removeFirst()
      return .number(number)
    case .symbol("("):
      tokens.removeFirst()
      let inner = try disjunction()
      try expect(")")
      return inner
    case .name(let name) where name != "node" && tokens.dropFirst().first == .symbol("("):
      tokens.removeFirst(2)
      var arguments: [XPathExpression] = []
      if !take(")") {
        repeat { arguments.append(try disjunction()) } while take(",")
        try expect(")")
      }
      guard let count = XPathFunction.argumentCounts[name] else {
        let known = XPathFunction.argumentCounts.keys.sorted().joined(separator: ", ")
        throw Problem(text: "there is no function \(name), only \(known)")
      }
      guard count.contains(arguments.count) else {
        throw Problem(text: "\(name) does not take \(arguments.count) arguments")
      }
      return .call(name, arguments)
    default: return nil
    }
  }

  // MARK: Steps

  private var startsStep: Bool {
    switch tokens.first {
    case .name, .symbol("*"), .symbol("."), .symbol(".."), .symbol("@"): true
    default: false
    }
  }

  private mutating func steps() throws -> [XPathStep] {
    var steps = [try step()]
    while true {
      if take("/") {
        steps.append(try step())
      } else if take("//") {
        steps += [.descendants, try step()]
      } else {
        return steps
      }
    }
  }

  private mutating func step() throws -> XPathStep {
    if take(".") { return XPathStep(axis: .own, takesAnyNode: true) }
    if take("..") { return XPathStep(axis: .parent, takesAnyNode: true) }
    var step = XPathStep(axis: .child)
    if take("@") {
      step.axis = .attribute
    } else if case .name(let name) = tokens.first, tokens.dropFirst().first == .symbol("::") {
      guard let axis = XPathStep.Axis(rawValue: name) else { throw Problem(text: "there is no axis \(name)") }
      tokens.removeFirst(2)
      step.axis = axis
    }
    switch tokens.popFirst() {
    case .symbol("*"): break
    case .name("node") where tokens.first == .symbol("("):
      tokens.removeFirst()
      try expect(")")
      step.takesAnyNode = true
    case .name(let name): step.name = name
    case let token?: throw Problem(text: "\(Self.words(token)) is out of place")
    case nil: throw Problem(text: "it ends too early")
    }
    step.predicates = try predicates()
    return step
  }

  private mutating func predicates() throws -> [XPathExpression] {
    var predicates: [XPathExpression] = []
    while take("[") {
      predicates.append(try disjunction())
      try expect("]")
    }
    return predicates
  }
}
