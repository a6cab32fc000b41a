import Foundation
import Synchronization

/// The lock of an object while any thread holds it or waits for it.
private struct ObjectLock {
  let lock: NSRecursiveLock
  var users: Int
}

private let objectLocks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

/// Waits until no other thread holds an object's lock, and takes it. The lock is recursive. Nil has no lock.
@discardableResult
public func objc_sync_enter(_ object: Any!) -> Int32 {
  guard let object else { return 0 }
  let id = ObjectIdentifier(object as AnyObject)
  let lock = objectLocks.withLock { locks in
    locks[id, default: ObjectLock(lock: NSRecursiveLock(), users: 0)].users += 1
    return locks[id]?.lock
  }
  lock?.lock()
  return 0
}

/// Releases an object's lock, which this thread holds.
/// - Returns: 0, or -1 if nobody took the lock.
@discardableResult
public func objc_sync_exit(_ object: Any!) -> Int32 {
  guard let object else { return 0 }
  let id = ObjectIdentifier(object as AnyObject)
  let lock = objectLocks.withLock { locks -> NSRecursiveLock? in
    guard var entry = locks[id] else { return nil }
    entry.users -= 1
    locks[id] = entry.users == 0 ? nil : entry
    return entry.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
