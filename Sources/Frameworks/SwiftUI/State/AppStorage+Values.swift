import Foundation

// The types of user defaults, as in Apple's initializers. A stored value of another type counts as missing.

extension AppStorage {
  /// `Value` as stored in the property list.
  private init(plain initial: Value, _ key: String, _ store: UserDefaults?) {
    self.init(
      initial: initial, key: key, store: store, read: { $0.stored($1, as: Value.self) },
      write: { $0.set($2 as Any?, forKey: $1) })
  }

  /// Creates an optional, for which nil is no entry.
  private init<Wrapped>(
    optional _: Wrapped.Type, _ key: String, _ store: UserDefaults?,
    read: @escaping (UserDefaults, String) -> Wrapped? = { $0.stored($1, as: Wrapped.self) },
    write: @escaping (UserDefaults, String, Wrapped) -> Void = { $0.set($2 as Any?, forKey: $1) }
  ) where Value == Wrapped? {
    self.init(
      initial: nil, key: key, store: store, read: { .some(read($0, $1)) },
      write: { store, key, value in
        if let value { write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension AppStorage where Value == Bool {
  /// Creates a Boolean value stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  /// Creates an integer stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  /// Creates a floating-point number stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  /// Creates a string stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  /// Creates data stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Date {
  /// Creates a date stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == URL {
  /// Creates a URL stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store, read: { $0.url(forKey: $1) },
      write: { $0.set($2 as URL?, forKey: $1) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a value with an integer raw value, stored as such under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store,
      read: { $0.stored($1, as: Int.self).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a value with a string raw value, stored as such under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store,
      read: { ($0.object(forKey: $1) as? String).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue as Any?, forKey: $1) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional Boolean value stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: Bool.self, key, store)
  }

  /// Creates an optional integer stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: Int.self, key, store)
  }

  /// Creates an optional floating-point number stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: Double.self, key, store)
  }

  /// Creates an optional string stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: String.self, key, store)
  }

  /// Creates optional data stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: Data.self, key, store)
  }

  /// Creates an optional date stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: Date.self, key, store)
  }

  /// Creates an optional URL stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      optional: URL.self, key, store, read: { $0.url(forKey: $1) }, write: { $0.set($2 as URL?, forKey: $1) })
  }
}

extension AppStorage {
  /// Creates an optional value with a string raw value, stored as such under a key.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      optional: R.self, key, store, read: { ($0.object(forKey: $1) as? String).flatMap(R.init(rawValue:)) },
      write: { $0.set($2.rawValue as Any?, forKey: $1) })
  }

  /// Creates an optional value with an integer raw value, stored as such under a key.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      optional: R.self, key, store, read: { $0.stored($1, as: Int.self).flatMap(R.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension UserDefaults {
  /// Returns a value of a type. Launch arguments are strings, from which numbers and Booleans are parsed.
  fileprivate func stored<Value>(_ key: String, as type: Value.Type) -> Value? {
    let value = object(forKey: key)
    if let value = value as? Value { return value }
    guard value is String, volatileDomain(forName: UserDefaults.argumentDomain)[key] != nil else { return nil }
    if type == Bool.self { return bool(forKey: key) as? Value }
    if type == Int.self { return (value as? String).flatMap { Int($0) } as? Value }
    if type == Double.self { return (value as? String).flatMap { Double($0) } as? Value }
    return nil
  }
}
