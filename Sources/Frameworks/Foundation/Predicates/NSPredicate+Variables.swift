import Foundation

extension NSPredicate {
  /// Returns a predicate in which `$variables` have these values.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate { object, others in
      self.evaluate(with: object, substitutionVariables: variables.merging(others ?? [:]) { $1 })
    }
  }
}
