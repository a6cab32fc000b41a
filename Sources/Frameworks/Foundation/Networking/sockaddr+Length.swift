import Foundation

// On Apple's systems an address stores its length. Here it follows from the family.

extension sockaddr {
  /// The length of the address in bytes. Setting it has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The length of the address in bytes. Setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length of the address in bytes. Setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
