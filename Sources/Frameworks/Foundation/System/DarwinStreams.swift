import Foundation
import Glibc

// Functions of Darwin's library that this platform's has under other names.

/// Seconds from 1970 to Core Foundation's reference date.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Seconds from 1904 to Core Foundation's reference date.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// A lock goes to the first thread that asks when it is free.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// A lock goes to the thread that waits longest.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Sets which thread gets a lock. Caveat: it is always the first that asks when it is free.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32
{
  [PTHREAD_MUTEX_POLICY_FIRSTFIT_NP, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP].contains(policy) ? 0 : EINVAL
}

/// Sets what a lock does if its owner locks it again; `PTHREAD_MUTEX_RECURSIVE` and the like are of this type here.
@discardableResult
public func pthread_mutexattr_settype(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  pthread_mutexattr_settype(attr, Int32(type))
}

/// In CCurl, as this platform has the same with a structure of functions, which Swift cannot import.
@_silgen_name("scrollwork_funopen")
private func open(
  _ cookie: UnsafeRawPointer?,
  _ read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
  _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>?

/// Opens a file that is read and written by functions.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>! { open(cookie, readfn, writefn, seekfn, closefn) }

extension stat {
  /// The time of the last access.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// The time of the last change of the content.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// The time of the last change of the status.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
}
