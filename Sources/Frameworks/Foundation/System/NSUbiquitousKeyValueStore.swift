import Foundation
import Synchronization

/// Values that Apple's systems share among a person's devices. The simulated phone has no others, so they stay here, in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The one store.
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  private struct Contents: @unchecked Sendable {
    var values: [String: Any] = [:]
  }
  private static let contents = Mutex(Contents())

  /// Forgets everything, as a new phone does.
  package static func reset() { contents.withLock { $0 = Contents() } }

  private struct Value: @unchecked Sendable {
    let value: Any?
  }

  /// Never posted here: there is no other device.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// What is stored for a key.
  open func object(forKey aKey: String) -> Any? {
    Self.contents.withLock { Value(value: $0.values[aKey]) }.value
  }
  /// Stores a value; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    let new = Value(value: anObject)
    Self.contents.withLock { $0.values[aKey] = new.value }
  }
  /// Removes a value.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }
  /// A text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// A list.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// A dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Bytes.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// A whole number, 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? Int64) ?? 0 }
  /// A number, 0 if there is none.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? Double) ?? 0 }
  /// A truth value, false if there is none.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? Bool) ?? false }
  /// Stores a text.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Stores bytes.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Stores a list.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Stores a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Stores a whole number.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Stores a number.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Stores a truth value.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Everything.
  open var dictionaryRepresentation: [String: Any] {
    Self.contents.withLock { Value(value: $0.values) }.value as? [String: Any] ?? [:]
  }
  /// True: there is nothing to wait for.
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// In what `didChangeExternallyNotification` says: the keys with new values.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// In what `didChangeExternallyNotification` says: why, as one of the following numbers.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Another device changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// Values came for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There is no more room.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The person has another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
