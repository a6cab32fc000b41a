import Foundation
import ScrollworkFoundation
import Synchronization

/// The trust of certificates by policies.
///
/// Caveat: signatures are not checked and the phone has no root certificates. Only a certificate that the app set as an
/// anchor is trusted, if it is valid now and for the server; no other is, not even one signed by an anchor. Requests
/// are decided by libcurl, independently of this.
public final class SecTrust: Hashable, @unchecked Sendable {
  struct State {
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var date: Date?
    var result = SecTrustResultType.invalid
  }

  let certificates: [SecCertificate]
  private let state: Mutex<State>

  init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
    self.certificates = certificates
    state = Mutex(State(policies: policies))
  }

  func withState<Result: Sendable>(_ body: (inout sending State) -> sending Result) -> Result {
    state.withLock(body)
  }

  /// Evaluates the first certificate; returns nil if it is trusted.
  func evaluate() -> CFError? {
    let state = self.withState { $0 }
    let problem = Self.problem(certificates.first, state)
    withState { $0.result = problem == nil ? .unspecified : .recoverableTrustFailure }
    return problem.map { status in
      CFError(
        domain: NSOSStatusErrorDomain, code: Int(status),
        userInfo: [NSLocalizedDescriptionKey: SecCopyErrorMessageString(status, nil) ?? ""])
    }
  }

  private static func problem(_ certificate: SecCertificate?, _ state: State) -> OSStatus? {
    guard let certificate else { return errSecInvalidCertificateRef }
    guard state.anchors.contains(certificate) else { return errSecNotTrusted }
    guard let validity = certificate.validity else { return errSecInvalidCertificateRef }
    let date = state.date ?? Date()
    if date < validity.lowerBound { return errSecCertificateNotValidYet }
    if date > validity.upperBound { return errSecCertificateExpired }
    if state.policies.contains(where: { $0.host.map(certificate.isFor) == false }) { return errSecHostNameMismatch }
    return state.policies.contains(where: \.needsRevocation) ? errSecIncompleteCertRevocationCheck : nil
  }

  public static func == (a: SecTrust, b: SecTrust) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
  /// Not evaluated yet.
  case invalid = 0
  /// Trusted by the person.
  case proceed = 1
  /// Denied by the person.
  case deny = 3
  /// Trusted, without an explicit decision.
  case unspecified = 4
  /// Not trusted, but recoverable.
  case recoverableTrustFailure = 5
  /// Not trusted, fatally.
  case fatalTrustFailure = 6
  /// Another error.
  case otherError = 7
}

/// Returns an array of elements, or of a single one.
private func list<Element>(_ value: Any?, of type: Element.Type) -> [Element]? {
  (value as? Element).map { [$0] } ?? value as? [Element]
}

/// Returns a trust of a certificate, or of several of which the first counts, by one or more policies.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  guard let certificates = list(certificates, of: SecCertificate.self), !certificates.isEmpty else {
    return errSecParam
  }
  trust.pointee = SecTrust(certificates, list(policies, of: SecPolicy.self) ?? [])
  return errSecSuccess
}

/// Sets the policies.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  guard let policies = list(policies, of: SecPolicy.self) else { return errSecParam }
  trust.withState { $0.policies = policies }
  return errSecSuccess
}

/// Sets the anchor certificates.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  guard let anchors = list(anchorCertificates ?? [], of: SecCertificate.self) else { return errSecParam }
  trust.withState { $0.anchors = anchors }
  return errSecSuccess
}

/// Sets whether only the anchor certificates are trusted, and not those of the phone: it has none.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}

/// Sets the date of the evaluation.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: Date) -> OSStatus {
  trust.withState { $0.date = verifyDate }
  return errSecSuccess
}

/// Returns whether the certificates are trusted, with an error if not.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  let problem = trust.evaluate()
  error?.pointee = problem
  return problem == nil
}

/// Evaluates the certificates and calls a handler on a queue.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    let problem = trust.evaluate()
    result(trust, problem == nil, problem)
  }
  return errSecSuccess
}

/// Evaluates the certificates.
@available(iOS, deprecated: 13, renamed: "SecTrustEvaluateWithError")
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  _ = trust.evaluate()
  return SecTrustGetTrustResult(trust, result)
}

/// Returns the result of the last evaluation.
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = trust.withState { $0.result }
  return errSecSuccess
}

/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// Returns a certificate by index; nil if there is none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns all certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as CFArray }

/// Returns the key of the first certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }

/// Returns the key of the first certificate.
@available(iOS, deprecated: 14, renamed: "SecTrustCopyKey")
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
