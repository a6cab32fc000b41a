import Foundation

/// A predicate as text, read into a form that can be evaluated.
package indirect enum PredicateFormat: Sendable {
  package enum Operand: Sendable {
    case key(String)
    case text(String)
    case number(Double)
    case list([Operand])
    /// What `MATCHES` compares with.
    case pattern(RegularExpression)
    case none
  }

  package enum Comparison: Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, matches, like, isIn
  }

  case constant(Bool)
  case not(PredicateFormat)
  case and(PredicateFormat, PredicateFormat)
  case or(PredicateFormat, PredicateFormat)
  case compare(Operand, Comparison, Operand, ignoresCase: Bool, ignoresMarks: Bool)

  /// True if the predicate holds for what `value` answers for its keys.
  package func holds(_ value: (String) -> Any?) -> Bool {
    switch self {
    case .constant(let result): result
    case .not(let inner): !inner.holds(value)
    case .and(let first, let second): first.holds(value) && second.holds(value)
    case .or(let first, let second): first.holds(value) || second.holds(value)
    case .compare(let left, let comparison, let right, let ignoresCase, let ignoresMarks):
      PredicateComparison(ignoresCase: ignoresCase, ignoresMarks: ignoresMarks)
        .holds(left.resolved(value), comparison, right.resolved(value))
    }
  }
}

extension PredicateFormat {
  /// The keys that it asks for.
  package var keys: [String] {
    switch self {
    case .constant: []
    case .not(let inner): inner.keys
    case .and(let first, let second), .or(let first, let second): first.keys + second.keys
    case .compare(let left, _, let right, _, _): left.keys + right.keys
    }
  }
}

extension PredicateFormat.Operand {
  fileprivate var keys: [String] {
    switch self {
    case .key(let key): [key]
    case .list(let operands): operands.flatMap(\.keys)
    case .text, .number, .pattern, .none: []
    }
  }

  /// A number, a text, a list of both, a pattern, or nil.
  fileprivate func resolved(_ value: (String) -> Any?) -> Any? {
    switch self {
    case .key(let key): value(key)
    case .text(let text): text
    case .number(let number): number
    case .pattern(let pattern): pattern
    case .list(let operands): operands.map { $0.resolved(value) }
    case .none: nil
    }
  }
}

/// Compares two values as `NSPredicate` does.
struct PredicateComparison {
  let ignoresCase: Bool
  let ignoresMarks: Bool

  func holds(_ left: Any?, _ comparison: PredicateFormat.Comparison, _ right: Any?) -> Bool {
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
    }
  }

  private func list(_ value: Any?) -> [Any?]? { value as? [Any?] }

  private func text(_ value: Any?) -> String? {
    guard var text = value as? String else { return nil }
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
    return left == nil && right == nil
  }

  private func compare(_ left: Any?, _ right: Any?, _ holds: (Double, Double) -> Bool) -> Bool {
    if let left = Self.number(left), let right = Self.number(right) { return holds(left, right) }
    guard let left = text(left), let right = text(right) else { return false }
    return holds(left < right ? -1 : left == right ? 0 : 1, 0)
  }

  /// A pattern that was written is read already, one that an element has as its value is not.
  private func matches(_ left: Any?, _ right: Any?) -> Bool {
    guard var text = left as? String else { return false }
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

  /// `*` is any text, `?` any letter. When a letter does not fit, the last `*` takes one more: those before it never have to.
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

  /// Truth values count as 1 and 0.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let truth as Bool: truth ? 1 : 0
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let type as ElementType: Double(type.rawValue)
    default: nil
    }
  }
}
