import Foundation
import FoundationNetworking
import Testing

@testable import Backend

/// A response as a test examines it.
struct Answer {
  let status: Int
  let body: Data
  private let response: HTTPURLResponse

  init(_ data: Data, _ response: HTTPURLResponse) {
    body = data
    status = response.statusCode
    self.response = response
  }

  func header(_ name: String) -> String? {
    response.value(forHTTPHeaderField: name)
  }

  /// Returns the body as untyped JSON.
  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
  }

  func announcements() throws -> [AnnouncementRecord] {
    struct List: Decodable {
      let data: [AnnouncementRecord]
    }
    return try Self.decoder.decode(List.self, from: body).data
  }

  func announcement() throws -> AnnouncementRecord {
    try Self.decoder.decode(AnnouncementRecord.self, from: body)
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

/// A backend on a free loopback port, reached over real sockets.
struct RunningBackend {
  let service: BackendService
  let url: URL

  /// Runs `test` against a backend that has these announcements, and stops the backend whatever happens.
  static func with<Result>(
    _ announcements: [AnnouncementRecord], _ test: (RunningBackend) async throws -> Result
  ) async throws -> Result {
    try await with(BackendConfiguration(seed: .none)) { backend in
      try await backend.service.store.insert(announcements)
      return try await test(backend)
    }
  }

  static func with<Result>(
    _ configuration: BackendConfiguration, _ test: (RunningBackend) async throws -> Result
  ) async throws -> Result {
    let service = try BackendService(configuration)
    let backend = RunningBackend(service: service, url: try await service.start())
    do {
      let result = try await test(backend)
      await service.stop()
      return result
    } catch {
      await service.stop()
      throw error
    }
  }

  // A cache would answer in place of the server.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 30
    return URLSession(configuration: configuration)
  }()

  func ask(
    _ method: String, _ path: String, headers: [String: String] = [:], body: Data? = nil
  ) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: url.absoluteString + path)))
    request.httpMethod = method
    request.httpBody = body
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await Self.session.data(for: request)
    return Answer(data, try #require(response as? HTTPURLResponse))
  }

  /// Sends bytes unchanged, where `URLSession` would normalize them, and returns everything until the server closes.
  func askRaw(_ text: String) async throws -> String {
    let port = try #require(url.port)
    // On a thread of its own: blocking one of Swift's few threads would leave the server none to answer on.
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Self.exchange(text, port: port)) }
    }
  }

  private static func exchange(_ text: String, port: Int) -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return "no connection" }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      // The server may close while this is still writing; that must not raise SIGPIPE.
      let sent = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { break }
      bytes = bytes.dropFirst(sent)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
      answer += buffer.prefix(count)
    }
    return String(decoding: answer, as: UTF8.self)
  }
}

/// Returns an announcement; a test passes only the values that matter to it.
func announcement(
  _ name: String? = "Rex", minutesAgo: Double = 0, at location: GeoPoint? = nil, description: String = "Brown.",
  id: UUID = UUID(), photoUrl: String? = nil
) -> AnnouncementRecord {
  // A fixed instant: nothing depends on today's date.
  let now = Date(timeIntervalSince1970: 1_780_000_000)
  return AnnouncementRecord(
    id: id, petName: name, species: .dog, description: description, status: .missing, location: location,
    lastSeenDate: CalendarDay(now), photoUrl: photoUrl, createdAt: now.addingTimeInterval(-minutesAgo * 60))
}

/// Runs `test` with a temporary folder for its files, which is removed afterwards.
func withTemporaryFolder<Result>(_ test: (URL) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backend-tests-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await test(folder)
}
