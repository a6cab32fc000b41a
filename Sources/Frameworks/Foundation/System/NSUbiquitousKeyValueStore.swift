import Foundation
import Synchronization

/// Values that Apple's systems share among a person's devices. The simulated phone has no others, so they remain here,
/// in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The shared store.
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  private struct Contents: @unchecked Sendable {
    var values: [String: Any] = [:]
  }
  private static let contents = Mutex(Contents())

  /// Removes all values, as on a new phone.
  package static func reset() { contents.withLock { $0 = Contents() } }

  private struct Value: @unchecked Sendable {
    let value: Any?
  }

  /// Never posted here: there are no other devices.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// Returns the value for a key.
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
  /// Returns a string.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns an array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns an integer; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? Int64) ?? 0 }
  /// Returns a number; 0 if there is none.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? Double) ?? 0 }
  /// Returns a Boolean value; false if there is none.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? Bool) ?? false }
  /// Stores a string.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Stores data.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Stores an array.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Stores a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Stores an integer.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Stores a number.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Stores a Boolean value.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// All values.
  open var dictionaryRepresentation: [String: Any] {
    Self.contents.withLock { Value(value: $0.values) }.value as? [String: Any] ?? [:]
  }
  /// Returns true: there is nothing to wait for.
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// The key of the changed keys in `didChangeExternallyNotification`.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The key of the reason in `didChangeExternallyNotification`, one of the following numbers.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Another device changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// Values arrived for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The quota is exceeded.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The account changed.
public let NSUbiquitousKeyValueStoreAccountChange = 3
