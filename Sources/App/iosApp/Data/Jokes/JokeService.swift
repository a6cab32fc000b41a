import Foundation
import ScrollPatterns

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Jokes and ratings over the backend's HTTP API.
struct JokeService: JokeServiceProtocol {
  let configuration: APIConfiguration

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
      try await send("PUT", url(path, []), JSONEncoder().encode(body))
    } else {
      try await send("DELETE", url(path, [("at", String(rating.ratedAt))]), nil)
    }
  }

  func sendImpressions(_ jokes: [UUID], batch: UUID) async throws {
    try await send("POST", url("impressions", []), JSONEncoder().encode(ImpressionsBody(batch: batch, jokes: jokes)))
  }

  // MARK: - Requests

  private func url(_ path: String, _ items: [(name: String, value: String?)]) -> URL {
    var url = configuration.baseURL.appending(path: "api/v1/\(path)")
    let items = items.compactMap { item in item.value.map { URLQueryItem(name: item.name, value: $0) } }
    if !items.isEmpty { url.append(queryItems: items) }
    return url
  }

  private func get<Body: Decodable>(_ path: String, _ items: [(name: String, value: String?)]) async throws -> Body {
    let data = try await answer(to: URLRequest(url: url(path, items)))
    do {
      return try JSONDecoder().decode(Body.self, from: data)
    } catch {
      throw JokeServiceError.unreadable
    }
  }

  private func send(_ method: String, _ url: URL, _ body: Data?) async throws {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    _ = try await answer(to: request)
  }

  private func answer(to request: URLRequest) async throws -> Data {
    var request = request
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.timeoutInterval = 15
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await URLSession.shared.data(for: request)
    } catch let error as URLError {
      throw error.code == .cancelled ? CancellationError() : JokeServiceError.offline
    }
    guard let status = (response as? HTTPURLResponse)?.statusCode else { throw JokeServiceError.unreadable }
    switch status {
    case 200..<300: return data
    case 410: throw StaleFeedCursor()
    case 408, 429, 500...: throw JokeServiceError.unavailable
    default: throw JokeServiceError.refused(detail: (try? JSONDecoder().decode(ProblemDTO.self, from: data))?.detail)
    }
  }
}
