import Foundation
import Glibc

// What Darwin's library has and this platform's has under other names.

/// Seconds from 1970 to Core Foundation's first moment.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Seconds from 1904 to Core Foundation's first moment.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// Locks go to whoever asks first when they are free.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// Locks go to whoever waits longest.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Says who gets a lock. Caveat: it is always whoever asks first when it is free.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32
{
  [PTHREAD_MUTEX_POLICY_FIRSTFIT_NP, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP].contains(policy) ? 0 : EINVAL
}

/// Says what a lock does if its owner asks again; `PTHREAD_MUTEX_RECURSIVE` and its like are of this type here.
@discardableResult
public func pthread_mutexattr_settype(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  pthread_mutexattr_settype(attr, Int32(type))
}

/// In CCurl, as this platform has the same with a structure of functions, which Swift does not see.
@_silgen_name("scrollwork_funopen")
private func open(
  _ cookie: UnsafeRawPointer?,
  _ read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
  _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>?

/// A file that functions read and write.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>! { open(cookie, readfn, writefn, seekfn, closefn) }

extension stat {
  /// When the file was last read.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// When its content was last changed.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// When anything of it was last changed.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
}
