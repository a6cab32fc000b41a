import Foundation

// The expansion of `name.localizedStandardContains(text)` in `#Predicate`, which Foundation has only on Apple's
// systems.

extension PredicateExpressions {
  /// Whether a string contains another, as a search would: ignoring case and diacritics.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The string to search in.
    public let root: Root
    /// The string to search for.
    public let other: Other

    /// Creates an expression from both strings.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Returns the result for given values.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
    }
  }

  /// Returns the expression that `#Predicate` builds.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
