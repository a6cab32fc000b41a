import Foundation

/// A predicate's format, parsed into a form that can be evaluated.
package indirect enum PredicateFormat: Sendable {
  package indirect enum Operand: Sendable {
    case key(String)
    case text(String)
    case number(Double)
    case list([Operand])
    /// The operand of `MATCHES`.
    case pattern(RegularExpression)
    /// The value of a placeholder that is neither text nor a number.
    case value(PredicateValue)
    /// What an expression makes of the evaluated object and the variables.
    case expression(_NSExpression)
    /// The elements of an array for which a predicate holds; the name stands for the element.
    case subquery(Operand, name: String, PredicateFormat)
    /// The value at a key path of another operand.
    case member(Operand, String)
    case none
  }

  package enum Comparison: Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, matches, like, isIn, between
  }

  /// The number of elements of the left side for which a comparison has to hold.
  package enum Quantity: Sendable { case itself, any, all, none }

  case constant(Bool)
  case not(PredicateFormat)
  case and(PredicateFormat, PredicateFormat)
  case or(PredicateFormat, PredicateFormat)
  case compare(Operand, Comparison, Operand, ignoresCase: Bool, ignoresMarks: Bool, of: Quantity = .itself)

  /// Returns whether the predicate holds, given the values of its keys.
  package func holds(_ value: (String) -> Any?) -> Bool {
    switch self {
    case .constant(let result): result
    case .not(let inner): !inner.holds(value)
    case .and(let first, let second): first.holds(value) && second.holds(value)
    case .or(let first, let second): first.holds(value) || second.holds(value)
    case .compare(let left, let comparison, let right, let ignoresCase, let ignoresMarks, let quantity):
      PredicateComparison(ignoresCase: ignoresCase, ignoresMarks: ignoresMarks)
        .holds(left.resolved(value), comparison, right.resolved(value), of: quantity)
    }
  }
}

extension PredicateFormat {
  /// The keys that it uses.
  package var keys: [String] {
    switch self {
    case .constant: []
    case .not(let inner): inner.keys
    case .and(let first, let second), .or(let first, let second): first.keys + second.keys
    case .compare(let left, _, let right, _, _, _): left.keys + right.keys
    }
  }
}

extension PredicateFormat.Operand {
  fileprivate var keys: [String] {
    switch self {
    case .key(let key): [key]
    case .list(let operands): operands.flatMap(\.keys)
    case .subquery(let list, _, _), .member(let list, _): list.keys
    case .text, .number, .pattern, .value, .expression, .none: []
    }
  }

  /// Returns a number, a string, an array of both, a pattern, or nil.
  fileprivate func resolved(_ value: (String) -> Any?) -> Any? {
    switch self {
    case .key(let key): value(key)
    case .text(let text): text
    case .number(let number): number
    case .pattern(let pattern): pattern
    case .list(let operands): operands.map { $0.resolved(value) }
    case .value(let given): given.value
    case .expression(let expression): PredicateKey.flattened(expression.value(of: value))
    case .member(let operand, let path):
      PredicateKey.follow(path.split(separator: ".")[...], from: operand.resolved(value))
    case .subquery(let list, let name, let format):
      PredicateKey.list(list.resolved(value))?.filter { element in
        format.holds { key in
          guard key == name || key.hasPrefix(name + ".") else { return value(key) }
          return PredicateKey.follow(key.split(separator: ".").dropFirst(), from: element)
        }
      }
    case .none: nil
    }
  }
}

/// A value that is only compared.
package struct PredicateValue: @unchecked Sendable {
  let value: Any
}

/// Compares two values as `NSPredicate` does.
struct PredicateComparison {
  let ignoresCase: Bool
  let ignoresMarks: Bool

  func holds(
    _ left: Any?, _ comparison: PredicateFormat.Comparison, _ right: Any?, of quantity: PredicateFormat.Quantity
  ) -> Bool {
    guard quantity != .itself else { return holds(left, comparison, right) }
    let elements = PredicateKey.list(left) ?? []
    switch quantity {
    case .all: return elements.allSatisfy { holds($0, comparison, right) }
    case .none: return !elements.contains { holds($0, comparison, right) }
    case .any, .itself: return elements.contains { holds($0, comparison, right) }
    }
  }

