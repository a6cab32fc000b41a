import Foundation
import ScrollworkFoundation

/// It was done.
public let errSecSuccess: OSStatus = 0
/// An argument makes no sense.
public let errSecParam: OSStatus = -50
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// Nobody can be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// What was read makes no sense.
public let errSecDecode: OSStatus = -26275
/// The person did not prove to be who they are.
public let errSecAuthFailed: OSStatus = -25293
/// The person declined.
public let errSecUserCanceled: OSStatus = -128
/// It is not made here.
public let errSecUnimplemented: OSStatus = -4
/// The app may not.
public let errSecMissingEntitlement: OSStatus = -34018

/// A certificate makes no sense.
public let errSecInvalidCertificateRef: OSStatus = -67708
/// A certificate is trusted by nobody.
public let errSecNotTrusted: OSStatus = -67843
/// A certificate is for another server.
public let errSecHostNameMismatch: OSStatus = -67602
/// A certificate counts no longer.
public let errSecCertificateExpired: OSStatus = -67818
/// A certificate does not count yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// Nobody could say whether a certificate was taken back.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635

/// Returns a sentence about a status; nil for one that is not known.
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

/// Adds an item to the keychain. The keychain here is in memory, empty for each phone, and keeps nothing secret.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, found) = Keychain.shared.add(attributes)
  result?.pointee = found
  return status
}

/// Looks for items: what comes depends on `kSecReturnData` and its like, and on `kSecMatchLimit`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, found) = Keychain.shared.copy(query)
  result?.pointee = found
  return status
}

/// Changes all items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(query, attributesToUpdate)
}

/// Removes all items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

/// Where random bytes come from, if not told otherwise.
public var kSecRandomDefault: SecRandomRef? { nil }
/// Where random bytes come from.
public typealias SecRandomRef = OpaquePointer

/// Fills memory with random bytes that nobody can guess.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var source = SystemRandomNumberGenerator()
  for index in 0..<max(count, 0) {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &source), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
