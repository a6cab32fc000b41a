import Foundation
import ScrollPatterns

@testable import iosApp

/// The backend's jokes, except the joke of the day, which changes every day.
struct PinnedJokes: JokeServiceProtocol {
  let service: JokeService

  func jokes(_ query: JokeQuery, after cursor: String?, limit: Int) async throws -> FeedPage<Joke, String> {
    try await service.jokes(query, after: cursor, limit: limit)
  }

  func jokeOfTheDay() async throws -> Joke {
    guard let joke = try await service.jokes(JokeQuery(), after: nil, limit: 20).items.last else {
      throw JokeServiceError.unavailable
    }
    return joke
  }

  func send(_ rating: JokeRating, client: UUID) async throws {}

  func sendImpressions(_ jokes: [UUID], batch: UUID) async throws {}
}
