/// Reads and writes a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The target of the binding, if known; see `BindingTarget`.
  let target: BindingTarget?
  /// The transaction of changes made through the binding.
  public var transaction = Transaction()

  init(target: BindingTarget?, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.target = target
    self.get = get
    self.set = set
  }

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(target: nil, get: get) { value, _ in set(value) }
  }

  /// Creates a binding from two closures; the second also receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(target: nil, get: get, set: set)
  }

  /// Returns the same binding, so that `$name` can be passed on in closure parameters.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding with a constant value that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(target: nil, get: { value }, set: { _, _ in })
  }

  /// The current value. Setting it writes to the owner, with the binding's transaction.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      // The animation of the writing code takes precedence over the binding's.
      withTransaction(transaction.merging(.current)) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(
      target: target.map { .part(of: $0, keyPath) }, get: { wrappedValue[keyPath: keyPath] },
      set: { value, _ in wrappedValue[keyPath: keyPath] = value })
    part.transaction = transaction
    return part
  }

  /// Creates a binding to the value of an optional; nil if there is currently none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(target: nil, get: { base.wrappedValue ?? initial }, set: { value, _ in base.wrappedValue = value })
  }

  /// Creates a binding to an optional that always has a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      target: nil, get: { base.wrappedValue }, set: { value, _ in if let value { base.wrappedValue = value } })
  }

  /// Returns the binding with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns the binding with an animation for its changes; nil disables animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: InputComparable {
  func isEqualInput(to other: Binding<Value>) -> Bool {
    guard let target, let other = other.target else { return false }
    return target.isSame(as: other)
  }
}
