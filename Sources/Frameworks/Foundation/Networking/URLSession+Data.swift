import Foundation
import FoundationNetworking

// This platform's Foundation declares these with an optional delegate parameter, which does not satisfy an app's
// protocol without one.
extension URLSession {
  /// Loads a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Loads a URL.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// Uploads data with a request.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
}
