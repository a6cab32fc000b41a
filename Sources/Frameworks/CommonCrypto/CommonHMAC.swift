import Crypto
import Foundation

/// The digest of an HMAC.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the HMAC of bytes with a key to `macOut`.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  let data = Data(bytes(data, dataLength))
  let code: [UInt8]
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
  case kCCHmacAlgMD5: code = Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA256: code = Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA384: code = Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA512: code = Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
  default: return
  }
  macOut.copyMemory(from: code, byteCount: code.count)
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
}
