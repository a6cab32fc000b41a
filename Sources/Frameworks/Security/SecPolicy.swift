import Foundation
import ScrollworkFoundation

/// What is asked of certificates.
public final class SecPolicy: Hashable, Sendable {
  /// The server that they have to be for.
  let host: String?
  /// Whether somebody has to say that they were not taken back.
  let needsRevocation: Bool

  init(host: String? = nil, needsRevocation: Bool = false) {
    self.host = host
    self.needsRevocation = needsRevocation
  }

  public static func == (a: SecPolicy, b: SecPolicy) -> Bool {
    a.host == b.host && a.needsRevocation == b.needsRevocation
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(host) }
}

/// Certificates as such.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Certificates of a server, or of who asks it.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(host: hostname.map { $0 as String })
}

/// Certificates that were not taken back. Caveat: nobody is asked; one that needs an answer is never trusted.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(needsRevocation: revocationFlags & kSecRevocationRequirePositiveResponse != 0)
}

/// A server says whether a certificate was taken back.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// A list says so.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// The list counts more.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Without an answer there is no trust.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Nobody is asked over the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Either of them.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
