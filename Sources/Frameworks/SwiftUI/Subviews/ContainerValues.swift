import Foundation

/// Names a value that views tell the container around them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a view tells that says nothing.
  static var defaultValue: Value { get }
}

/// What a view tells the container around it.
@available(iOS 18.0, *)
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: AnyHashable?

  /// What the view tells for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  init(_ facts: TabFacts) { self.init(facts.tag, facts.containerValues[...]) }

  /// What the section around tells; nil outside of sections.
  init?(sectionAround facts: TabFacts) {
    guard let section = facts.section else { return nil }
    self.init(section.tag, facts.containerValues.prefix(section.values))
  }

  private init(_ tag: AnyHashable?, _ told: ArraySlice<(inout ContainerValues) -> Void>) {
    self.tag = tag
    // The outermost were met first, and count.
    for write in told.reversed() { write(&self) }
  }
}

/// Tells the container around something about the view.
@available(iOS 18.0, *)
nonisolated public struct _ContainerValueModifier<Value>: TabStatement, LayoutStatement {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    let (keyPath, value) = (keyPath, value)
    facts.containerValues.append { $0[keyPath: keyPath] = value }
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Tells the container around something about the view, found in the `containerValues` of its `Subview`.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
