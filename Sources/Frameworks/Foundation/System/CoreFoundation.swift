import Foundation

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Does the work. Swift on this platform keeps objects no longer than needed, so there is no pool to empty.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A text, where Core Foundation wants one.
public typealias CFString = String
/// Any object, where Core Foundation wants one.
public typealias CFTypeRef = AnyObject
/// A dictionary, where Core Foundation wants one; `as CFDictionary` is a conversion of Swift's own here.
public typealias CFDictionary = [AnyHashable: Any]
/// An address, where Core Foundation wants one.
public typealias CFURL = NSURL
/// Bytes, where Core Foundation wants them.
public typealias CFData = Data
/// A list, where Core Foundation wants one; `as CFArray` is a conversion of Swift's own here.
public typealias CFArray = [Any]
/// A truth value, where Core Foundation wants one.
public typealias CFBoolean = Bool
/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false
/// Four letters as a number.
public typealias FourCharCode = UInt32
/// Four letters that name a type.
public typealias OSType = FourCharCode
