import Foundation

// What user defaults hold, in Apple's initialisers. A stored value of another type counts as none.

extension AppStorage {
  /// `Value` as it is in the property list.
  private init(plain initial: Value, _ key: String, _ store: UserDefaults?) {
    self.init(
      initial: initial, key: key, store: store, read: { $0.stored($1, as: Value.self) },
      write: { $0.set($2 as Any?, forKey: $1) })
  }

  /// An optional: nil is no entry.
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
  /// True or false, stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  /// A whole number, stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  /// A number, stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  /// A text, stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  /// Bytes, stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Date {
  /// A moment, stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == URL {
  /// An address, stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store, read: { $0.url(forKey: $1) },
      write: { $0.set($2 as URL?, forKey: $1) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value with a number behind it, stored as that under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store,
      read: { $0.stored($1, as: Int.self).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value with a text behind it, stored as that under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      initial: wrappedValue, key: key, store: store,
      read: { ($0.object(forKey: $1) as? String).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue as Any?, forKey: $1) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// True, false or no entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: Bool.self, key, store)
  }

  /// A whole number or no entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: Int.self, key, store)
  }

  /// A number or no entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: Double.self, key, store)
  }

  /// A text or no entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: String.self, key, store)
  }

  /// Bytes or no entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: Data.self, key, store)
  }

  /// A moment or no entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: Date.self, key, store)
  }

  /// An address or no entry.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      optional: URL.self, key, store, read: { $0.url(forKey: $1) }, write: { $0.set($2 as URL?, forKey: $1) })
  }
}

extension AppStorage {
  /// A value with a text behind it, stored as that, or no entry.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      optional: R.self, key, store, read: { ($0.object(forKey: $1) as? String).flatMap(R.init(rawValue:)) },
      write: { $0.set($2.rawValue as Any?, forKey: $1) })
  }

  /// A value with a number behind it, stored as that, or no entry.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      optional: R.self, key, store, read: { $0.stored($1, as: Int.self).flatMap(R.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension UserDefaults {
  /// A value of a type. What an app is launched with is text, which figures and Booleans are read from.
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
