import Foundation
import ScrollworkUIKit

/// Who reads which entry of which user defaults. One observer of `didChangeNotification` serves them all; it compares the
/// entries that somebody reads, so that a change elsewhere updates nothing.
@MainActor
final class DefaultsObservation {
  /// One entry of one store.
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
      // A new phone may have a new notification center.
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

  /// The body that is running depends on the entry from now on.
  nonisolated static func recordRead(of key: String, in defaults: UserDefaults) {
    guard MainThread.isCurrent, DependencyScope.current != nil else { return }
    entry(for: key, in: defaults)?.recordRead()
  }

  /// What stands for an entry; nil off the main thread.
  nonisolated static func entry(for key: String, in defaults: UserDefaults) -> Entry? {
    guard MainThread.isCurrent else { return nil }
    nonisolated(unsafe) let defaults = defaults
    return MainActor.assumeIsolated { shared.entry(for: key, in: defaults) }
  }

  /// Changes of these defaults are noticed from now on.
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

  /// Property list values as objects, which know whether they are equal.
  private static func value(of key: String, in defaults: UserDefaults) -> NSObject? {
    defaults.object(forKey: key).map { ["": $0] as NSDictionary }
  }
}

extension DefaultsObservation.Entry {
  nonisolated fileprivate func recordRead() { MainActor.assumeIsolated { source.recordRead() } }
}
