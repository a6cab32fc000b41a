import Foundation

// An address says how long it is on Apple's systems. Here that follows from its family.

extension sockaddr {
  /// The length of the address in bytes. What is set is not kept.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The length of the address in bytes. What is set is not kept.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length of the address in bytes. What is set is not kept.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
