import Foundation

/// Core Foundation's number for a type.
public typealias CFTypeID = UInt

/// Returns the number of an object's type; 0 for other objects than those below.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSSet: CFSetGetTypeID()
  case is NSURL: CFURLGetTypeID()
  default: 0
  }
}

/// The number of nothing's type.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The number of sets' type.
public func CFSetGetTypeID() -> CFTypeID { 17 }
/// The number of dictionaries' type.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of arrays' type.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of data's type.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The number of truth values' type. Caveat: a number of eight bits has it, too.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of numbers' type.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The number of strings' type.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of URLs' type.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// The number of dates' type.
public func CFDateGetTypeID() -> CFTypeID { 42 }
