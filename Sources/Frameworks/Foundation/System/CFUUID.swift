import Foundation

/// Core Foundation's type of identifiers.
public typealias CFUUID = NSUUID
/// Returns a new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
/// Returns the text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid?.uuidString }
