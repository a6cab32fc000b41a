/// A value attached to characters, for a text renderer to read.
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the text, for a `TextRenderer` that knows its type. Of two values of a type, the inner one
  /// wins.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with { $0.attributes = $0.attributes.merging(CustomTextAttributes(value)) }
  }
}

/// The attributes attached to a range of text, one of each type. Attributes are immutable values.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  init() {}

  init<T: TextAttribute>(_ value: T) { values[ObjectIdentifier(T.self)] = value }

  subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }

  /// Returns these values, and those of others whose types are not among them.
  func merging(_ others: Self) -> Self {
    if others.values.isEmpty { return self }
    var copy = self
    copy.values.merge(others.values) { own, _ in own }
    return copy
  }

  /// Returns whether all values are known to be the same.
  static func == (a: Self, b: Self) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in
        guard let first = value as? any Equatable, let second = b.values[key] else { return false }
        return areEqual(first, second)
      }
  }

  private static func areEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { b as? T == a }
}
