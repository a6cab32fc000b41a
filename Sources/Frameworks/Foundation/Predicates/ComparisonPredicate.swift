import Foundation

/// `NSComparisonPredicate` in an app's source: a predicate that compares the values of two expressions. Foundation's
/// own class takes expressions that cannot be created on this platform. Caveats: predicates from formats are not
/// comparisons here, and one with a method of the app's (`customSelector`) never holds.
public final class _NSComparisonPredicate: NSPredicate {
  /// The number of elements of the left side for which a comparison has to hold.
  public enum Modifier: UInt, Sendable { case direct = 0, all, any }

  /// How two values are compared. Numbers as in Foundation.
  public enum Operator: UInt, Sendable {
    case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
    case beginsWith, endsWith, `in`, customSelector
    case contains = 99, between
  }

  /// What a comparison of texts ignores.
  public struct Options: OptionSet, Sendable {
    /// The sum of the options' numbers.
    public let rawValue: UInt
    /// Creates options from the sum of their numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upper and lower case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents and other marks.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Nothing: texts are the same or not. Caveat: it has no effect.
    public static let normalized = Options(rawValue: 4)
  }

  /// The left side.
  public let leftExpression: _NSExpression
  /// The right side.
  public let rightExpression: _NSExpression
  /// For how many elements of the left side it has to hold.
  public let comparisonPredicateModifier: Modifier
  /// How the sides are compared.
  public let predicateOperatorType: Operator
  /// What a comparison of texts ignores.
  public let options: Options

  /// Creates a comparison.
  public init(
    leftExpression lhs: _NSExpression, rightExpression rhs: _NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (leftExpression, rightExpression) = (lhs, rhs)
    (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
    let format = type.comparison.map { comparison in
      PredicateFormat.compare(
        .expression(lhs), comparison, .expression(rhs), ignoresCase: options.contains(.caseInsensitive),
        ignoresMarks: options.contains(.diacriticInsensitive), of: modifier.quantity)
    }
    super.init(block: { object, variables in
      format?.holds { key in PredicateKey.value(of: key, in: object, variables: variables ?? [:]) } ?? false
    })
  }

  /// Not here: a predicate is not archived.
  public required init?(coder: NSCoder) { nil }
}

extension _NSComparisonPredicate.Modifier {
  fileprivate var quantity: PredicateFormat.Quantity {
    switch self {
    case .direct: .itself
    case .all: .all
    case .any: .any
    }
  }
}

extension _NSComparisonPredicate.Operator {
  fileprivate var comparison: PredicateFormat.Comparison? {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    case .customSelector: nil
    }
  }
}

extension _NSExpression {
  /// Creates an expression that is the value of the evaluated object at a key path; nil for objects of another type.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(block: { object, _, _ in ((object as? Root)?[keyPath: keyPath] as Any?) ?? NSNull() }, arguments: nil)
  }
}
