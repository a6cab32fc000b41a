import Foundation

/// A key for a value in the environment.
@preconcurrency
public protocol EnvironmentKey {
  /// What the key stands for.
  associatedtype Value
  /// What is read where nobody set anything.
  static var defaultValue: Value { get }
}

/// The values a view inherits from its ancestors. A copy costs one reference; setting a value adds one link to a chain.
public struct EnvironmentValues: CustomStringConvertible {
  private var head: Link?

  /// The defaults of all keys.
  public init() {}

  /// One value that was set, and those set further up.
  private class Link {
    let key: ObjectIdentifier
    let next: Link?

    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
    }

    /// What it is called and what it is.
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

  /// The value of a key: what was set last, or the key's default. A body that reads it depends on it.
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

  /// Reads without being noticed by the body that is running.
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

  /// The values that were set, the last one first.
  public var description: String {
    let links = sequence(state: head) { link -> Link? in
      defer { link = link?.next }
      return link
    }
    return "[" + links.map(\.words).joined(separator: ", ") + "]"
  }

  /// True if nothing can differ, since both are the same chain.
  func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }
}
