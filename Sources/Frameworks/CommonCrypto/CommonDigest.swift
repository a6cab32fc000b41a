import Crypto

// C's digest functions, implemented with swift-crypto.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The length of a digest in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of a digest in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of a digest in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of a digest in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of a digest in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The context of a digest.
public struct CC_MD5state_st {
  fileprivate var function = Insecure.MD5()
  /// Creates an empty context.
  public init() {}
}

/// The context of a digest.
public struct CC_SHA1state_st {
  fileprivate var function = Insecure.SHA1()
  /// Creates an empty context.
  public init() {}
}

/// The context of a digest.
public struct CC_SHA256state_st {
  fileprivate var function = SHA256()
  /// Creates an empty context.
  public init() {}
}

/// The context of a SHA-512 or SHA-384 digest.
public struct CC_SHA512state_st {
  fileprivate var function = SHA512()
  fileprivate var shorter = SHA384()
  /// Creates an empty context.
  public init() {}
}

/// The context of a digest.
public typealias CC_MD5_CTX = CC_MD5state_st
/// The context of a digest.
public typealias CC_SHA1_CTX = CC_SHA1state_st
/// The context of a digest.
public typealias CC_SHA256_CTX = CC_SHA256state_st
/// The context of a SHA-512 or SHA-384 digest.
public typealias CC_SHA512_CTX = CC_SHA512state_st

// The implementation of each digest. All return 1, as in C.

private func begin<State>(_ state: State, at place: UnsafeMutablePointer<State>) -> Int32 {
  place.pointee = state
  return 1
}

private func add(_ data: UnsafeRawPointer?, _ count: CC_LONG, to function: inout some HashFunction) -> Int32 {
  function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
  return 1
}

private func end(_ function: some HashFunction, writingTo md: UnsafeMutablePointer<UInt8>?) -> Int32 {
  for (index, byte) in function.finalize().enumerated() { md?[index] = byte }
  return 1
}

private func digest<Function: HashFunction>(
  _: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = Function()
  _ = add(data, count, to: &function)
  _ = end(function, writingTo: md)
  return md
}

// MARK: MD5

/// Writes the digest of bytes to `md`.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.MD5.self, data, len, md) }

/// Begins a digest.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { begin(CC_MD5_CTX(), at: c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  add(data, len, to: &c.pointee.function)
}

/// Writes a digest to `md`.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  end(c.pointee.function, writingTo: md)
}

// MARK: SHA1

/// Writes the digest of bytes to `md`.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.SHA1.self, data, len, md) }

/// Begins a digest.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { begin(CC_SHA1_CTX(), at: c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32
{
  add(data, len, to: &c.pointee.function)
}

/// Writes a digest to `md`.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  end(c.pointee.function, writingTo: md)
}

// MARK: SHA256

/// Writes the digest of bytes to `md`.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA256.self, data, len, md) }

/// Begins a digest.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(CC_SHA256_CTX(), at: c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
  -> Int32
{
  add(data, len, to: &c.pointee.function)
}

/// Writes a digest to `md`.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  end(c.pointee.function, writingTo: md)
}

// MARK: SHA384

/// Writes the digest of bytes to `md`.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA384.self, data, len, md) }

/// Begins a digest.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(CC_SHA512_CTX(), at: c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
  -> Int32
{
  add(data, len, to: &c.pointee.shorter)
}

/// Writes a digest to `md`.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  end(c.pointee.shorter, writingTo: md)
}

// MARK: SHA512

/// Writes the digest of bytes to `md`.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA512.self, data, len, md) }

/// Begins a digest.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(CC_SHA512_CTX(), at: c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
  -> Int32
{
  add(data, len, to: &c.pointee.function)
}

/// Writes a digest to `md`.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  end(c.pointee.function, writingTo: md)
}
