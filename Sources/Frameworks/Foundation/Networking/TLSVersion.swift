import Foundation
import FoundationNetworking

/// A version of TLS or DTLS.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}

extension URLSessionConfiguration {
  /// The lowest version of TLS. Caveat: has no effect; libcurl accepts nothing below 1.2.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }

  /// The highest version of TLS. Caveat: has no effect.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
}
