import Foundation
import ScrollworkFoundation

/// The error of an app without an associated site, as without the entitlement.
private var noSite: CFError { CFError(domain: NSOSStatusErrorDomain, code: Int(errSecMissingEntitlement)) }

/// Saves a password for a site. Caveat: fails, as the app has no associated site.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(noSite) }

/// Requests the passwords of a site. Caveat: fails, as the app has no associated site.
@available(iOS, deprecated: 14, message: "Use ASAuthorizationController.")
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, noSite) }

/// Returns a password that nobody can guess: four groups of three letters or digits, none of which look alike.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  var source = SystemRandomNumberGenerator()
  let groups = (0..<4).map { _ in
    String((0..<3).map { _ in letters[Int.random(in: letters.indices, using: &source)] })
  }
  return groups.joined(separator: "-") as CFString
}

/// The password of a credential.
public let kSecSharedPassword: CFString = "spwd"
