import Foundation
import FoundationNetworking

extension URLRequest {
  /// Whether a connection may be used for which the person wants little data to be loaded. Caveat: it has no effect, as no connection here
  /// is such a one.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// Why a connection that there is may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// Telephone companies want money for it.
    case cellular = 0
    /// It costs much.
    case expensive = 1
    /// The person wants little data to be loaded.
    case constrained = 2
  }

  /// Why a connection that there is may not be used; nil, as every one may be used here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLSessionTask {
  /// Whether data is told of as soon as some has arrived. Caveat: it always is.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
