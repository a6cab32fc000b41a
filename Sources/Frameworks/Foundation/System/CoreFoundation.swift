import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs a closure. Swift on this platform keeps objects no longer than needed, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Core Foundation's string type.
public typealias CFString = String
/// Core Foundation's type of any object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's dictionary type; `as CFDictionary` is an ordinary Swift conversion here.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's URL type.
public typealias CFURL = NSURL
/// Core Foundation's data type.
public typealias CFData = Data
/// Core Foundation's array type; `as CFArray` is an ordinary Swift conversion here.
public typealias CFArray = [Any]
/// Core Foundation's number type.
public typealias CFNumber = NSNumber
/// Core Foundation's Boolean type.
public typealias CFBoolean = Bool
/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false
/// Four characters as a number.
public typealias FourCharCode = UInt32
/// Four characters that name a type.
public typealias OSType = FourCharCode
