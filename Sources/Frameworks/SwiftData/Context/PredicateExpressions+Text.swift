import Foundation

// What `#Predicate` makes of `name.localizedStandardContains(text)`, which Foundation has on Apple's systems only.

extension PredicateExpressions {
  /// Whether a text has another one in it, as a person who searches means it: whatever the case and the accents.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// What is looked through.
    public let root: Root
    /// What is looked for.
    public let other: Other

    /// Whether one text has the other in it.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// The answer for given values.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
    }
  }

  /// What `#Predicate` writes.
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
