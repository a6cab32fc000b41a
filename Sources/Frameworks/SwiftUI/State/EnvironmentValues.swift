import Foundation

/// A key for an environment value.
@preconcurrency
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors. Copying costs one reference; setting a value adds a link to a
/// chain.
public struct EnvironmentValues: CustomStringConvertible {
  private var head: Link?

  /// Creates an environment of default values.
  public init() {}

  /// A value that was set, linked to those set further up.
  private class Link {
    let key: ObjectIdentifier
    let next: Link?

    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
    }

    /// The description of the key and the value.
    var words: String { "" }
  }

  private final class ValueLink<Key: EnvironmentKey>: Link {
    let value: Key.Value

    init(_ value: Key.Value, next: Link?) {
      self.value = value
      super.init(key: ObjectIdentifier(Key.self), next: next)
    }

    override var words: String { "\(Key.self) = \(value)" }
  }

  /// The value for a key: the one set last, or the key's default. A body that reads it depends on it.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let value = peek(key)
      if DependencyScope.current != nil, MainThread.isCurrent {
        MainActor.assumeIsolated { Self.record(K.self) }
      }
      return value
    }
    set {
      head = ValueLink<K>(newValue, next: head)
    }
  }

  /// Reads without recording a dependency.
  private func peek<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    var link = head
    while let current = link {
      if current.key == id, let found = current as? ValueLink<K> { return found.value }
      link = current.next
    }
    return K.defaultValue
  }

  @MainActor
  private static func record<K: EnvironmentKey>(_ key: K.Type) {
    DependencyScope.current?.record(
      DependencyScope.EnvironmentRead(key: key) { old, new in
        ValueComparison.areEqual(old.peek(key), new.peek(key))
      })
  }

  /// The values that were set, most recent first.
  public var description: String {
    let links = sequence(state: head) { link -> Link? in
      defer { link = link?.next }
      return link
    }
    return "[" + links.map(\.words).joined(separator: ", ") + "]"
  }

  /// Returns whether both are the same chain, so that nothing can differ.
  func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }
}
