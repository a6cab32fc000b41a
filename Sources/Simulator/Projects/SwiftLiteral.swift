import Foundation

/// Swift code that is only data, as manifests of Tuist mostly are: texts, lists, tables, and calls with arguments that are data.
indirect enum SwiftLiteral {
  /// What a call is given.
  struct Argument {
    let label: String?
    let value: SwiftLiteral
  }

  case text(String)
  /// A number, `true`, or the last name of `.iOS` and `Product.app`.
  case word(String)
  case list([SwiftLiteral])
  case table([String: SwiftLiteral])
  /// `.target(name: "Shop")` is "target" with its arguments.
  case call(String, [Argument])

  /// The argument of a call with a label; nil for the first that has none.
  subscript(label: String?) -> SwiftLiteral? {
    if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
  }

  /// A text.
  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// What is called or named.
  var name: String? {
    switch self {
    case .word(let name), .call(let name, _): name
    default: nil
    }
  }

  /// The entries of a list.
  var items: [SwiftLiteral] { if case .list(let items) = self { items } else { [] } }

  /// The entries of a table.
  var entries: [String: SwiftLiteral] { if case .table(let entries) = self { entries } else { [:] } }
}

/// Reads the constants of a file that are data.
struct SwiftLiteralReader {
  /// What is no data, and where.
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let text: String
  private var rest: Substring
  private var constants: [String: SwiftLiteral] = [:]

  /// All constants that begin a line; each may use those before it.
  /// - Throws: `Failure`
  static func constants(in text: String) throws -> [String: SwiftLiteral] {
    var reader = SwiftLiteralReader(text: text, rest: text[...])
    for match in text.matches(of: #/(?m)^(?:(?:public|private|fileprivate)\s+)?let\s+(\w+)\s*(?::[^=\n]*)?=/#) {
      reader.rest = text[match.range.upperBound...]
      reader.constants[String(match.1)] = try reader.expression()
      let left = reader.rest.prefix { !$0.isNewline }.drop { $0.isWhitespace || $0 == ";" }
      guard left.isEmpty || left.hasPrefix("//") else { throw reader.failure("this is no data: `\(left.prefix(40))`.") }
      let next = reader.rest.drop { $0.isWhitespace }
      guard next.first != "." else { throw reader.failure("what is called on it in the next line is no data.") }
    }
    return reader.constants
  }

  private init(text: String, rest: Substring) { (self.text, self.rest) = (text, rest) }

  private func failure(_ reason: String) -> Failure {
    let line = text[..<rest.startIndex].split(separator: "\n", omittingEmptySubsequences: false).count
    return Failure(description: "line \(line): \(reason)")
  }

  // MARK: Expressions

  private mutating func expression() throws -> SwiftLiteral {
    var value = try operand()
    while true {
      // The end of the line tells where a constant ends.
      let end = rest
      guard take("+") else {
        rest = end
        return value
      }
      switch (value, try operand()) {
      case (.text(let own), .text(let more)): value = .text(own + more)
      case (.list(let own), .list(let more)): value = .list(own + more)
      default: throw failure("only texts and lists are put together.")
      }
    }
  }

  private mutating func operand() throws -> SwiftLiteral {
    skip()
    if let number = rest.prefixMatch(of: #/-?[0-9][0-9_.]*/#) {
      rest = rest[number.range.upperBound...]
      return .word(String(number.0))
    }
    if take("\"") { return .text(try string()) }
    if take("[") { return try collection() }
    guard let path = rest.prefixMatch(of: #/\.?(?:[A-Za-z_]\w*\.)*([A-Za-z_]\w*)/#) else {
      throw failure("this is no data: `\(rest.prefix { !$0.isNewline }.prefix(40))`.")
    }
    let whole = String(path.0)
    let name = String(path.1)
    if let constant = constants[whole] {
      rest = rest[path.range.upperBound...]
      return constant
    }
    // Types and their members; functions of the file's own would have to be run.
    guard whole.first == "." || whole.first?.isUppercase == true || ["true", "false", "nil"].contains(whole) else {
      throw failure("`\(whole)` is not known here.")
    }
    rest = rest[path.range.upperBound...]
    guard rest.first == "(" else { return .word(name) }
    rest.removeFirst()
    return .call(name, try arguments())
  }

  private mutating func arguments() throws -> [SwiftLiteral.Argument] {
    var found: [SwiftLiteral.Argument] = []
    while !take(")") {
      var label: String?
      if let match = rest.prefixMatch(of: #/([A-Za-z_]\w*)\s*:/#) {
        label = String(match.1)
        rest = rest[match.range.upperBound...]
      }
      found.append(SwiftLiteral.Argument(label: label, value: try expression()))
      if take(",") { continue }
      guard take(")") else { throw failure("a `,` or `)` is expected.") }
      break
    }
    return found
  }

  private mutating func collection() throws -> SwiftLiteral {
    if take(":") {
      guard take("]") else { throw failure("a `]` is expected.") }
      return .table([:])
    }
    var items: [SwiftLiteral] = []
    var table: [String: SwiftLiteral] = [:]
    while !take("]") {
      let item = try expression()
      if take(":") {
        guard let key = item.string ?? item.name else { throw failure("a key is a text.") }
        table[key] = try expression()
      } else {
        items.append(item)
      }
      if take(",") { continue }
      guard take("]") else { throw failure("a `,` or `]` is expected.") }
      break
    }
    return table.isEmpty ? .list(items) : .table(table)
  }

  /// What follows a quotation mark, up to the next.
  private mutating func string() throws -> String {
    if rest.hasPrefix("\"\"") { throw failure("texts of several lines are not read.") }
    var found = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        found.append(character)
        continue
      }
      if let match = rest.prefixMatch(of: #/\((\w+)\)/#), let value = constants[String(match.1)]?.string {
        found += value
        rest = rest[match.range.upperBound...]
      } else if let escaped = rest.popFirst(), let plain = ["n": "\n", "t": "\t", "\"": "\"", "\\": "\\"][escaped] {
        found += plain
      } else {
        throw failure("only constants of the file can be put into a text.")
      }
    }
    return found
  }

  // MARK: Signs

  /// Takes a sign, if it is what comes next.
  private mutating func take(_ sign: Character) -> Bool {
    skip()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// Passes blanks and comments.
  private mutating func skip() {
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
      } else {
        return
      }
    }
  }
}
