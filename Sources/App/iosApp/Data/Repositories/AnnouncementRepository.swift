import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Announcements from the backend's HTTP API.
struct AnnouncementRepository: AnnouncementRepositoryProtocol {
  /// Sends a request and returns the whole answer.
  typealias Transport = @Sendable (URLRequest) async throws -> (Data, URLResponse)

  let configuration: APIConfiguration
  private let transport: Transport

  /// - Parameter transport: what carries the requests; `URLSession.shared` unless a test stands in for the network.
  init(
    configuration: APIConfiguration = .local,
    transport: @escaping Transport = { try await URLSession.shared.data(for: $0) }
  ) {
    self.configuration = configuration
    self.transport = transport
  }

  func getAnnouncements(near location: Coordinate?) async throws -> [Announcement] {
    var url = configuration.baseURL.appending(path: "api/v1/announcements")
    if let location {
      url.append(queryItems: [
        URLQueryItem(name: "lat", value: Self.degrees(location.latitude)),
        URLQueryItem(name: "lng", value: Self.degrees(location.longitude)),
      ])
    }
    return try await fetch(AnnouncementListDTO.self, from: url).announcements
      .map { $0.announcement(baseURL: configuration.baseURL) }
  }

  func getAnnouncement(id: String) async throws -> Announcement {
    let url = configuration.baseURL.appending(path: "api/v1/announcements").appending(component: id)
    return try await fetch(AnnouncementDTO.self, from: url).announcement(baseURL: configuration.baseURL)
  }

  /// Six decimals are about 10 cm; never an exponent, always a point.
  private static func degrees(_ value: Double) -> String {
    String(format: "%.6f", locale: Locale(identifier: "en_US_POSIX"), value)
  }

  private func fetch<Body: Decodable>(_ type: Body.Type, from url: URL) async throws -> Body {
    var request = URLRequest(url: url)
    // Someone who asks again wants to know what the server says now.
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.timeoutInterval = 15
    request.setValue("application/json", forHTTPHeaderField: "Accept")

    let (data, response) = try await answer(to: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw AnnouncementRepositoryError.unreadable
    }
    guard (200..<300).contains(status) else {
      let detail = (try? JSONDecoder().decode(ProblemDTO.self, from: data))?.detail
      throw status == 404
        ? AnnouncementRepositoryError.notFound(detail: detail)
        : AnnouncementRepositoryError.rejected(status: status, detail: detail)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw AnnouncementRepositoryError.unreadable
    }
  }

  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await transport(request)
    } catch let error as URLError {
      switch error.code {
      case .cancelled: throw CancellationError()
      case .notConnectedToInternet, .dataNotAllowed: throw AnnouncementRepositoryError.offline
      case .timedOut: throw AnnouncementRepositoryError.timedOut
      default: throw AnnouncementRepositoryError.unreachable
      }
    }
  }
}
