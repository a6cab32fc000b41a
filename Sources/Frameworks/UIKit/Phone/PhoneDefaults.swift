import Foundation
import ScrollworkFoundation
import Synchronization

/// Makes `UserDefaults` of this platform behave as Apple's: it posts `didChangeNotification` when a value changes, keeps
/// addresses whole (Foundation on Linux stores only their paths) and accepts nil for one (there it recurses for ever).
/// After `begin()` the standard defaults are a store of their own that no file knows, empty for each phone.
///
/// An existing object is made to behave so by exchanging its class, as key-value observing does on Apple's systems: the
/// standard defaults are made by Foundation. Nothing may be stored here, since objects do not grow.
package final class PhoneDefaults: UserDefaults {
  private struct Store: @unchecked Sendable {
    /// Where the standard defaults really are; nil for Foundation's own file.
    var values: UserDefaults?
    var registered: [String: Any] = [:]
    var count = 0
  }

  private static let store = Mutex(Store())

  /// Makes defaults behave so from now on. Subclasses are left as they are.
  package static func adopt(_ defaults: UserDefaults) {
    _ = observing
    guard type(of: defaults) == UserDefaults.self else { return }
    unsafeBitCast(defaults, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
      PhoneDefaults.self as AnyClass, to: UnsafeRawPointer.self)
  }

  /// Defaults behave so as soon as one of their values is observed.
  private static let observing: Void = KeyValueSource.add { ($0 as? UserDefaults).map(adopt) }

  /// The standard defaults are empty from now on, and in memory only.
  static func begin() {
    adopt(.standard)
    store.withLock { store in
      store.count += 1
      // A suite is written to its file by `synchronize()` only, which nobody calls for this one.
      store.values = UserDefaults(suiteName: "scrollwork.phone.\(getpid()).\(store.count)")
      store.registered = [:]
    }
  }

  private var values: UserDefaults? { self === UserDefaults.standard ? Self.store.withLock { $0.values } : nil }

  package override func object(forKey defaultName: String) -> Any? {
    guard let values else { return super.object(forKey: defaultName) }
    // What the app was launched with goes first.
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
