import Foundation
import FoundationNetworking

extension URLProtectionSpace {
  /// The server's certificates. Caveat: nil; libcurl checks them.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that accepts a server. Caveat: libcurl has decided already.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
