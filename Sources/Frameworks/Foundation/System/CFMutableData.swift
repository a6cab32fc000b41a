import Foundation

/// Bytes that can be changed, where Core Foundation wants them.
public typealias CFMutableData = NSMutableData

/// Bytes, none at first; `capacity` is a limit that is not kept.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
/// Adds bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  if let bytes { theData?.append(bytes, length: length) }
}
