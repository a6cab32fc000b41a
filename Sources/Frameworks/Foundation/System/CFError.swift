import Foundation

/// An error, where Core Foundation wants one.
public typealias CFError = NSError

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
/// The number of an error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// What else an error says.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
/// An error as a sentence.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
