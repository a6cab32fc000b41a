import ScrollworkCombine

/// What the views with the focus say of themselves, asked by a view or by commands.
final class FocusedValueSlot: @unchecked Sendable {
  private weak var runtime: Runtime?

  init(_ runtime: Runtime) { self.runtime = runtime }

  func read<Value>(_ value: (FocusedValues) -> Value?) -> Value? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { UncheckedFocus(value: runtime?.part(FocusedValueStore.self).read()) }.value
      .flatMap(value)
  }
}

/// A value that the view with the focus, one around it or the scene says of itself; nil for none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let value: (FocusedValues) -> Value?
  private var slot: FocusedValueSlot?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { value = { $0[keyPath: keyPath] } }

  /// The object of a type.
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { value = { $0[object: objectType] } }

  /// The value now; nil if there is none, and outside of views.
  public var wrappedValue: Value? { slot?.read(value) }
}

extension FocusedValue: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> FocusedValueSlot { FocusedValueSlot(node.runtime) }
  mutating func install(_ slot: FocusedValueSlot) { self.slot = slot }
}

extension FocusedValue: InputComparable {
  func isEqualInput(to other: FocusedValue<Value>) -> Bool { true }
}

/// What a binding is at that the view with the focus, one around it or the scene says of itself.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// The binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// The value now; nil if there is no binding. Writing nil does nothing.
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

/// An object that the view with the focus, one around it or the scene says of itself; nil for none. Its changes update the view.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What `$name` is: gives out bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let root: ObjectType

    /// A binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  private var slot: FocusedObjectSlot<ObjectType>?

  /// The object of the property's type.
  public init() {}

  /// The object now; nil if there is none, and outside of views.
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

/// Finds the object, and follows it.
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

/// Passes a value through a check of the thread.
private struct UncheckedFocus<Value>: @unchecked Sendable {
  let value: Value
}
