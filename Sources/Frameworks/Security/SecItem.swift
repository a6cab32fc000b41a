import Foundation
import ScrollworkFoundation

/// Success.
public let errSecSuccess: OSStatus = 0
/// A parameter is invalid.
public let errSecParam: OSStatus = -50
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25300
/// Interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Decoding failed.
public let errSecDecode: OSStatus = -26275
/// Authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// The person cancelled.
public let errSecUserCanceled: OSStatus = -128
/// Not implemented.
public let errSecUnimplemented: OSStatus = -4
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018

/// A certificate is invalid.
public let errSecInvalidCertificateRef: OSStatus = -67708
/// A certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67843
/// The host name does not match.
public let errSecHostNameMismatch: OSStatus = -67602
/// The certificate has expired.
public let errSecCertificateExpired: OSStatus = -67818
/// The certificate is not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// The revocation check is incomplete.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635

/// Returns a message for a status; nil for an unknown one.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecInvalidCertificateRef: "The certificate reference is not valid."
  case errSecNotTrusted: "The trust policy was not trusted."
  case errSecHostNameMismatch: "A host name mismatch has occurred."
  case errSecCertificateExpired: "An expired certificate was detected."
  case errSecCertificateNotValidYet: "The certificate is not yet valid."
  case errSecIncompleteCertRevocationCheck: "An incomplete certificate revocation check occurred."
  default: nil
  }
}

/// Adds an item to the keychain. The keychain here is in memory, empty for each phone, and not secure.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, found) = Keychain.shared.add(attributes)
  result?.pointee = found
  return status
}

/// Finds items: the result depends on `kSecReturnData` and similar keys, and on `kSecMatchLimit`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, found) = Keychain.shared.copy(query)
  result?.pointee = found
  return status
}

/// Updates all items that match a query.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(query, attributesToUpdate)
}

/// Deletes all items that match a query.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

/// The default source of random bytes.
public var kSecRandomDefault: SecRandomRef? { nil }
/// A source of random bytes.
public typealias SecRandomRef = OpaquePointer

/// Fills a buffer with random bytes that nobody can guess.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var source = SystemRandomNumberGenerator()
  for index in 0..<max(count, 0) {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &source), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
