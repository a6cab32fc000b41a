/// A value that a gesture updates. It returns to its initial value when the gesture ends or is cancelled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let willReset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// Creates a state that resets to `wrappedValue` without an animation.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// The same as `init(wrappedValue:)`.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that resets to its initial value with `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// The same as `init(wrappedValue:resetTransaction:)`.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state whose `reset` closure receives the last value and configures the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    willReset = reset
  }

  /// The same as `init(wrappedValue:reset:)`.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { storage?.read() ?? initial }

  /// The state itself, to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    body(&value, &transaction)
    write(value, transaction)
  }

  func reset() {
    var transaction = Transaction()
    willReset(wrappedValue, &transaction)
    write(initial, transaction)
  }

  private func write(_ value: Value, _ transaction: Transaction) {
    guard let storage else {
      return Report.warning(
        "A gesture updates a GestureState that belongs to no view on the screen; it stays as it is.")
    }
    withTransaction(transaction) { storage.write(value) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil and resets with `resetTransaction`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is initially nil. `reset` receives the last value and configures the transaction of the
  /// reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> StateStorage<Value> {
    StateStorage(initial, runtime: node.runtime)
  }
  mutating func install(_ slot: StateStorage<Value>) { storage = slot }
}

extension GestureState: InputComparable {
  /// The value belongs to the identity; the parent's value applies only when the identity is created.
  func isEqualInput(to other: GestureState<Value>) -> Bool { true }
}
