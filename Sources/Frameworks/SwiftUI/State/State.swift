import Synchronization

/// A value that the runtime stores as long as the view's identity lives.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Sets the initial value when the view's identity begins; later values of the view have no effect.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Same as `init(wrappedValue:)`, which the property's initial value calls.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The current value. It can be read and written from any thread; writing an equal value causes no update.
  public var wrappedValue: Value {
    get { storage?.read() ?? initial }
    nonmutating set { storage?.write(newValue) }
  }

  /// A binding to the value. Outside a view, a constant one.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(target: .object(storage), get: { storage.read() }, set: { value, _ in storage.write(value) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() { self.init(initialValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> StateStorage<Value> {
    StateStorage(initial, runtime: node.runtime)
  }
  mutating func install(_ slot: StateStorage<Value>) { storage = slot }
  static func name(_ slot: StateStorage<Value>, _ origin: PropertyOrigin) { slot.source.origin = origin }
}

extension State: InputComparable {
  /// The value belongs to the identity; the parent's value counts only when the identity begins.
  func isEqualInput(to other: State<Value>) -> Bool { true }
}

/// A value and its readers. Like `@State`, it can be read and written from any thread.
final class StateStorage<Value>: @unchecked Sendable {
  private var value: Value
  /// The values before pending updates, oldest first.
  private var earlier: [(update: Int, value: Value)] = []
  private let lock = Mutex<Void>(())
  fileprivate let source = DependencySource()
  private weak let runtime: Runtime?

  init(_ value: Value, runtime: Runtime? = nil) {
    self.value = value
    self.runtime = runtime
  }

  /// Returns the current value, or, while bodies are evaluated for an update, the value in that update.
  func read() -> Value {
    guard MainThread.isCurrent else { return lock.withLock { _ in Unchecked(value) }.value }
    if DependencyScope.current != nil { MainActor.assumeIsolated { source.recordRead() } }
    let running = StateUpdate.running
    return lock.withLock { _ in
      guard let running, let shown = earlier.first(where: { $0.update > running }) else { return Unchecked(value) }
      return Unchecked(shown.value)
    }.value
  }

  func write(_ new: Value) {
    let unchecked = Unchecked(new)
    guard MainThread.isCurrent else {
      exchange(unchecked, in: nil)
      return MainThread.run { self.changed() }
    }
    MainActor.assumeIsolated {
      let old = lock.withLock { _ in Unchecked(value) }
      // An equal value is not a change, as far as can be told from outside.
      guard !ValueComparison.areEqual(old.value, unchecked.value) else { return }
      let later = runtime?.laterUpdate(for: self) { [weak self] in self?.begin($0) }
      exchange(unchecked, in: later)
      if later == nil { changed() }
    }
  }

  fileprivate var now: Value { lock.withLock { _ in Unchecked(value) }.value }

  /// The old value is released outside the lock, because its deinit may read or write this again.
  private func exchange(_ new: Unchecked<Value>, in update: Int?) {
    _ = lock.withLock { _ in
      let old = Unchecked(value)
      if let update, earlier.last?.update != update { earlier.append((update, value)) }
      value = new.value
      return old
    }
  }

  /// Called when the update is carried out; its value counts from now on.
  @MainActor
  private func begin(_ update: Int) {
    _ = lock.withLock { _ in
      let over = Unchecked(earlier)
      earlier.removeAll { $0.update <= update }
      return over
    }
    source.changed()
  }

  @MainActor
  private func changed() {
    if DependencyScope.current != nil {
      Report.warning("State was changed while a body was being evaluated; the change shows in the next update.")
    }
    source.changed()
  }

  private struct Unchecked<Content>: @unchecked Sendable {
    let value: Content
    init(_ value: Content) { self.value = value }
  }
}

extension StateStorage: KeptSlot {
  var keptValue: Any? {
    let value = now
    return (value as? any Keepsake).map(\.kept) ?? value
  }

  func take(_ old: Any, by transfer: ValueTransfer) throws(ValueTransfer.Obstacle) {
    let fresh = now
    if let keepsake = fresh as? any Keepsake { return keepsake.take(old, by: transfer) }
    exchange(Unchecked(try transfer.value(old, fresh: fresh)), in: nil)
  }
}
