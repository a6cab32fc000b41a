/// A value that views hand to their ancestors.
public protocol PreferenceKey {
  /// What is handed up.
  associatedtype Value

  /// What an ancestor sees if no descendant sets the value.
  static var defaultValue: Value { get }

  /// Joins the value so far with the next one in view order. `nextValue` is expensive to call and need not be called.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
