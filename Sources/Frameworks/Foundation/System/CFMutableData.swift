import Foundation

/// Core Foundation's mutable data.
public typealias CFMutableData = NSMutableData

/// Creates empty data; `capacity` is a limit that is not enforced.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  if let bytes { theData?.append(bytes, length: length) }
}
