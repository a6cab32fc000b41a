import Foundation

/// Announcements from the backend's HTTP API.
struct AnnouncementRepository: AnnouncementRepositoryProtocol {
  let api: APIClient

  func getAnnouncements(near location: Coordinate?) async throws -> [Announcement] {
    let items = location.map {
      [("lat", Self.degrees($0.latitude)), ("lng", Self.degrees($0.longitude))]
    }
    return try await fetch(AnnouncementListDTO.self, from: api.url("announcements", items ?? [])).announcements
      .map { $0.announcement(baseURL: api.configuration.baseURL) }
  }

  func getAnnouncement(id: String) async throws -> Announcement {
    try await fetch(AnnouncementDTO.self, from: api.url("announcements").appending(component: id))
      .announcement(baseURL: api.configuration.baseURL)
  }

  /// Returns degrees with six decimals, about 10 cm; never an exponent, always a point.
  private static func degrees(_ value: Double) -> String {
    String(format: "%.6f", locale: Locale(identifier: "en_US_POSIX"), value)
  }

  private func fetch<Body: Decodable>(_ type: Body.Type, from url: URL) async throws -> Body {
    do {
      return try await api.get(type, from: url)
    } catch let error as APIError {
      throw AnnouncementRepositoryError(error)
    }
  }
}

extension AnnouncementRepositoryError {
  fileprivate init(_ error: APIError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .unreachable: self = .unreachable
    case .rejected(status: 404, let detail): self = .notFound(detail: detail)
    case .rejected(let status, let detail): self = .rejected(status: status, detail: detail)
    case .unreadable: self = .unreadable
    }
  }
}
