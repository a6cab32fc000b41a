import Foundation
import ScrollPatterns

/// Jokes and ratings over the backend's HTTP API.
struct JokeService: JokeServiceProtocol {
  let api: APIClient

  private struct Page: Decodable {
    let data: [LossyElement<Joke>]
    let next: String?
  }

  private struct Daily: Decodable {
    let joke: Joke
  }

  private struct RatingBody: Encodable {
    let client: UUID
    let joke: UUID
    let stars: Int
    let ratedAt: Int64
  }

  private struct ImpressionsBody: Encodable {
    let batch: UUID
    let jokes: [UUID]
  }

  func jokes(_ query: JokeQuery, after cursor: String?, limit: Int) async throws -> FeedPage<Joke, String> {
    let items = [
      ("limit", String(limit)), ("cursor", cursor), ("category", query.category?.rawValue),
      ("character", query.character?.rawValue),
    ]
    let page: Page = try await get("jokes", items)
    return FeedPage(items: page.data.compactMap(\.value), next: page.next)
  }

  func jokeOfTheDay() async throws -> Joke {
    let daily: Daily = try await get("jokes/daily", [])
    return daily.joke
  }

  func send(_ rating: JokeRating, client: UUID) async throws {
    let path = "ratings/\(rating.id.uuidString)"
    if let stars = rating.stars {
      let body = RatingBody(client: client, joke: rating.joke, stars: stars, ratedAt: rating.ratedAt)
      try await send("PUT", api.url(path), body)
    } else {
      try await send("DELETE", api.url(path, [("at", String(rating.ratedAt))]), RatingBody?.none)
    }
  }

  func sendImpressions(_ jokes: [UUID], batch: UUID) async throws {
    try await send("POST", api.url("impressions"), ImpressionsBody(batch: batch, jokes: jokes))
  }

  // MARK: - Requests

  private func get<Body: Decodable>(_ path: String, _ items: [(name: String, value: String?)]) async throws -> Body {
    do {
      return try await api.get(from: api.url(path, items))
    } catch let error as APIError {
      throw Self.failure(error)
    }
  }

  private func send(_ method: String, _ url: URL, _ body: (some Encodable)?) async throws {
    do {
      try await api.send(method, to: url, body: body)
    } catch let error as APIError {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: APIError) -> any Error {
    switch error {
    case .offline, .timedOut, .unreachable: JokeServiceError.offline
    case .rejected(status: 410, detail: _): StaleFeedCursor()
    case .rejected(status: 408, detail: _), .rejected(status: 429, detail: _), .rejected(status: 500..., detail: _):
      JokeServiceError.unavailable
    case .rejected(status: _, let detail): JokeServiceError.refused(detail: detail)
    case .unreadable: JokeServiceError.unreadable
    }
  }
}