  private func holds(_ left: Any?, _ comparison: PredicateFormat.Comparison, _ right: Any?) -> Bool {
    switch comparison {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: compare(left, right) { $0 < $1 }
    case .lessOrEqual: compare(left, right) { $0 <= $1 }
    case .greater: compare(left, right) { $0 > $1 }
    case .greaterOrEqual: compare(left, right) { $0 >= $1 }
    case .contains: list(left)?.contains { isEqual($0, right) } ?? texts(left, right) { $1.isEmpty || $0.contains($1) }
    case .beginsWith: texts(left, right) { $0.hasPrefix($1) }
    case .endsWith: texts(left, right) { $0.hasSuffix($1) }
    case .matches: matches(left, right)
    case .like: texts(left, right) { Self.isLike(Array($0), Array($1)) }
    case .isIn: list(right)?.contains { isEqual(left, $0) } ?? texts(right, left) { $0.contains($1) }
    case .between:
      if let limits = list(right), limits.count == 2 {
        holds(left, .greaterOrEqual, limits[0]) && holds(left, .lessOrEqual, limits[1])
      } else {
        false
      }
    }
  }

  /// A string does not count as an array here.
  private func list(_ value: Any?) -> [Any?]? { value is String ? nil : PredicateKey.list(value) }

  private func text(_ value: Any?) -> String? {
    guard var text = Self.text(value) else { return nil }
    if ignoresCase { text = text.lowercased() }
    return ignoresMarks ? folded(text) : text
  }

  private func texts(_ left: Any?, _ right: Any?, _ holds: (String, String) -> Bool) -> Bool {
    guard let left = text(left), let right = text(right) else { return false }
    return holds(left, right)
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = Self.number(left), let right = Self.number(right) { return left == right }
    if let left = text(left), let right = text(right) { return left == right }
    if let left = Self.value(left), let right = Self.value(right) { return left == right }
    return left == nil && right == nil
  }

  private static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let raw as any RawRepresentable: raw.rawValue as? String
    default: nil
    }
  }

  /// Returns any other comparable value.
  private static func value(_ value: Any?) -> AnyHashable? {
    if let identity = (value as? any PredicateSubject)?.predicateIdentity { return identity }
    return switch value {
    case let object as NSObject: AnyHashable(object)
    case let value as AnyHashable: value
    case let object? where type(of: object) is AnyClass: AnyHashable(ObjectIdentifier(object as AnyObject))
    default: nil
    }
  }

  private func compare(_ left: Any?, _ right: Any?, _ holds: (Double, Double) -> Bool) -> Bool {
    if let left = Self.number(left), let right = Self.number(right) { return holds(left, right) }
    if let left = left as? Date, let right = right as? Date {
      return holds(left.timeIntervalSinceReferenceDate, right.timeIntervalSinceReferenceDate)
    }
    guard let left = text(left), let right = text(right) else { return false }
    return holds(left < right ? -1 : left == right ? 0 : 1, 0)
  }

  /// Returns whether a value matches. A literal pattern is parsed already; a pattern that is an element's value is not.
  private func matches(_ left: Any?, _ right: Any?) -> Bool {
    guard var text = Self.text(left) else { return false }
    if ignoresMarks { text = folded(text) }
    if let pattern = right as? RegularExpression { return pattern.matches(text) }
    guard let pattern = right as? String else { return false }
    return (try? regularExpression(pattern).matches(text)) ?? false
  }

  /// - Throws: `UnreadablePredicate`
  func regularExpression(_ pattern: String) throws -> RegularExpression {
    try RegularExpression(ignoresMarks ? folded(pattern) : pattern, ignoresCase: ignoresCase)
  }

  private func folded(_ text: String) -> String { text.folding(options: .diacriticInsensitive, locale: nil) }

  /// `*` stands for any text, `?` for any letter. On a mismatch the last `*` takes one more letter; earlier ones never
  /// have to.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (place, step) = (0, 0)
    var last: (place: Int, step: Int)?
    while place < text.count {
      if step < pattern.count, pattern[step] == "*" {
        last = (place, step)
        step += 1
      } else if step < pattern.count, pattern[step] == "?" || pattern[step] == text[place] {
        (place, step) = (place + 1, step + 1)
      } else if let star = last {
        last = (star.place + 1, star.step)
        (place, step) = (star.place + 1, star.step + 1)
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == "*" }
  }

  /// Boolean values count as 1 and 0.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let truth as Bool: truth ? 1 : 0
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as Float: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: number.doubleValue
    case let raw as any RawRepresentable: Self.number(raw.rawValue)
    default: nil
    }
  }
}
