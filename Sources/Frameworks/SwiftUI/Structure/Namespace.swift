import Synchronization

/// A namespace for ids that belongs to the view and lives as long as its identity.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var slot: NamespaceSlot?

  /// Creates a namespace.
  public init() {}

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  /// The view's namespace. Outside views, a unique one.
  public var wrappedValue: ID { slot?.id ?? NamespaceSlot().id }
}

extension Namespace: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> NamespaceSlot { NamespaceSlot() }
  mutating func install(_ slot: NamespaceSlot) { self.slot = slot }
}

extension Namespace: InputComparable {
  /// The namespace belongs to the identity.
  func isEqualInput(to other: Namespace) -> Bool { true }
}

/// A number unique to this namespace in the process.
final class NamespaceSlot: Sendable {
  private static let last = Mutex<UInt64>(0)
  let id: Namespace.ID

  init() {
    id = Namespace.ID(
      number: Self.last.withLock {
        $0 += 1
        return $0
      })
  }
}
