import Foundation
import Synchronization

/// Which model of which kind: the same from its making on, in each context and in the store.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  /// Which model among those of its kind.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let key: Int64
    /// The one that was made earlier comes first.
    public static func < (a: ID, b: ID) -> Bool { a.key < b.key }
  }

  /// Which model among those of its kind.
  public let id: ID
  /// The kind of the model: the name of its class.
  public let entityName: String
  /// Which store the model is in; nil for one that is in none yet.
  public let storeIdentifier: String?

  init(entityName: String, key: Int64, storeIdentifier: String?) {
    id = ID(key: key)
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// The one that was made earlier comes first, among those of a kind.
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
    (a.entityName, a.id) < (b.entityName, b.id)
  }

  /// The same model, whether the store is known or not.
  public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
    a.id == b.id && a.entityName == b.entityName
  }

  /// Feeds what says which model it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(entityName)
  }

  private static let lastKey = Mutex<Int64>(0)

  /// A key that no model has: keys grow within a process, and begin with the time so that they do from one to the next.
  static func newKey() -> Int64 {
    let now = Int64(max(0, Date.now.timeIntervalSinceReferenceDate) * 1_000_000)
    return lastKey.withLock { last in
      last = max(last + 1, now)
      return last
    }
  }

  /// A new key is greater than this one from now on: a store may come from a clock that was ahead.
  static func reserve(_ key: Int64) { lastKey.withLock { $0 = max($0, key) } }
}
