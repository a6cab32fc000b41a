import Foundation

/// The parts of a comparison, for code that asks what kind of predicate it has. Caveat: predicates from formats are not
/// comparisons here.
@available(*, deprecated, message: "No predicate is a comparison here.")
extension NSComparisonPredicate {
  /// The left expression. Caveat: it is always the value nil.
  @_disfavoredOverload
  public var leftExpression: _NSExpression { _NSExpression(forConstantValue: nil) }
  /// The right expression. Caveat: it is always the value nil.
  @_disfavoredOverload
  public var rightExpression: _NSExpression { _NSExpression(forConstantValue: nil) }
}
