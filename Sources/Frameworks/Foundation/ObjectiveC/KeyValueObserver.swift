import Foundation
import Synchronization

/// Observes a single property, or the property at the end of a key path.
class KeyValueObserver: @unchecked Sendable {
  /// The observer's method: its object, key path and context.
  struct Method {
    weak var object: NSObject?
    /// The identity of the object, also during its deinitialization.
    let owner: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
  }

  private static let numbers = Atomic<Int>(0)
  /// Increases with each observer.
  let number = numbers.add(1, ordering: .relaxed).newValue
  var method: Method?
  fileprivate private(set) weak var root: NSObject?
  /// Empty if the names are not known.
  private let keys: [String]
  /// Returns the object that a later key belongs to.
  private let owner: (Int) -> NSObject?
  /// The current registrations.
  private var places: [(object: ObjectIdentifier, key: String)] = []
  private var isOver = false
  fileprivate let lock = NSRecursiveLock()

  fileprivate init(_ root: NSObject, keys: [String], owner: @escaping (Int) -> NSObject?) {
    self.root = root
    self.keys = keys
    self.owner = owner
  }

  /// Whether it observes all properties of its object, and has to check itself whether its own changed.
  fileprivate var isNameless: Bool { keys.isEmpty }

  fileprivate func link() {
    lock.withLock {
      unlink()
      guard !isOver, let root else { return }
      guard !keys.isEmpty else { return place(root, KeyValueObservers.anyKey) }
      for (index, key) in keys.enumerated() {
        guard let object = index == 0 ? root : owner(index) else { return }
        place(object, key)
        for other in object.keysAffecting(key) { place(object, other) }
      }
    }
  }

  private func place(_ object: NSObject, _ name: String) {
    let key = KeyValueObservers.key(name)
    KeyValueObservers.shared.add(self, to: object, key)
    places.append((ObjectIdentifier(object), key))
    KeyValueSource.begin(object, key)
  }

  private func unlink() {
    for place in places { KeyValueObservers.shared.remove(self, from: place.object, place.key) }
    places = []
  }

  /// Ends the observation.
  func end() {
    lock.withLock {
      isOver = true
      unlink()
    }
  }

  fileprivate var isRunning: Bool { lock.withLock { !isOver } }
  /// Whether the object was released without removing the observer.
  fileprivate var isLeft: Bool { method.map { $0.object == nil } ?? false }
  /// Follows the path again, since an object on it may have been replaced.
  fileprivate func follow() { if keys.count > 1 { link() } }

  func willChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {}
  func didChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {}
}

/// Observes a property of a type.
final class TypedKeyValueObserver<Value>: KeyValueObserver, @unchecked Sendable {
  private let options: NSKeyValueObservingOptions
  private let read: (NSObject) -> Value?
  private let tell: (NSObject, NSKeyValueObservedChange<Value>) -> Void
  /// The values before the changes in progress.
  private var old: [Value?] = []
  /// The value at the last check, of an observer of all properties.
  private var seen: Value?

  init(
    _ root: NSObject, keys: [String], options: NSKeyValueObservingOptions, owner: @escaping (Int) -> NSObject?,
    read: @escaping (NSObject) -> Value?, tell: @escaping (NSObject, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.options = options
    self.read = read
    self.tell = tell
    super.init(root, keys: keys, owner: owner)
  }

  /// Begins the observation.
  func begin() {
    link()
    if isNameless { seen = root.flatMap(read) }
    guard options.contains(.initial), let root else { return }
    let new = options.contains(.new) ? read(root) : nil
    tell(root, NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: nil, indexes: nil, isPrior: false))
  }

  override func willChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    guard let root, isRunning, !isNameless else { return }
    let value = options.contains(.old) && kind != .insertion ? read(root).flatMap { Self.part(of: $0, indexes) } : nil
    lock.withLock { old.append(value) }
    guard options.contains(.prior) else { return }
    tell(root, NSKeyValueObservedChange(kind: kind, newValue: nil, oldValue: value, indexes: indexes, isPrior: true))
  }

  override func didChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    if isLeft { return end() }
    guard let root, isRunning else { return }
    var before: Value?
    var new: Value?
    if isNameless {
      new = read(root)
      before = lock.withLock {
        defer { seen = new }
        return seen
      }
      if Self.isSame(before, new) { return }
    } else {
      before = lock.withLock { old.popLast() ?? nil }
      follow()
      new = options.contains(.new) && kind != .removal ? read(root).flatMap { Self.part(of: $0, indexes) } : nil
    }
    tell(
      root,
      NSKeyValueObservedChange(
        kind: kind, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? before : nil,
        indexes: indexes, isPrior: false))
  }

  /// Returns what a change of an array's elements reports: those at the indexes.
  private static func part(of value: Value, _ indexes: IndexSet?) -> Value? {
    guard let indexes else { return value }
    let list = (value as? NSArray)?.map { $0 } ?? value as? [Any]
    guard let list, indexes.allSatisfy(list.indices.contains) else { return value }
    return indexes.map { list[$0] } as? Value ?? value
  }

  /// Returns whether two values are the same; false for those that can be neither compared nor identified.
  private static func isSame(_ one: Value?, _ other: Value?) -> Bool {
    func isEqual<Known: Equatable>(_ one: Known, _ other: Any) -> Bool { one == other as? Known }
    let (one, other) = (PredicateKey.flattened(one), PredicateKey.flattened(other))
    guard let one, let other else { return one == nil && other == nil }
    if let known = one as? any Equatable { return isEqual(known, other) }
    return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
  }
}
