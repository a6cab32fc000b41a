import Foundation

/// Where the backend is.
public struct APIConfiguration: Hashable, Sendable {
  /// The address to which `api/v1/...` is appended and against which relative photo addresses are resolved.
  public var baseURL: URL

  /// - Parameter baseURL: an `http` or `https` address.
  public init(baseURL: URL) {
    self.baseURL = baseURL
  }

  /// A backend on this machine, on its default port.
  static let local = APIConfiguration(baseURL: URL(string: "http://127.0.0.1:8080")!)
}
