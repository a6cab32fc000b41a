import Foundation

/// The configuration of the backend's API.
public struct APIConfiguration: Hashable, Sendable {
  /// The address to which `api/v1/...` is appended and against which relative photo addresses are resolved.
  public var baseURL: URL

  /// Creates a configuration.
  ///
  /// - Parameter baseURL: an `http` or `https` address.
  public init(baseURL: URL) {
    self.baseURL = baseURL
  }

  /// A backend on this machine, on its default port.
  static let local = APIConfiguration(baseURL: URL(string: "http://127.0.0.1:8080")!)

  /// The address given at launch, such as `-backendURL http://192.168.1.5:8080`; nil if there is none, or if it is not
  /// a web address.
  static var launchArgument: APIConfiguration? {
    // Launch arguments are user defaults that are not stored.
    guard let text = UserDefaults.standard.string(forKey: "backendURL") else { return nil }
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
      NSLog("-backendURL: \"%@\" is not an http address such as http://127.0.0.1:8080.", text)
      return nil
    }
    return APIConfiguration(baseURL: url)
  }
}
