import Foundation
import ScrollworkUIKit

/// A value in user defaults. The view updates whenever the stored value changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let explicitStore: UserDefaults?
  private let initial: Value
  private let read: (UserDefaults, String) -> Value?
  private let write: (UserDefaults, String, Value) -> Void
  private var slot: EnvironmentSlot?

  init(
    initial: Value, key: String, store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    explicitStore = store
    self.initial = initial
    self.read = read
    self.write = write
  }

  private var store: UserDefaults { explicitStore ?? slot?.values.defaultAppStorage ?? .standard }

  /// The current value: what is stored, or the default if nothing of this type is. Setting it stores the value.
  public var wrappedValue: Value {
    get {
      let store = store
      DefaultsObservation.recordRead(of: key, in: store)
      return read(store, key) ?? initial
    }
    nonmutating set {
      let store = store
      DefaultsObservation.prepare(store)
      write(store, key, newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let store = store
    let (key, initial, read, write) = (key, initial, read, write)
    return Binding(
      target: DefaultsObservation.entry(for: key, in: store).map { .object($0) },
      get: {
        DefaultsObservation.recordRead(of: key, in: store)
        return read(store, key) ?? initial
      },
      set: { value, _ in write(store, key, value) })
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> EnvironmentSlot { EnvironmentSlot(node: node) }
  mutating func install(_ slot: EnvironmentSlot) { self.slot = slot }
}

extension AppStorage: InputComparable {
  func isEqualInput(to other: AppStorage) -> Bool {
    key == other.key && explicitStore === other.explicitStore
      && MainActor.assumeIsolated { [initial, other = other.initial] in
        nonisolated(unsafe) let (a, b) = (initial, other)
        return ValueComparison.areEqual(a, b)
      }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the user defaults for each `@AppStorage` in this view that does not name a store.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
