import Foundation
import Synchronization

/// The observers by object and property. As with `objc_setAssociatedObject`, Swift objects have no place for them.
final class KeyValueObservers: @unchecked Sendable {
  static let shared = KeyValueObservers()
  /// The number of observed properties: while it is 0, this is the only cost of a change.
  private static let count = Atomic<Int>(0)
  static var areThere: Bool { count.load(ordering: .relaxed) > 0 }

  /// The key that stands for all keys of an object.
  static let anyKey = "*"

  private struct Entry {
    weak var object: NSObject?
    var observers: [String: [KeyValueObserver]] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  private let lock = NSRecursiveLock()

  /// Returns the name of the property: `isLoading` is `loading` in Objective-C; both mean the property here.
  static func key(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  func add(_ observer: KeyValueObserver, to object: NSObject, _ key: String) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // An address is reused once its object is gone.
      if let entry = entries[id], entry.object !== object { drop(entry) }
      var entry = entries[id].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
      entry.observers[key, default: []].append(observer)
      entries[id] = entry
      Self.count.add(1, ordering: .relaxed)
      guard entries.count > limit else { return }
      for (id, entry) in entries where entry.object == nil {
        drop(entry)
        entries[id] = nil
      }
      limit = max(64, entries.count * 2)
    }
  }

  private func drop(_ entry: Entry) {
    Self.count.subtract(entry.observers.values.reduce(0) { $0 + $1.count }, ordering: .relaxed)
  }

  func remove(_ observer: KeyValueObserver, from id: ObjectIdentifier, _ key: String) {
    lock.withLock {
      guard var list = entries[id]?.observers[key], let index = list.firstIndex(where: { $0 === observer }) else {
        return
      }
      list.remove(at: index)
      entries[id]?.observers[key] = list.isEmpty ? nil : list
      if entries[id]?.observers.isEmpty == true { entries[id] = nil }
      Self.count.subtract(1, ordering: .relaxed)
    }
  }

  /// Returns the observers of a key of an object, in the order in which they began.
  func observers(of object: NSObject, _ name: String) -> [KeyValueObserver] {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [] }
      let named = name == Self.anyKey ? nil : entry.observers[Self.key(name)]
      return (named ?? []) + (entry.observers[Self.anyKey] ?? [])
    }
  }

  /// Returns the last observer that an object's method has for a key path.
  func observer(of object: NSObject, where isMeant: (KeyValueObserver) -> Bool) -> KeyValueObserver? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.observers.values.joined().filter(isMeant).max { $0.number < $1.number }
    }
  }
}

extension NSObject {
  /// Whether any property of any object is observed. Checked before doing the work that reporting a change needs.
  package static var hasKeyValueObservers: Bool { KeyValueObservers.areThere }

  /// Makes a change, and reports the properties before and after it.
  package final func telling(_ keys: @autoclosure () -> [String], _ change: () -> Void) {
    guard KeyValueObservers.areThere else { return change() }
    let keys = keys()
    for key in keys { tellWillChange(key) }
    change()
    for key in keys.reversed() { tellDidChange(key) }
  }

  /// Reports that a property is about to change.
  package final func tellWillChange(_ key: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
    guard KeyValueObservers.areThere else { return }
    for observer in KeyValueObservers.shared.observers(of: self, key) { observer.willChange(kind, indexes) }
  }

  /// Reports that a property has changed.
  package final func tellDidChange(_ key: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
    guard KeyValueObservers.areThere else { return }
    for observer in KeyValueObservers.shared.observers(of: self, key) { observer.didChange(kind, indexes) }
  }
}
