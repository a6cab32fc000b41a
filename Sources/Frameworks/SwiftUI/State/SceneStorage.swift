import Foundation
import ScrollworkUIKit
import Synchronization

/// A value that belongs to the scene and is restored with it, when the app is restarted on the same phone.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: AppStorage<Value>

  init(stored: AppStorage<Value>) { self.stored = stored }

  /// The current value: what is stored, or the default if nothing of this type is. Setting it stores the value.
  public var wrappedValue: Value {
    get { stored.wrappedValue }
    nonmutating set { stored.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension SceneStorage: Sendable where Value: Sendable {}

/// The scene's values, kept in memory as long as the phone exists.
enum SceneStore {
  private struct Known: @unchecked Sendable {
    var phone = -1
    var defaults = UserDefaults.standard
  }
  private static let known = Mutex(Known())

  static var current: UserDefaults {
    let phone = Phone.number.load(ordering: .relaxed)
    return known.withLock { known in
      // A suite is written to its file only by `synchronize()`, which nobody calls for this one.
      if known.phone != phone, let made = UserDefaults(suiteName: "scrollwork.scene.\(getpid()).\(phone)") {
        known = Known(phone: phone, defaults: made)
      }
      return Known(phone: phone, defaults: known.defaults)
    }.defaults
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a Boolean value stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Int {
  /// Creates an integer stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Double {
  /// Creates a floating-point number stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == String {
  /// Creates a string stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == URL {
  /// Creates a URL stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Date {
  /// Creates a date stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Data {
  /// Creates data stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a value with an integer raw value, stored as such under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a value with a string raw value, stored as such under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional Boolean value stored under a key.
  public init(_ key: String) where Value == Bool? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// Creates an optional integer stored under a key.
  public init(_ key: String) where Value == Int? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// Creates an optional floating-point number stored under a key.
  public init(_ key: String) where Value == Double? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// Creates an optional string stored under a key.
  public init(_ key: String) where Value == String? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// Creates an optional URL stored under a key.
  public init(_ key: String) where Value == URL? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// Creates an optional date stored under a key.
  public init(_ key: String) where Value == Date? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// Creates optional data stored under a key.
  public init(_ key: String) where Value == Data? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
}

extension SceneStorage {
  /// Creates an optional value with a string raw value, stored as such under a key.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(stored: AppStorage(key, store: SceneStore.current))
  }

  /// Creates an optional value with an integer raw value, stored as such under a key.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(stored: AppStorage(key, store: SceneStore.current))
  }
}
