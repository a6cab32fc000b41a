import Foundation

/// What the phone stores about jokes, in a file: ratings, what was on the screen, and the beginning of the feed for use
/// without a connection.
struct JokeDatabase: Sendable {
  let database: SQLiteDatabase

  /// The most jokes that are kept for use without a connection.
  static let cacheSize = 200
  /// The most impressions that are sent at once. The server accepts 500.
  static let batchSize = 100

  /// The migrations from each version of the file to the next; a released one is never changed.
  static let migrations = [
    """
    CREATE TABLE client (id TEXT NOT NULL);
    CREATE TABLE rating (
      joke TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, stars INTEGER, ratedAt INTEGER NOT NULL,
      isSent INTEGER NOT NULL, content BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX rating_newest ON rating (ratedAt DESC, joke) WHERE stars IS NOT NULL;
    CREATE INDEX rating_unsent ON rating (joke) WHERE NOT isSent;
    CREATE TABLE cached_joke (position INTEGER PRIMARY KEY, joke TEXT NOT NULL UNIQUE, content BLOB NOT NULL);
    CREATE TABLE impression (joke TEXT PRIMARY KEY, batch TEXT) WITHOUT ROWID;
    """
  ]

  /// Creates the database.
  ///
  /// - Parameter url: the file; nil for a database in memory.
  init(url: URL?) {
    database = SQLiteDatabase(url: url, migrations: Self.migrations)
  }

  /// Returns the phone's id for the server: random, created once.
  func client() async throws -> UUID {
    try await database.write { connection in
      if let id = try connection.rows("SELECT id FROM client", read: { try $0.get(0, as: UUID.self) }).first {
        return id
      }
      let id = UUID()
      try connection.execute("INSERT INTO client VALUES (?)", id)
      return id
    }
  }

  // MARK: - Ratings

  /// Returns the stars of each rated joke.
  func stars() async throws -> [UUID: Int] {
    let pairs = try await database.read { connection in
      try connection.rows("SELECT joke, stars FROM rating WHERE stars IS NOT NULL") { row in
        (joke: try row.get(0, as: UUID.self), stars: try row.get(1, as: Int.self))
      }
    }
    return Dictionary(pairs.map { ($0.joke, $0.stars) }) { $1 }
  }

  /// Stores a rating, or its removal, to be sent later.
  func rate(_ joke: Joke, stars: Int?, at instant: Int64) async throws {
    let content = try JSONEncoder().encode(joke)
    try await database.write { connection in
      // The server recognises the later rating by its time, so that always grows, even if the clock is set back.
      try connection.execute(
        """
        INSERT INTO rating (joke, id, stars, ratedAt, isSent, content) VALUES (?, ?, ?, ?, 0, ?)
        ON CONFLICT (joke) DO UPDATE SET stars = excluded.stars, ratedAt = max(excluded.ratedAt, ratedAt + 1), isSent = 0
        """, joke.id, UUID(), stars, instant, content)
    }
  }

  /// Returns the ratings that the server does not have yet.
  func unsentRatings() async throws -> [JokeRating] {
    try await database.read { connection in
      try connection.rows("SELECT id, joke, stars, ratedAt FROM rating WHERE NOT isSent ORDER BY ratedAt") { row in
        JokeRating(id: try row.get(0), joke: try row.get(1), stars: try row.get(2), ratedAt: try row.get(3))
      }
    }
  }

  /// Notes that the server has a rating, unless it has changed since.
  func markSent(_ rating: JokeRating) async throws {
    try await database.write {
      try $0.execute("UPDATE rating SET isSent = 1 WHERE joke = ? AND ratedAt = ?", rating.joke, rating.ratedAt)
    }
  }

  /// Returns a page of the rated jokes, newest first.
  /// - Parameter last: the last joke of the page before.
  func ratedJokes(after last: RatedJoke.Cursor?, limit: Int) async throws -> [RatedJoke] {
    try await database.read { connection in
      try connection.rows(
        """
        SELECT content, ratedAt FROM rating
        WHERE stars IS NOT NULL AND (ratedAt < ?1 OR ratedAt = ?1 AND joke > ?2) ORDER BY ratedAt DESC, joke LIMIT ?3
        """, last?.ratedAt ?? .max, last?.joke.uuidString ?? "", limit
      ) { row in
        RatedJoke(
          joke: try JSONDecoder().decode(Joke.self, from: try row.get(0, as: Data.self)), ratedAt: try row.get(1))
      }
    }
  }

  // MARK: - The beginning of the feed

  /// Keeps jokes for use without a connection: the first page replaces all, others are added while there is room.
  func cache(_ jokes: [Joke], isFirst: Bool) async throws {
    let contents = try jokes.map { (id: $0.id, content: try JSONEncoder().encode($0)) }
    try await database.write { connection in
      if isFirst { try connection.execute("DELETE FROM cached_joke") }
      let count = try connection.rows("SELECT count(*) FROM cached_joke") { try $0.get(0, as: Int.self) }.first ?? 0
      for entry in contents.prefix(max(0, Self.cacheSize - count)) {
        try connection.execute(
          "INSERT OR IGNORE INTO cached_joke (joke, content) VALUES (?, ?)", entry.id, entry.content)
      }
    }
  }

  /// Returns the jokes that were kept, in order.
  func cachedJokes() async throws -> [Joke] {
    try await database.read { connection in
      try connection.rows("SELECT content FROM cached_joke ORDER BY position") {
        try JSONDecoder().decode(Joke.self, from: try $0.get(0, as: Data.self))
      }
    }
  }

  // MARK: - Impressions

  /// Stores jokes that were on the screen until they are sent.
  func noteImpressions(_ jokes: [UUID]) async throws {
    try await database.write { connection in
      for joke in jokes { try connection.execute("INSERT OR IGNORE INTO impression (joke) VALUES (?)", joke) }
    }
  }

  /// Returns the impressions to send. A started batch stays the same until it is removed.
  func nextImpressions() async throws -> (batch: UUID, jokes: [UUID])? {
    try await database.write { connection in
      let begun = try connection.rows("SELECT batch FROM impression WHERE batch IS NOT NULL LIMIT 1") {
        try $0.get(0, as: UUID.self)
      }
      let batch = begun.first ?? UUID()
      if begun.isEmpty {
        try connection.execute(
          "UPDATE impression SET batch = ? WHERE joke IN (SELECT joke FROM impression LIMIT ?)", batch, Self.batchSize)
      }
      let jokes = try connection.rows("SELECT joke FROM impression WHERE batch = ?", batch) {
        try $0.get(0, as: UUID.self)
      }
      return jokes.isEmpty ? nil : (batch, jokes)
    }
  }

  /// Removes a batch that the server has.
  func removeImpressions(batch: UUID) async throws {
    try await database.write { try $0.execute("DELETE FROM impression WHERE batch = ?", batch) }
  }
}
