/// A named value that views pass to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no descendant sets one.
  static var defaultValue: Value { get }

  /// Combines the value so far with the next one in view order. `nextValue` is expensive to call and optional.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
