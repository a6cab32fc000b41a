/// Reads and writes a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// What it leads to, where that can be told; see `BindingTarget`.
  let target: BindingTarget?
  /// How changes that are written through the binding are carried out.
  public var transaction = Transaction()

  init(target: BindingTarget?, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.target = target
    self.get = get
    self.set = set
  }

  /// A binding made of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(target: nil, get: get) { value, _ in set(value) }
  }

  /// A binding made of two closures; the second is also told how the change is to be carried out.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(target: nil, get: get, set: set)
  }

  /// The same binding: what lets `$name` be passed on in closures' parameters.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding that always reads the same and ignores what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(target: nil, get: { value }, set: { _, _ in })
  }

  /// The value now. Writing goes to the owner, with the binding's transaction.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      // What the code that writes says about animation goes before what the binding says.
      withTransaction(transaction.merging(.current)) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(
      target: target.map { .part(of: $0, keyPath) }, get: { wrappedValue[keyPath: keyPath] },
      set: { value, _ in wrappedValue[keyPath: keyPath] = value })
    part.transaction = transaction
    return part
  }

  /// A binding to the value inside an optional; nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(target: nil, get: { base.wrappedValue ?? initial }, set: { value, _ in base.wrappedValue = value })
  }

  /// A binding to an optional that always has a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      target: nil, get: { base.wrappedValue }, set: { value, _ in if let value { base.wrappedValue = value } })
  }

  /// The same binding, with another way of carrying out what is written.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding; what is written through it is animated, or with nil is not.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value now.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: InputComparable {
  func isEqualInput(to other: Binding<Value>) -> Bool {
    guard let target, let other = other.target else { return false }
    return target.isSame(as: other)
  }
}
