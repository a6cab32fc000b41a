import Foundation
import ScrollPatterns

/// Selects the jokes of a list.
struct JokeQuery: Hashable, Sendable {
  var category: JokeCategory?
  var character: JokeCharacter?
}

/// A service that provides jokes and accepts ratings.
protocol JokeServiceProtocol: Sendable {
  /// Returns a page of a list, the most popular jokes first. Malformed jokes are left out.
  /// - Throws: `StaleFeedCursor`; an error whose `localizedDescription` can be shown to users; `CancellationError`.
  func jokes(_ query: JokeQuery, after cursor: String?, limit: Int) async throws -> FeedPage<Joke, String>

  /// Returns today's joke.
  func jokeOfTheDay() async throws -> Joke

  /// Sends a rating or its removal to the server. The same one may be sent again.
  /// - Throws: `JokeServiceError.refused` for what the server will never accept; otherwise it can be sent later.
  func send(_ rating: JokeRating, client: UUID) async throws

  /// Reports which jokes were on the screen to the server. Batches with the same id count once.
  func sendImpressions(_ jokes: [UUID], batch: UUID) async throws
}

/// Why a request to the server failed, in words for the user who waits.
enum JokeServiceError: LocalizedError, Hashable {
  /// No connection to the server, for any reason.
  case offline
  /// The server refuses the request, now and later, with its explanation if it gave one.
  case refused(detail: String?)
  /// The server failed or is too busy; it may work later.
  case unavailable
  /// The answer is not as the API describes it.
  case unreadable

  var errorDescription: String? {
    switch self {
    case .offline: L10n.RepositoryError.unreachable
    case .refused(let detail): detail ?? L10n.RepositoryError.unreadable
    case .unavailable: L10n.Jokes.serverBusy
    case .unreadable: L10n.RepositoryError.unreadable
    }
  }
}
