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

extension URLRequest {
  /// Whether expensive connections may be used. Caveat: has no effect, as there is no such connection here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the server is expected to support HTTP/3. Caveat: has no effect; libcurl decides.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }

  /// Whether addresses are validated with DNSSEC. Caveat: has no effect.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }

  /// Who asked for a request.
  public enum Attribution: UInt, Sendable {
    /// The app.
    case developer = 0
    /// The person, as by a link.
    case user = 1
  }

  /// Who asked for the request. Caveat: has no effect, as there is no privacy report.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Whether connections in Low Data Mode may be used. Caveat: has no effect, as there is no such connection here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether expensive connections may be used. Caveat: has no effect, as there is no such connection here.
  @_disfavoredOverload
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the system starts the app for a background session's events. Caveat: has no effect, as its tasks run only
  /// while the app does.
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }

  /// The container of an app and its extensions that a background session downloads to. Caveat: has no effect.
  @_disfavoredOverload
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
}
