import Foundation

/// Reads the format of an expression.
struct ExpressionParser {
  private var rest: Substring
  private var arguments: ArraySlice<Any>
  private var depth = 0
  private static let mostNested = 200

  init(_ format: String, _ arguments: [Any]) { (rest, self.arguments) = (format[...], arguments[...]) }

  /// Returns the expression; nil if it cannot be read.
  mutating func parse() -> _NSExpression.Node? {
    guard let node = sum() else { return nil }
    return next == nil ? node : nil
  }

  /// The next character that is no space.
  private var next: Character? {
    mutating get {
      rest = rest.drop(while: \.isWhitespace)
      return rest.first
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard next != nil, rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func sum() -> _NSExpression.Node? {
    guard var left = product() else { return nil }
    while let sign = next, sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let right = product() else { return nil }
      left = .function(sign == "+" ? "add:to:" : "from:subtract:", [left, right])
    }
    return left
  }

  private mutating func product() -> _NSExpression.Node? {
    guard var left = power() else { return nil }
    while let sign = next, sign == "*" || sign == "/" {
      rest.removeFirst()
      guard let right = power() else { return nil }
      left = .function(sign == "*" ? "multiply:by:" : "divide:by:", [left, right])
    }
    return left
  }

  private mutating func power() -> _NSExpression.Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostNested, let base = operand() else { return nil }
    guard take("**") else { return base }
    return power().map { .function("raise:toPower:", [base, $0]) }
  }

  private mutating func operand() -> _NSExpression.Node? {
    guard let first = next else { return nil }
    switch first {
    case "-":
      rest.removeFirst()
      return power().map { .function("negate:", [$0]) }
    case "(":
      rest.removeFirst()
      guard let inner = sum(), take(")") else { return nil }
      return inner
    case "{":
      rest.removeFirst()
      return items(until: "}").map { .list($0) }
    case "\"", "'":
      rest.removeFirst()
      let text = rest.prefix { $0 != first }
      rest = rest.dropFirst(text.count)
      return take(String(first)) ? .constant(String(text)) : nil
    case "%": return placeholder()
    case "$":
      rest.removeFirst()
      return .variable(word())
    case _ where first.isNumber || first == ".": return number()
    case _ where first.isLetter || first == "_" || first == "@": return named()
    default: return nil
    }
  }

  private mutating func items(until end: String) -> [_NSExpression.Node]? {
    var items: [_NSExpression.Node] = []
    if take(end) { return items }
    repeat {
      guard let item = sum() else { return nil }
      items.append(item)
    } while take(",")
    return take(end) ? items : nil
  }

  private mutating func placeholder() -> _NSExpression.Node? {
    let format = rest.prefixMatch(of: #/%(?:@|K|(?:ll|l|h|q)?[diufgexX])/#)
    guard let format, let value = arguments.popFirst() else { return nil }
    rest = rest[format.range.upperBound...]
    return format.0 == "%K" ? .key("\(value)") : .constant(value)
  }

  private mutating func number() -> _NSExpression.Node? {
    guard let match = rest.prefixMatch(of: #/\d*(?:\.\d*)?(?:[eE][+-]?\d+)?/#) else { return nil }
    rest = rest[match.range.upperBound...]
    if let whole = Int(match.0) { return .constant(NSNumber(value: whole)) }
    return Double(match.0.hasSuffix(".") ? match.0 + "0" : match.0).map { .constant(NSNumber(value: $0)) }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func named() -> _NSExpression.Node? {
    let name = word()
    if next == "(" {
      rest.removeFirst()
      return items(until: ")").map { .function(name + ($0.isEmpty ? "" : ":"), $0) }
    }
    switch name.lowercased() {
    case "self": return .key("self")
    case "nil", "null": return .constant(nil)
    case "true", "yes": return .constant(true)
    case "false", "no": return .constant(false)
    default: return .key(name)
    }
  }
}
