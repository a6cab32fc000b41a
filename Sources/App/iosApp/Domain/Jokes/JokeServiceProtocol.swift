import Foundation
import ScrollPatterns

/// Which jokes a list has.
struct JokeQuery: Hashable, Sendable {
  var category: JokeCategory?
  var character: JokeCharacter?
}

/// Where jokes come from, and ratings go to.
protocol JokeServiceProtocol: Sendable {
  /// A page of a list, the most popular jokes first. Malformed jokes are left out.
  /// - Throws: `StaleFeedCursor`; an error whose `localizedDescription` can be shown to people; `CancellationError`.
  func jokes(_ query: JokeQuery, after cursor: String?, limit: Int) async throws -> FeedPage<Joke, String>

  /// The joke of today.
  func jokeOfTheDay() async throws -> Joke

  /// Tells the server of a rating or that it was taken back. The same one may be sent again.
  /// - Throws: `JokeServiceError.refused` for what the server will never take; else it can be sent later.
  func send(_ rating: JokeRating, client: UUID) async throws

  /// Tells the server which jokes were on the screen. A batch with the same id counts once.
  func sendImpressions(_ jokes: [UUID], batch: UUID) async throws
}

/// Why the server could not be asked, in words for the person who waits.
enum JokeServiceError: LocalizedError, Hashable {
  /// No connection to the server, for any reason.
  case offline
  /// The server refuses what was sent, now and later, with its explanation if it gave one.
  case refused(detail: String?)
  /// The server failed or is too busy; later it may work.
  case unavailable
  /// The answer is not what the API describes.
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
