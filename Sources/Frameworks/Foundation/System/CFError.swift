import Foundation

/// Core Foundation's error type.
public typealias CFError = NSError

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// Returns the user info of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
