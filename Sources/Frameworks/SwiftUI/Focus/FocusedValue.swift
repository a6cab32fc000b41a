import ScrollworkCombine

/// Reads the values of focused views, for a view or for commands.
final class FocusedValueSlot: @unchecked Sendable {
  private weak var runtime: Runtime?

  init(_ runtime: Runtime) { self.runtime = runtime }

  func read<Value>(_ value: (FocusedValues) -> Value?) -> Value? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { UncheckedFocus(value: runtime?.part(FocusedValueStore.self).read()) }.value
      .flatMap(value)
  }
}

/// A value published by the focused view, an ancestor of it, or the scene; nil if there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let value: (FocusedValues) -> Value?
  private var slot: FocusedValueSlot?

  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { value = { $0[keyPath: keyPath] } }

  /// Creates a property for the object of a type.
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { value = { $0[object: objectType] } }

  /// The current value; nil if there is none, and outside of views.
  public var wrappedValue: Value? { slot?.read(value) }
}

extension FocusedValue: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> FocusedValueSlot { FocusedValueSlot(node.runtime) }
  mutating func install(_ slot: FocusedValueSlot) { self.slot = slot }
}

extension FocusedValue: InputComparable {
  func isEqualInput(to other: FocusedValue<Value>) -> Bool { true }
}

/// The value of a binding published by the focused view, an ancestor of it, or the scene.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// The current value; nil if there is no binding. Writing nil does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// The value as a binding.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}

/// An object published by the focused view, an ancestor of it, or the scene; nil if there is none. Its changes update
/// the view.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The projected value, which provides bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let root: ObjectType

    /// A binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  private var slot: FocusedObjectSlot<ObjectType>?

  /// Creates a property for the object of its type.
  public init() {}

  /// The current object; nil if there is none, and outside of views.
  public var wrappedValue: ObjectType? { slot?.object }
  /// Bindings to the object's properties; nil if there is none.
  public var projectedValue: Wrapper? {
    guard let object = wrappedValue else { return nil }
    return Wrapper(root: object)
  }
}

extension FocusedObject: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> FocusedObjectSlot<ObjectType> { FocusedObjectSlot(node) }
  mutating func install(_ slot: FocusedObjectSlot<ObjectType>) { self.slot = slot }
}

extension FocusedObject: InputComparable {
  func isEqualInput(to other: FocusedObject<ObjectType>) -> Bool { true }
}

/// Finds the object and observes it.
final class FocusedObjectSlot<ObjectType: ObservableObject>: @unchecked Sendable {
  private let found: FocusedValueSlot
  @MainActor private let subscription: ObjectSubscription<ObjectType>

  @MainActor init(_ node: _Node) {
    found = FocusedValueSlot(node.runtime)
    subscription = ObjectSubscription(node)
  }

  var object: ObjectType? {
    let object = found.read { $0[object: ObjectType.self] }
    guard let object, MainThread.isCurrent else { return nil }
    let unchecked = UncheckedFocus(value: object)
    MainActor.assumeIsolated { subscription.follow(unchecked.value) }
    return object
  }
}

/// Passes a value through an isolation check.
private struct UncheckedFocus<Value>: @unchecked Sendable {
  let value: Value
}
