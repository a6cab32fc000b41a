import ScrollworkCombine

/// Observes an object that the view does not own.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type of `$name`, which creates bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  /// The object; the view updates when it announces a change.
  public var wrappedValue: ObjectType
  /// Makes a view with only this property larger than a single reference. A closure that captures a single reference
  /// uses it as its context, so the closures of two evaluations would count as equal inputs.
  private var width: UInt8 = 0

  /// Observes an object from the view's next update on.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Same as `init(wrappedValue:)`, which the property's initial value calls.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> ObjectSubscription<ObjectType> { ObjectSubscription(node) }
  mutating func install(_ slot: ObjectSubscription<ObjectType>) { slot.follow(wrappedValue) }
  static func name(_ slot: ObjectSubscription<ObjectType>, _ origin: PropertyOrigin) { slot.origin = origin }
}

extension ObservedObject: InputComparable {
  func isEqualInput(to other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// Queues a node whenever the observed object announces a change.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject> {
  private weak var node: _Node?
  private weak var object: ObjectType?
  private var cancellable: AnyCancellable?
  /// The observing property.
  var origin: PropertyOrigin?

  init(_ node: _Node) {
    self.node = node
  }

  func follow(_ new: ObjectType) {
    guard new !== object else { return }
    object = new
    let invalidate: @Sendable () -> Void = { [weak self] in
      MainThread.run { self?.objectWillChange() }
    }
    cancellable = new.objectWillChange.sink { _ in invalidate() }
  }

  private func objectWillChange() {
    guard let node else { return }
    node.runtime.trace?.objectChanged(ObjectType.self, origin, reader: node)
    node.remember(change: origin.map { "_" + $0.name } ?? "@dependencies")
    node.note(reason: "\(TypeName.of(ObjectType.self)) changed")
    node.runtime.enqueue(node)
  }
}

/// An object that the view owns, created once per identity.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private let make: () -> ObjectType
  private var slot: StateObjectSlot<ObjectType>?

  /// Creates the object when the view's identity begins; `thunk` is not called for later values of the view.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Caveat: outside a view it is a new one each time, which Apple warns about.
  public var wrappedValue: ObjectType {
    slot?.object ?? make()
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> StateObjectSlot<ObjectType> {
    StateObjectSlot(make(), node)
  }

  mutating func install(_ slot: StateObjectSlot<ObjectType>) {
    self.slot = slot
    slot.subscription.follow(slot.object)
  }
  static func name(_ slot: StateObjectSlot<ObjectType>, _ origin: PropertyOrigin) { slot.subscription.origin = origin }
}

extension StateObject: InputComparable {
  func isEqualInput(to other: StateObject) -> Bool { true }
}

@MainActor
final class StateObjectSlot<ObjectType: ObservableObject> {
  let object: ObjectType
  fileprivate let subscription: ObjectSubscription<ObjectType>

  init(_ object: ObjectType, _ node: _Node) {
    self.object = object
    subscription = ObjectSubscription(node)
  }
}

extension StateObjectSlot: KeptSlot {
  var keptValue: Any? { object }

  func take(_ old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) {
    _ = try transfer.value(old, fresh: object)
  }
}

// MARK: Objects in the environment

/// An object that an ancestor put into the environment, found by its type.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type of `$name`, which creates bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  private var slot: Slot?

  /// Finds an object of the property's type.
  nonisolated public init() {}

  /// The closest ancestor's object. A missing one is a programming error and ends the process, as on Apple's systems.
  public var wrappedValue: ObjectType {
    // Read from the environment each time, so that the body depends on which object is there.
    guard let object = slot?.node?.environment[object: ObjectType.self] else {
      Report.failure(
        "No object of type \(TypeName.of(ObjectType.self)) in the environment: an ancestor must call .environmentObject(_:)."
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

private struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  subscript<ObjectType: AnyObject>(object type: ObjectType.Type) -> ObjectType? {
    get { self[EnvironmentObjectKey<ObjectType>.self] }
    set { self[EnvironmentObjectKey<ObjectType>.self] = newValue }
  }
}

extension EnvironmentObject: StoredDynamicProperty {
  final class Slot {
    weak var node: _Node?
    let subscription: ObjectSubscription<ObjectType>

    @MainActor init(_ node: _Node) {
      self.node = node
      subscription = ObjectSubscription(node)
    }
  }

  func makeSlot(for node: _Node, scope: DependencyScope) -> Slot { Slot(node) }
  static func name(_ slot: Slot, _ origin: PropertyOrigin) { slot.subscription.origin = origin }

  mutating func install(_ slot: Slot) {
    self.slot = slot
    if let object = slot.node?.environment[object: ObjectType.self] { slot.subscription.follow(object) }
  }
}

extension EnvironmentObject: InputComparable {
  func isEqualInput(to other: EnvironmentObject) -> Bool { true }
}

/// Puts an object into the environment by its type.
nonisolated public struct _EnvironmentObjectModifier<ObjectType: ObservableObject>: ViewModifier {
  public typealias Body = Never
  let object: ObjectType

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

extension _EnvironmentObjectModifier: EnvironmentWriting {
  func write(to values: inout EnvironmentValues) { values[object: ObjectType.self] = object }
}

nonisolated extension View {
  /// Puts an object into the environment of this view by its type, replacing an inherited one.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
