import Foundation
import Synchronization

/// Identifies a model: it remains the same from its creation on, in each context and in the store.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  /// The identity of a model within its entity.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let key: Int64
    /// Returns whether the first one was created earlier.
    public static func < (a: ID, b: ID) -> Bool { a.key < b.key }
  }

  /// The identity within the entity.
  public let id: ID
  /// The entity: the name of the class.
  public let entityName: String
  /// The store of the model; nil if it is not in one yet.
  public let storeIdentifier: String?

  init(entityName: String, key: Int64, storeIdentifier: String?) {
    id = ID(key: key)
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// Returns whether the first one was created earlier, within an entity.
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
    (a.entityName, a.id) < (b.entityName, b.id)
  }

  /// Returns whether both identify the same model, regardless of the store.
  public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
    a.id == b.id && a.entityName == b.entityName
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(entityName)
  }

  private static let lastKey = Mutex<Int64>(0)

  /// Returns a unique key: keys increase within a process, and start with the time so that they also increase from one
  /// process to the next.
  static func newKey() -> Int64 {
    let now = Int64(max(0, Date.now.timeIntervalSinceReferenceDate) * 1_000_000)
    return lastKey.withLock { last in
      last = max(last + 1, now)
      return last
    }
  }

  /// Makes later keys greater than this one: a store may come from a clock that was ahead.
  static func reserve(_ key: Int64) { lastKey.withLock { $0 = max($0, key) } }
}
