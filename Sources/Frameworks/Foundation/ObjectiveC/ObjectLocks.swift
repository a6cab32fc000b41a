import Foundation
import Synchronization

/// The lock of an object as long as anybody holds it or waits for it.
private struct ObjectLock {
  let lock: NSRecursiveLock
  var users: Int
}

private let objectLocks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

/// Waits until no other thread has an object's lock, and takes it. A thread can take it several times. Nil has no lock.
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

/// Gives an object's lock back, which this thread has taken.
/// - Returns: 0, or -1 for what has no lock that anybody took.
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
