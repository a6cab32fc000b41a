import Foundation

/// Core Foundation's mutable data.
public typealias CFMutableData = NSMutableData

/// Creates empty data; `capacity` is a limit that is not enforced.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
/// Returns the bytes, which stay where they are as long as the data is kept unchanged.
///
/// Caveat: the bytes of data of at most 16 bytes are copied, and the copy is never freed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  return theData.withUnsafeBytes { bytes in
    let bytes = bytes.bindMemory(to: UInt8.self)
    // Data keeps so few bytes in the value itself, which moves.
    guard bytes.count <= 16 else { return bytes.baseAddress.map { UnsafePointer($0) } }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Swift.max(bytes.count, 1))
    _ = copy.initialize(from: bytes)
    return copy.baseAddress.map { UnsafePointer($0) }
  }
}
/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  if let bytes { theData?.append(bytes, length: length) }
}
