import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to the backend's HTTP API and reads its answers.
struct APIClient: Sendable {
  /// Sends a request and returns the whole answer.
  typealias Transport = @Sendable (URLRequest) async throws -> (Data, URLResponse)

  let configuration: APIConfiguration
  private let transport: Transport

  /// The longest silence before a request is abandoned, in seconds.
  private static let patience: TimeInterval = 15

  /// A session without a cache: someone who asks again wants the server's current answer. On Linux, looking up a cached
  /// answer also traps when the request is cancelled meanwhile.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  /// Creates a client.
  ///
  /// - Parameter transport: performs the requests; the network unless a test replaces it.
  init(configuration: APIConfiguration, transport: @escaping Transport = { try await session.data(for: $0) }) {
    self.configuration = configuration
    self.transport = transport
  }

  /// Returns the address of a path below `api/v1`; items without a value are left out.
  func url(_ path: String, _ items: [(name: String, value: String?)] = []) -> URL {
    var url = configuration.baseURL.appending(path: "api/v1/\(path)")
    let items = items.compactMap { item in item.value.map { URLQueryItem(name: item.name, value: $0) } }
    if !items.isEmpty { url.append(queryItems: items) }
    return url
  }

  /// Fetches and decodes an answer.
  ///
  /// - Throws: `APIError`, or `CancellationError`.
  func get<Body: Decodable>(_ type: Body.Type = Body.self, from url: URL) async throws -> Body {
    let data = try await answer(to: URLRequest(url: url))
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw APIError.unreadable
    }
  }

  /// Sends a request with a body.
  ///
  /// - Throws: `APIError`, or `CancellationError`.
  func send(_ method: String, to url: URL, body: (some Encodable)?) async throws {
    var request = URLRequest(url: url)
    request.httpMethod = method
    if let body {
      request.httpBody = try JSONEncoder().encode(body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    _ = try await answer(to: request)
  }

  private func answer(to request: URLRequest) async throws -> Data {
    var request = request
    request.timeoutInterval = Self.patience
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await transport(request)
    } catch let error as URLError {
      throw error.code == .cancelled ? CancellationError() : APIError(error)
    }
    guard let status = (response as? HTTPURLResponse)?.statusCode else { throw APIError.unreadable }
    guard (200..<300).contains(status) else { throw APIError(status: status, body: data) }
    return data
  }
}
