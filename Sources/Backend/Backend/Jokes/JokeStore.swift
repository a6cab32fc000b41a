import Foundation

/// Selects the jokes of a list.
public struct JokeQuery: Hashable, Sendable {
  /// The most jokes to return.
  public var limit: Int
  public var category: JokeRecord.Category?
  public var character: JokeRecord.Character?
  /// Words that must all occur in a joke, each as the beginning of a word. The list is then by relevance (BM25),
  /// otherwise by popularity. Text without a letter or digit matches nothing.
  public var text: String?
  /// The position after which the page begins, in the list of the same query.
  public var cursor: JokeCursor?

  public init(
    limit: Int = 20, category: JokeRecord.Category? = nil, character: JokeRecord.Character? = nil, text: String? = nil,
    after cursor: JokeCursor? = nil
  ) {
    self.limit = limit
    self.category = category
    self.character = character
    self.text = text
    self.cursor = cursor
  }
}

/// A part of a list.
public struct JokePage: Hashable, Sendable {
  /// The jokes, in a list by popularity each with the popularity at the time of the first page.
  public var jokes: [JokeRecord]
  /// Where the next page begins; `nil` after the last one.
  public var next: JokeCursor?
}

/// A part of a client's ratings.
public struct RatingPage: Hashable, Sendable {
  public var ratings: [RatedJoke]
  /// Where the next page begins; `nil` after the last one.
  public var next: RatingCursor?
}

/// The outcome of sending a rating.
public enum RatingOutcome: Hashable, Sendable {
  /// It is the first one of this client for this joke, or the first after one was removed.
  case created
  /// It replaced an earlier one.
  case replaced
  /// The stored one was kept, because it is the same or a later one.
  case kept(RatingRecord)
  /// It was removed at this time or later.
  case removedLater
  case unknownJoke
  /// The id belongs to another client or joke.
  case idTaken
  /// The client has rated the joke under this other id.
  case otherID(UUID)
}

/// The outcome of removing a rating.
public enum RatingRemoval: Hashable, Sendable {
  case removed
  case unknown
  /// The rating stays, because it was given later.
  case ratedLater(RatingRecord)
}

/// The number of jokes of each kind.
public struct JokeCounts: Hashable, Sendable {
  public var categories: [JokeRecord.Category: Int]
  public var characters: [JokeRecord.Character: Int]
}

/// A store of jokes, ratings and impressions.
///
/// A stored row that breaks the rules of `JokeRecord` is skipped and logged, so a page may be shorter than its limit.
public protocol JokeStore: Sendable {
  /// Returns a query's jokes, and the cursor to those after its limit.
  ///
  /// Following `next` returns each joke once, however popularities change meanwhile.
  /// - Throws: `JokeCursor.Expired`
  func page(matching query: JokeQuery) async throws -> JokePage

  /// Returns one joke, or `nil` when there is none with this id.
  func joke(id: UUID) async throws -> JokeRecord?

  /// Returns the joke of a day: one of the day's season, if there are any. Each joke comes once before any is repeated,
  /// as long as none is added. `nil` when there is no joke.
  func joke(of day: CalendarDay) async throws -> JokeRecord?

  /// Returns the number of jokes of each kind.
  func counts() async throws -> JokeCounts

  /// Adds jokes, in one step, and skips those whose id exists already. Returns how many are new.
  @discardableResult
  func insert(_ jokes: [JokeRecord]) async throws -> Int

  /// Returns the number of jokes.
  func count() async throws -> Int

  /// Stores a rating, unless there is a later one; popularity follows. Sending the same rating again changes nothing.
  func rate(_ rating: RatingRecord) async throws -> RatingOutcome

  /// Removes a rating unless it was given after `instant` (milliseconds since 1970).
  func removeRating(id: UUID, at instant: Int64) async throws -> RatingRemoval

  /// Returns a client's ratings, newest first.
  func ratings(of client: UUID, limit: Int, after cursor: RatingCursor?) async throws -> RatingPage

  /// Counts impressions of existing jokes, and returns how many; a batch that was counted before is not counted again,
  /// and returns the same result.
  func count(_ batch: ImpressionBatch) async throws -> Int
}
