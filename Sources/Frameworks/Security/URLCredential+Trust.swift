import Foundation
import FoundationNetworking

extension URLProtectionSpace {
  /// The certificates of the server. Caveat: nil; libcurl looks at them.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Accepts a server. Caveat: libcurl has decided already.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
