import Synchronization

/// A name space for ids, of the view's own for as long as its identity lives.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var slot: NamespaceSlot?

  /// A new name space.
  public init() {}

  /// What tells one name space from another.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  /// The name space of the view. Outside of views it is one that nothing else has.
  public var wrappedValue: ID { slot?.id ?? NamespaceSlot().id }
}

extension Namespace: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> NamespaceSlot { NamespaceSlot() }
  mutating func install(_ slot: NamespaceSlot) { self.slot = slot }
}

extension Namespace: InputComparable {
  /// The name space belongs to the identity.
  func isEqualInput(to other: Namespace) -> Bool { true }
}

/// A number that no other name space of the process has.
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
