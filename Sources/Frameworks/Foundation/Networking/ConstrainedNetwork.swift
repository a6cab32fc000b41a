import Foundation
import FoundationNetworking

extension URLRequest {
  /// Whether connections in Low Data Mode may be used. Caveat: has no effect, as there is no such connection here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// The reason why an existing connection may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// It is a cellular connection.
    case cellular = 0
    /// It is expensive.
    case expensive = 1
    /// It is in Low Data Mode.
    case constrained = 2
  }

  /// The reason why an existing connection may not be used; always nil, as any may be used here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLSessionTask {
  /// Whether data is delivered as soon as it arrives. Caveat: it always is.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
