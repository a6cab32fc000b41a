import Foundation
import ScrollworkUIKit

/// Tracks who reads which entry of which user defaults. A single observer of `didChangeNotification` compares the
/// entries in use, so that changes elsewhere update nothing.
@MainActor
final class DefaultsObservation {
  /// An entry of a store.
  @MainActor
  final class Entry {
    fileprivate let source = DependencySource()
    fileprivate var value: NSObject?
  }

  private static let shared = DefaultsObservation()

  private final class Store {
    weak var defaults: UserDefaults?
    var entries: [String: Entry] = [:]
    init(_ defaults: UserDefaults) { self.defaults = defaults }
  }

  private var stores: [ObjectIdentifier: Store] = [:]
  private var observer: (any NSObjectProtocol)?

  private init() {
    listen()
    Phone.onReplace { [weak self] in
      self?.stores = [:]
      // A new phone may have a new notification centre.
      self?.listen()
    }
  }

  private func listen() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainThread.run { self?.compare() }
    }
  }

  /// Makes the running body depend on the entry.
  nonisolated static func recordRead(of key: String, in defaults: UserDefaults) {
    guard MainThread.isCurrent, DependencyScope.current != nil else { return }
    entry(for: key, in: defaults)?.recordRead()
  }

  /// Returns the object for an entry; nil off the main thread.
  nonisolated static func entry(for key: String, in defaults: UserDefaults) -> Entry? {
    guard MainThread.isCurrent else { return nil }
    nonisolated(unsafe) let defaults = defaults
    return MainActor.assumeIsolated { shared.entry(for: key, in: defaults) }
  }

  /// Starts observing these defaults.
  nonisolated static func prepare(_ defaults: UserDefaults) { PhoneDefaults.adopt(defaults) }

  private func entry(for key: String, in defaults: UserDefaults) -> Entry {
    let id = ObjectIdentifier(defaults)
    if stores[id]?.defaults !== defaults {
      PhoneDefaults.adopt(defaults)
      stores[id] = Store(defaults)
    }
    if let entry = stores[id]?.entries[key] { return entry }
    let entry = Entry()
    entry.value = Self.value(of: key, in: defaults)
    stores[id]?.entries[key] = entry
    return entry
  }

  private func compare() {
    for (id, store) in stores {
      guard let defaults = store.defaults else {
        stores[id] = nil
        continue
      }
      for (key, entry) in store.entries {
        let new = Self.value(of: key, in: defaults)
        guard new != entry.value else { continue }
        entry.value = new
        entry.source.changed()
      }
    }
  }

  /// Property list values as objects, which can be compared.
  private static func value(of key: String, in defaults: UserDefaults) -> NSObject? {
    defaults.object(forKey: key).map { ["": $0] as NSDictionary }
  }
}

extension DefaultsObservation.Entry {
  nonisolated fileprivate func recordRead() { MainActor.assumeIsolated { source.recordRead() } }
}
