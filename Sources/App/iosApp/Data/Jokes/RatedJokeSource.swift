import Foundation
import ScrollPatterns

extension RatedJoke {
  /// A position in the list of rated jokes: right after one of them.
  struct Cursor: Hashable, Sendable {
    let ratedAt: Int64
    let joke: UUID
  }
}

/// The user's rated jokes, newest first, from the phone's own file.
struct RatedJokeSource: FeedSource {
  let database: JokeDatabase

  func page(after cursor: RatedJoke.Cursor?, limit: Int) async throws -> FeedPage<RatedJoke, RatedJoke.Cursor> {
    let jokes = try await database.ratedJokes(after: cursor, limit: limit)
    guard jokes.count == limit, let last = jokes.last else { return FeedPage(items: jokes, next: nil) }
    return FeedPage(items: jokes, next: RatedJoke.Cursor(ratedAt: last.ratedAt, joke: last.id))
  }
}
