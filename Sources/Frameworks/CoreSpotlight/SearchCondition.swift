import Foundation

/// The condition of a query.
indirect enum SearchCondition: Sendable {
  /// The name of an attribute, the operator, the operand, and the modifiers.
  case comparison(String, String, String, Set<Character>)
  case all([SearchCondition])
  case any([SearchCondition])
  /// Each word is a prefix of a word in the item.
  case words([String])

  /// Returns nil if the query is invalid.
  init?(_ query: String) {
    var reader = Reader(rest: Substring(query))
    guard let condition = reader.any(), reader.isAtEnd else { return nil }
    self = condition
  }

  func holds(for values: [String: Any]) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(for: values) }
    case .any(let parts): parts.contains { $0.holds(for: values) }
    case .words(let words): !words.isEmpty && words.allSatisfy { Self.isWord($0, of: values) }
    case .comparison(let name, let operation, let wanted, let modifiers):
      Self.compare(Self.list(name == "*" ? nil : name, values), operation, wanted, modifiers)
    }
  }

  /// Returns the strings of an attribute; those of all attributes without a name.
  private static func list(_ name: String?, _ values: [String: Any]) -> [Any] {
    let found = name.map { [values[$0]].compactMap(\.self) } ?? Array(values.values)
    return found.flatMap { $0 as? [Any] ?? [$0] }
  }

  private static func isWord(_ word: String, of values: [String: Any]) -> Bool {
    let names = ["title", "displayName", "alternateNames", "contentDescription", "keywords", "textContent", "subject"]
    let texts = names.flatMap { list($0, values) }.compactMap { $0 as? String }
    return texts.flatMap { $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) }
      .contains { $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil }
  }

  private static func compare(
    _ values: [Any], _ operation: String, _ wanted: String, _ modifiers: Set<Character>
  ) -> Bool {
    if operation == "!=" { return !compare(values, "==", wanted, modifiers) }
    return values.contains { value in
      if let number = (value as? NSNumber)?.doubleValue ?? (value as? Date)?.timeIntervalSinceReferenceDate {
        guard let wanted = Double(wanted) else { return wanted == "*" }
        switch operation {
        case "<": return number < wanted
        case "<=": return number <= wanted
        case ">": return number > wanted
        case ">=": return number >= wanted
        default: return number == wanted
        }
      }
      guard let text = value as? String else { return wanted == "*" }
      var options: String.CompareOptions = []
      if !modifiers.isDisjoint(with: "cwt") { options.insert(.caseInsensitive) }
      if modifiers.contains("d") { options.insert(.diacriticInsensitive) }
      if operation != "==" {
        let order = text.compare(wanted, options: options)
        return operation.hasPrefix("<") ? order == .orderedAscending : order == .orderedDescending
      }
      return isLike(text, wanted, options)
    }
  }

  /// Returns whether a string matches a pattern, in which an asterisk is any text.
  private static func isLike(_ text: String, _ wanted: String, _ options: String.CompareOptions) -> Bool {
    let parts = wanted.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    var rest = text.startIndex..<text.endIndex
    for (index, part) in parts.enumerated() where !part.isEmpty {
      var how = options
      if index == 0 { how.insert(.anchored) }
      if index == parts.count - 1, index > 0 { how.formUnion([.backwards, .anchored]) }
      guard let found = text.range(of: part, options: how, range: rest) else { return false }
      if index == parts.count - 1, index > 0 { return true }
      rest = found.upperBound..<text.endIndex
    }
    return parts.last?.isEmpty == true || parts.count > 1 || rest.isEmpty
  }

  private struct Reader {
    var rest: Substring

    mutating func skip() { rest = rest.drop(while: \.isWhitespace) }
    var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }
    mutating func take(_ text: String) -> Bool {
      skip()
      guard rest.hasPrefix(text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    }

    mutating func any() -> SearchCondition? {
      guard let first = all() else { return nil }
      var parts = [first]
      while take("||") {
        guard let next = all() else { return nil }
        parts.append(next)
      }
      return parts.count == 1 ? first : .any(parts)
    }
    mutating func all() -> SearchCondition? {
      guard let first = one() else { return nil }
      var parts = [first]
      while take("&&") {
        guard let next = one() else { return nil }
        parts.append(next)
      }
      return parts.count == 1 ? first : .all(parts)
    }
    mutating func one() -> SearchCondition? {
      if take("(") {
        guard let inner = any(), take(")") else { return nil }
        return inner
      }
      skip()
      let letters = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" }
      rest = rest.dropFirst(letters.count)
      // Of two asterisks the second stands for custom attributes.
      let name = letters == "**" ? "*" : String(letters)
      guard !name.isEmpty, let operation = ["==", "!=", "<=", ">=", "<", ">"].first(where: { take($0) }) else {
        return nil
      }
      guard let wanted = value() else { return nil }
      let modifiers = rest.prefix(while: \.isLetter)
      rest = rest.dropFirst(modifiers.count)
      return .comparison(name, operation, wanted, Set(modifiers))
    }
    /// Returns a quoted string or a number.
    mutating func value() -> String? {
      skip()
      guard let mark = rest.first, mark == "\"" || mark == "'" else {
        let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        rest = rest.dropFirst(number.count)
        return number.isEmpty ? nil : String(number)
      }
      rest = rest.dropFirst()
      var text = ""
      while let next = rest.popFirst() {
        if next == mark { return text }
        if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(next) }
      }
      return nil
    }
  }
}
