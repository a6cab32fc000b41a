import Foundation
import Synchronization

/// How an object holds its associated values.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly. Caveat: a released value reads as nil, where Objective-C would crash.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Caveat: the same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`, without a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Caveat: the same as `OBJC_ASSOCIATION_RETAIN`, without a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associated values by object. Swift objects have no place for them, so they are kept here until the object is gone,
/// which is noticed when another object has its address or when the table has grown.
private final class AssociatedValues: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    var unheld: [UnsafeRawPointer: WeakReference] = [:]
  }
  private struct WeakReference { weak var object: AnyObject? }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  private let lock = NSRecursiveLock()

  static let shared = AssociatedValues()

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.values[key] ?? entry.unheld[key]?.object
  }

  func removeAll(of object: AnyObject) {
    lock.lock()
    defer { lock.unlock() }
    entries[ObjectIdentifier(object)] = nil
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isHeld: Bool) {
    lock.lock()
    defer { lock.unlock() }
    let id = ObjectIdentifier(object)
    var entry = entries[id] ?? Entry(owner: object)
    if entry.owner !== object { entry = Entry(owner: object) }
    entry.values[key] = isHeld ? value : nil
    entry.unheld[key] = isHeld ? nil : value.map { WeakReference(object: $0 as AnyObject) }
    entries[id] = entry
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, entries.count * 2)
  }
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.shared.removeAll(of: object as AnyObject) }

/// Returns the value associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.shared.set(value, of: object as AnyObject, key, isHeld: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// An address that only represents the name of a selector.
private struct SelectorAddress: @unchecked Sendable { let pointer: UnsafeRawPointer }

/// Addresses by selector name. They are permanent, as selectors are.
private let selectorAddresses = Mutex<[String: SelectorAddress]>([:])

/// Returns the address of a selector as a key for associated values; equal for all selectors of that name.
public func unsafeBitCast(_ x: Selector, to type: UnsafeRawPointer.Type) -> UnsafeRawPointer {
  selectorAddresses.withLock { known in
    if let address = known[x.description] { return address.pointer }
    let address = SelectorAddress(
      pointer: UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)))
    known[x.description] = address
    return address.pointer
  }
}
