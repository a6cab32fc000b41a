import Foundation
import ScrollworkFoundation

/// A policy for the evaluation of certificates.
public final class SecPolicy: Hashable, Sendable {
  /// The required host name.
  let host: String?
  /// Whether a positive revocation check is required.
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

/// Returns a basic X.509 policy.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Returns a policy for the certificates of a TLS server or client.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(host: hostname.map { $0 as String })
}

/// Returns a policy to check revocation. Caveat: no check is made; a certificate that requires one is never trusted.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(needsRevocation: revocationFlags & kSecRevocationRequirePositiveResponse != 0)
}

/// Checks by OCSP.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Checks by a revocation list.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Prefers the revocation list.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Requires a positive response.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Disables network access.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Uses any method.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
