import Foundation
import ScrollworkFoundation
import Synchronization

/// Makes `UserDefaults` of this platform behave like Apple's: it posts `didChangeNotification` when a value changes,
/// keeps URLs whole (Foundation on Linux stores only their paths) and accepts nil for one (there it recurses
/// endlessly). After `begin()`, the standard defaults are a separate store without a file, empty for each phone.
///
/// An existing object is adapted by exchanging its class, as key-value observing does on Apple's systems, since
/// Foundation creates the standard defaults. This class cannot have stored properties, because objects do not grow.
package final class PhoneDefaults: UserDefaults {
  private struct Store: @unchecked Sendable {
    /// The actual store of the standard defaults; nil for Foundation's own file.
    var values: UserDefaults?
    var registered: [String: Any] = [:]
    var count = 0
  }

  private static let store = Mutex(Store())

  /// Adapts defaults from now on. Subclasses are left as they are.
  package static func adopt(_ defaults: UserDefaults) {
    _ = observing
    guard type(of: defaults) == UserDefaults.self else { return }
    unsafeBitCast(defaults, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
      PhoneDefaults.self as AnyClass, to: UnsafeRawPointer.self)
  }

  /// Adapts defaults as soon as one of their values is observed.
  private static let observing: Void = KeyValueSource.add { ($0 as? UserDefaults).map(adopt) }

  /// Makes the standard defaults empty and in memory only.
  static func begin() {
    adopt(.standard)
    store.withLock { store in
      store.count += 1
      // A suite is written to its file only by `synchronize()`, which is never called for this one.
      store.values = UserDefaults(suiteName: "scrollwork.phone.\(getpid()).\(store.count)")
      store.registered = [:]
    }
  }

  private var values: UserDefaults? { self === UserDefaults.standard ? Self.store.withLock { $0.values } : nil }

  package override func object(forKey defaultName: String) -> Any? {
    guard let values else { return super.object(forKey: defaultName) }
    // Launch arguments take precedence.
    if let argument = volatileDomain(forName: UserDefaults.argumentDomain)[defaultName] { return argument }
    return values.object(forKey: defaultName) ?? Self.store.withLock { Registered($0.registered[defaultName]) }.value
  }

  private struct Registered: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  package override func set(_ value: Any?, forKey defaultName: String) {
    if let url = value as? URL { return set(url, forKey: defaultName) }
    telling([defaultName]) {
      if let values { values.set(value, forKey: defaultName) } else { super.set(value, forKey: defaultName) }
    }
    postChange()
  }

  package override func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    if url.isFileURL { return set(url.path as Any?, forKey: defaultName) }
    let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
    set(data as Any?, forKey: defaultName)
  }

  package override func url(forKey defaultName: String) -> URL? {
    guard let data = object(forKey: defaultName) as? Data else { return super.url(forKey: defaultName) }
    return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
  }

  package override func removeObject(forKey defaultName: String) {
    telling([defaultName]) {
      if let values { values.removeObject(forKey: defaultName) } else { super.removeObject(forKey: defaultName) }
    }
    postChange()
  }

  package override func register(defaults registrationDictionary: [String: Any]) {
    guard values != nil else { return super.register(defaults: registrationDictionary) }
    let new = Registered(registrationDictionary)
    Self.store.withLock { store in
      store.registered.merge(new.value as? [String: Any] ?? [:]) { $1 }
    }
    postChange()
  }

  package override func dictionaryRepresentation() -> [String: Any] {
    guard let values else { return super.dictionaryRepresentation() }
    let registered = Self.store.withLock { Registered($0.registered) }.value as? [String: Any] ?? [:]
    return registered.merging(values.dictionaryRepresentation()) { $1 }
  }

  package override func synchronize() -> Bool { values == nil ? super.synchronize() : true }

  private func postChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
