import Foundation

/// Which jokes a list holds.
public struct JokeQuery: Hashable, Sendable {
  /// The most jokes to return.
  public var limit: Int
  public var category: JokeRecord.Category?
  public var character: JokeRecord.Character?
  /// Words that all occur in a joke, each as the beginning of a word. With these the list is by relevance (BM25),
  /// without by popularity. Text without a letter or digit finds nothing.
  public var text: String?
  /// Only what follows this place in the list of the same query.
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
  /// In a list by popularity each with the popularity it has there, which is that of the moment of the first page.
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

/// What became of a rating that was sent.
public enum RatingOutcome: Hashable, Sendable {
  /// It is the first one of this client for this joke, or the first after one was removed.
  case created
  /// It took the place of an earlier one.
  case replaced
  /// The one that is stored, because it is the same or a later one.
  case kept(RatingRecord)
  /// It was removed at this instant or later.
  case removedLater
  case unknownJoke
  /// The id belongs to another client or joke.
  case idTaken
  /// The client has rated the joke under this other id.
  case otherID(UUID)
}

/// What became of the wish to remove a rating.
public enum RatingRemoval: Hashable, Sendable {
  case removed
  case unknown
  /// The rating stays, because it was given later.
  case ratedLater(RatingRecord)
}

/// How many jokes there are of each kind.
public struct JokeCounts: Hashable, Sendable {
  public var categories: [JokeRecord.Category: Int]
  public var characters: [JokeRecord.Character: Int]
}

/// Where jokes, ratings and impressions are kept.
///
/// A stored row that breaks the rules of `JokeRecord` is skipped and logged, so a page may hold fewer than its limit.
public protocol JokeStore: Sendable {
  /// The jokes that a query asks for, and the way to those after its limit.
  ///
  /// Whoever follows `next` meets each joke once, however popularities change meanwhile.
  /// - Throws: `JokeCursor.Expired`
  func page(matching query: JokeQuery) async throws -> JokePage

  /// One joke, or `nil` when there is none with this id.
  func joke(id: UUID) async throws -> JokeRecord?

  /// The joke of a day: of the day's season, if it has one that jokes are about. Each joke comes once before any comes
  /// again, as long as none is added. `nil` when there is no joke.
  func joke(of day: CalendarDay) async throws -> JokeRecord?

  /// How many jokes there are of each kind.
  func counts() async throws -> JokeCounts

  /// Adds jokes, in one step, and passes over those whose id is there already. Returns how many are new.
  @discardableResult
  func insert(_ jokes: [JokeRecord]) async throws -> Int

  /// The number of jokes.
  func count() async throws -> Int

  /// Stores a rating, unless a later one is there; popularity follows. The same rating sent again changes nothing.
  func rate(_ rating: RatingRecord) async throws -> RatingOutcome

  /// Removes a rating unless it was given after `instant` (milliseconds since 1970).
  func removeRating(id: UUID, at instant: Int64) async throws -> RatingRemoval

  /// What a client has rated, newest first.
  func ratings(of client: UUID, limit: Int, after cursor: RatingCursor?) async throws -> RatingPage

  /// Counts impressions of the jokes there are, and returns how many; a batch that was counted before is not counted
  /// again, and returns what it returned then.
  func count(_ batch: ImpressionBatch) async throws -> Int
}
