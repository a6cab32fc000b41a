/// A value that an app adds to transactions: the type of the key is its name.
public protocol TransactionKey<Value> {
  /// What is kept under the key.
  associatedtype Value
  /// What a transaction has that nobody set it for.
  static var defaultValue: Value { get }
}

/// What is kept under keys. Like all that a view is made of, the values are used on one thread at a time.
struct TransactionValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// True if both are known to hold the same; values that cannot be compared differ. That different values make updates of their own
  /// is a guess.
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
