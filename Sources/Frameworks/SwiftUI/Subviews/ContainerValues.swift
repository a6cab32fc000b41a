import Foundation

/// A key for a value that views pass to their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
@available(iOS 18.0, *)
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: AnyHashable?

  /// The view's value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag if it has this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  init(_ facts: LeafFacts) { self.init(facts.tag, facts.containerValues[...]) }

  /// Creates the values of the enclosing section; nil outside sections.
  init?(sectionAround facts: LeafFacts) {
    guard let section = facts.section else { return nil }
    self.init(section.tag, facts.containerValues.prefix(section.values))
  }

  private init(_ tag: AnyHashable?, _ told: ArraySlice<(inout ContainerValues) -> Void>) {
    self.tag = tag
    // The outermost were collected first, and win.
    for write in told.reversed() { write(&self) }
  }
}

/// Passes a value of the view to its container.
@available(iOS 18.0, *)
nonisolated public struct _ContainerValueModifier<Value>: LeafStatement, LayoutStatement {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    let (keyPath, value) = (keyPath, value)
    facts.containerValues.append { $0[keyPath: keyPath] = value }
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Sets a value that the container finds in the `containerValues` of the view's `Subview`.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
