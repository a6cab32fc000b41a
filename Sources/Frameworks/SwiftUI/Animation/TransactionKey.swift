/// A key for a custom value in transactions, identified by its type.
public protocol TransactionKey<Value> {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// Custom values by key. Like everything that views are made of, they are used on one thread at a time.
struct TransactionValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether both are known to hold equal values; values that cannot be compared count as different. That different
  /// values make updates of their own is a guess.
  func isSame(as other: TransactionValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        guard let value = value as? any Equatable, let other = other.values[key] else { return false }
        return value.isEqual(to: other)
      }
  }

  func merging(_ inner: TransactionValues) -> TransactionValues {
    var merged = self
    merged.values.merge(inner.values) { $1 }
    return merged
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
