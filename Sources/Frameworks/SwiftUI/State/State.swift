import Synchronization

/// A value that the runtime keeps for as long as the view's identity lives.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Begins with `value` when the view's identity begins; later values of the view change nothing.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// The same as `init(wrappedValue:)`, which the property's initial value calls.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value now. May be read and written from any thread; writing what is there already updates nothing.
  public var wrappedValue: Value {
    get { storage?.read() ?? initial }
    nonmutating set { storage?.write(newValue, transaction: Transaction()) }
  }

  /// A binding to the value. Outside of a view, a constant one.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(target: .object(storage), get: { storage.read() }, set: { storage.write($0, transaction: $1) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(initialValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> StateStorage<Value> { StateStorage(initial) }
  mutating func install(_ slot: StateStorage<Value>) { storage = slot }
  static func name(_ slot: StateStorage<Value>, _ origin: PropertyOrigin) { slot.source.origin = origin }
}

extension State: InputComparable {
  /// The value belongs to the identity; what the parent passes counts only when the identity begins.
  func isEqualInput(to other: State<Value>) -> Bool { true }
}

/// A value and those who read it. May be read and written from any thread, as `@State` may.
final class StateStorage<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = Mutex<Void>(())
  fileprivate let source = DependencySource()

  init(_ value: Value) {
    self.value = value
  }

  func read() -> Value {
    if MainThread.isCurrent, DependencyScope.current != nil {
      MainActor.assumeIsolated { source.recordRead() }
    }
    return lock.withLock { _ in Unchecked(value) }.value
  }

  func write(_ new: Value, transaction: Transaction) {
    if MainThread.isCurrent, isUnchanged(by: new) { return }
    let unchecked = Unchecked(new)
    // The old value dies outside of the lock: what its end sets off may read or write this again.
    _ = lock.withLock { _ in
      let old = Unchecked(value)
      value = unchecked.value
      return old
    }
    MainThread.run { [source] in
      if DependencyScope.current != nil {
        Report.warning("State was changed while a body was being evaluated; the change shows in the next update.")
      }
      source.changed()
    }
  }

  /// What is there already is no change, as far as that can be told from outside.
  private func isUnchanged(by new: Value) -> Bool {
    let old = lock.withLock { _ in Unchecked(value) }
    let unchecked = Unchecked(new)
    return MainActor.assumeIsolated { ValueComparison.areEqual(old.value, unchecked.value) }
  }

  private struct Unchecked: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
