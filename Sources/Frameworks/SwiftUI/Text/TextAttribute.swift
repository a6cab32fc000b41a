/// Something that a text renderer can find out about the characters that it draws.
public protocol TextAttribute {}

extension Text {
  /// Marks the text with a value, for a `TextRenderer` that knows its type. Of two values of a type the inner one wins.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with { $0.attributes = $0.attributes.merging(CustomTextAttributes(value)) }
  }
}

/// The values that a stretch of text is marked with, one of each type. Attributes are plain values that nobody changes.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  init() {}

  init<T: TextAttribute>(_ value: T) { values[ObjectIdentifier(T.self)] = value }

  subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }

  /// These, and those of others whose types are not among them.
  func merging(_ others: Self) -> Self {
    if others.values.isEmpty { return self }
    var copy = self
    copy.values.merge(others.values) { own, _ in own }
    return copy
  }

  /// True if all values are known to be the same.
  static func == (a: Self, b: Self) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in
        guard let first = value as? any Equatable, let second = b.values[key] else { return false }
        return areEqual(first, second)
      }
  }

  private static func areEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { b as? T == a }
}
