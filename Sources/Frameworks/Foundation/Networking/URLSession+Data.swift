import Foundation
import FoundationNetworking

// This platform's Foundation has these with a delegate that may be left out, which a protocol of an app's that asks for less is not
// satisfied with.
extension URLSession {
  /// Fetches what a request asks for.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Fetches what is at an address.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// Sends data with a request.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
}
