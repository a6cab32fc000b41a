import Foundation

/// Swift code that is only data, as most Tuist manifests are: strings, arrays, dictionaries, and calls with such
/// arguments.
indirect enum SwiftLiteral {
  /// An argument of a call.
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

  /// Returns the argument of a call with a label; nil for the first without a label.
  subscript(label: String?) -> SwiftLiteral? {
    if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
  }

  /// The value of a string.
  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The name of a call or a word.
  var name: String? {
    switch self {
    case .word(let name), .call(let name, _): name
    default: nil
    }
  }

  /// The elements of an array.
  var items: [SwiftLiteral] { if case .list(let items) = self { items } else { [] } }

  /// The entries of a dictionary.
  var entries: [String: SwiftLiteral] { if case .table(let entries) = self { entries } else { [:] } }
}

/// Reads the constants of a file that are data.
struct SwiftLiteralReader {
  /// The code that is not data, and its place.
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let text: String
  private var rest: Substring
  private var constants: [String: SwiftLiteral] = [:]

  /// Returns all constants that begin a line; each may use those before it.
  /// - Throws: `Failure`
  static func constants(in text: String) throws -> [String: SwiftLiteral] {
    var reader = SwiftLiteralReader(text: text, rest: text[...])
    for match in text.matches(of: #/(?m)^(?:(?:public|private|fileprivate)\s+)?let\s+(\w+)\s*(?::[^=\n]*)?=/#) {
      reader.rest = text[match.range.upperBound...]
      reader.constants[String(match.1)] = try reader.expression()
      let left = reader.rest.prefix { !$0.isNewline }.drop { $0.isWhitespace || $0 == ";" }
      guard left.isEmpty || left.hasPrefix("//") else {
        throw reader.failure("this is not plain data: `\(left.prefix(40))`.")
      }
      let next = reader.rest.drop { $0.isWhitespace }
      guard next.first != "." else { throw reader.failure("the call in the next line is not plain data.") }
    }
    return reader.constants
  }

  /// Returns the data that begins at a place of a text, and where it ends.
  /// - Throws: `Failure`
  static func literal(in text: String, from start: String.Index) throws -> (SwiftLiteral, end: String.Index) {
    var reader = SwiftLiteralReader(text: text, rest: text[start...])
    let value = try reader.expression()
    return (value, reader.rest.startIndex)
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
      // The end of the line shows where a constant ends.
      let end = rest
      guard take("+") else {
        rest = end
        return value
      }
      switch (value, try operand()) {
      case (.text(let own), .text(let more)): value = .text(own + more)
      case (.list(let own), .list(let more)): value = .list(own + more)
      default: throw failure("only strings and lists can be added.")
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
      throw failure("this is not plain data: `\(rest.prefix { !$0.isNewline }.prefix(40))`.")
    }
    let whole = String(path.0)
    let name = String(path.1)
    if let constant = constants[whole] {
      rest = rest[path.range.upperBound...]
      return constant
    }
    // Types and their members; the file's own functions would have to be run.
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
      guard take(")") else { throw failure("expected `,` or `)`.") }
      break
    }
    return found
  }

  private mutating func collection() throws -> SwiftLiteral {
    if take(":") {
      guard take("]") else { throw failure("expected `]`.") }
      return .table([:])
    }
    var items: [SwiftLiteral] = []
    var table: [String: SwiftLiteral] = [:]
    while !take("]") {
      let item = try expression()
      if take(":") {
        guard let key = item.string ?? item.name else { throw failure("a key must be a string.") }
        table[key] = try expression()
      } else {
        items.append(item)
      }
      if take(",") { continue }
      guard take("]") else { throw failure("expected `,` or `]`.") }
      break
    }
    return table.isEmpty ? .list(items) : .table(table)
  }

  /// Reads a string after its opening quotation mark.
  private mutating func string() throws -> String {
    if rest.hasPrefix("\"\"") { throw failure("multiline strings are not supported.") }
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
        throw failure("only constants of the file can be interpolated.")
      }
    }
    return found
  }

  // MARK: Signs

  /// Consumes a character, if it comes next.
  private mutating func take(_ sign: Character) -> Bool {
    skip()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips blanks and comments.
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
