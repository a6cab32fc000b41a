import Foundation
import ScrollworkUIKit
import Synchronization

/// A value that belongs to the scene and is there again when the scene is restored: when the app is started anew on the same phone.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: AppStorage<Value>

  private init(stored: AppStorage<Value>) { self.stored = stored }

  /// The value now: what is stored, or the default if there is nothing of this type. Writing stores it.
  public var wrappedValue: Value {
    get { stored.wrappedValue }
    nonmutating set { stored.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension SceneStorage: Sendable where Value: Sendable {}

/// Where the scene's values are: in memory, for as long as there is the phone.
private enum SceneStore {
  private struct Known: @unchecked Sendable {
    var phone = -1
    var defaults = UserDefaults.standard
  }
  private static let known = Mutex(Known())

  static var current: UserDefaults {
    let phone = Phone.number.load(ordering: .relaxed)
    return known.withLock { known in
      // A suite is written to its file by `synchronize()` only, which nobody calls for this one.
      if known.phone != phone, let made = UserDefaults(suiteName: "scrollwork.scene.\(getpid()).\(phone)") {
        known = Known(phone: phone, defaults: made)
      }
      return Known(phone: phone, defaults: known.defaults)
    }.defaults
  }
}

extension SceneStorage where Value == Bool {
  /// True or false, stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Int {
  /// A whole number, stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Double {
  /// A number, stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == String {
  /// A text, stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == URL {
  /// An address, stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Date {
  /// A moment, stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value == Data {
  /// Bytes, stored under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value with a number behind it, stored as that under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value with a text behind it, stored as that under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: SceneStore.current))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// True, false or no entry.
  public init(_ key: String) where Value == Bool? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// A whole number or no entry.
  public init(_ key: String) where Value == Int? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// A number or no entry.
  public init(_ key: String) where Value == Double? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// A text or no entry.
  public init(_ key: String) where Value == String? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// An address or no entry.
  public init(_ key: String) where Value == URL? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// A moment or no entry.
  public init(_ key: String) where Value == Date? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
  /// Bytes or no entry.
  public init(_ key: String) where Value == Data? { self.init(stored: AppStorage(key, store: SceneStore.current)) }
}

extension SceneStorage {
  /// A value with a text behind it, stored as that, or no entry.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(stored: AppStorage(key, store: SceneStore.current))
  }

  /// A value with a number behind it, stored as that, or no entry.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(stored: AppStorage(key, store: SceneStore.current))
  }
}
