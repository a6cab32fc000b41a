import Foundation
import GRDB

extension SQLiteJokeStore {
  /// The days after which a batch of impressions is dropped: nobody sends it again that late.
  private static let daysToKeepBatches: Int64 = 30

  public func rate(_ rating: RatingRecord) async throws -> RatingOutcome {
    try await database.write { database in
      let sql = "SELECT number FROM joke WHERE id = ?"
      guard let joke = try Int64.fetchOne(database, sql: sql, arguments: [rating.joke.uuidString]) else {
        return .unknownJoke
      }
      let client = rating.client.uuidString
      let pair: StatementArguments = [client, joke]
      if let id = try String.fetchOne(
        database, sql: "SELECT id FROM rating WHERE (client, joke) = (?, ?)", arguments: pair),
        let other = UUID(uuidString: id), other != rating.id
      {
        return .otherID(other)
      }
      guard let stored = try Self.rating(rating.id, in: database) else {
        try database.execute(
          sql: "INSERT INTO rating (id, client, joke, stars, rated_at) VALUES (?, ?, ?, ?, ?)",
          arguments: [rating.id.uuidString, client, joke, rating.stars, rating.ratedAt])
        return .created
      }
      guard stored.client == rating.client, stored.joke == rating.joke else { return .idTaken }
      guard rating.ratedAt > stored.ratedAt else { return stored.record.map(RatingOutcome.kept) ?? .removedLater }
      try database.execute(
        sql: "UPDATE rating SET stars = ?, rated_at = ? WHERE id = ?",
        arguments: [rating.stars, rating.ratedAt, rating.id.uuidString])
      return stored.stars == nil ? .created : .replaced
    }
  }

  public func removeRating(id: UUID, at instant: Int64) async throws -> RatingRemoval {
    try await database.write { database in
      guard let stored = try Self.rating(id, in: database)?.record else { return .unknown }
      guard instant >= stored.ratedAt else { return .ratedLater(stored) }
      try database.execute(
        sql: "UPDATE rating SET stars = NULL, rated_at = ? WHERE id = ?", arguments: [instant, id.uuidString])
      return .removed
    }
  }

  public func ratings(of client: UUID, limit: Int, after cursor: RatingCursor?) async throws -> RatingPage {
    let statement = Self.ratings(of: client, limit: limit, after: cursor)
    return try await database.read { [self] database in
      let rows = try Row.fetchAll(database, sql: statement.sql, arguments: statement.arguments)
      let ratings = rows.prefix(limit).compactMap { row -> RatedJoke? in
        guard let joke = jokes(from: [row]).first, let id = try? JokeRow.id(row, "rating"),
          let stars: Int = try? JokeRow.number(row, "stars"), let ratedAt: Int64 = try? JokeRow.number(row, "rated_at")
        else { return nil }
        let rating = RatingRecord(id: id, client: client, joke: joke.id, stars: stars, ratedAt: ratedAt)
        return RatedJoke(rating: rating, joke: joke)
      }
      guard rows.count > limit, let last = rows.prefix(limit).last else { return RatingPage(ratings: ratings) }
      let next = RatingCursor(
        ratedAt: try JokeRow.number(last, "rated_at"), id: try JokeRow.id(last, "rating"))
      return RatingPage(ratings: ratings, next: next)
    }
  }

  public func count(_ batch: ImpressionBatch) async throws -> Int {
    let now = Int64(Date.now.timeIntervalSince1970)
    return try await database.write { database in
      let id = batch.id.uuidString
      let known = "SELECT counted FROM impression_batch WHERE id = ?"
      if let counted = try Int.fetchOne(database, sql: known, arguments: [id]) { return counted }
      let counting = try database.makeStatement(sql: "UPDATE joke SET impressions = impressions + 1 WHERE id = ?")
      var counted = 0
      for joke in batch.jokes {
        try counting.execute(arguments: [joke.uuidString])
        counted += database.changesCount
      }
      try database.execute(
        sql: "INSERT INTO impression_batch (id, counted, received_at) VALUES (?, ?, ?)", arguments: [id, counted, now])
      try database.execute(
        sql: "DELETE FROM impression_batch WHERE received_at < ?", arguments: [now - Self.daysToKeepBatches * 86_400])
      return counted
    }
  }

  // MARK: - Statements

  /// Returns a client's ratings, one more than the limit.
  static func ratings(of client: UUID, limit: Int, after cursor: RatingCursor?) -> JokeStatement.Statement {
    var sql = """
      SELECT rating.id AS rating, rating.stars, rating.rated_at, \(JokeStatement.columns())
      FROM rating CROSS JOIN joke ON joke.number = rating.joke
      WHERE rating.client = ? AND rating.stars IS NOT NULL
      """
    var arguments: StatementArguments = [client.uuidString]
    if let cursor {
      sql += " AND (rating.rated_at, rating.id) < (?, ?)"
      arguments += [cursor.ratedAt, cursor.id.uuidString]
    }
    return ("\(sql) ORDER BY rating.rated_at DESC, rating.id DESC LIMIT ?", arguments + [limit + 1])
  }

  /// A rating or what is left of a removed one.
  private struct StoredRating {
    let id: UUID
    let client: UUID
    let joke: UUID
    let stars: Int?
    let ratedAt: Int64

    var record: RatingRecord? {
      stars.map { RatingRecord(id: id, client: client, joke: joke, stars: $0, ratedAt: ratedAt) }
    }
  }

  private static func rating(_ id: UUID, in database: Database) throws -> StoredRating? {
    let sql = """
      SELECT rating.client, rating.stars, rating.rated_at, joke.id AS joke
      FROM rating JOIN joke ON joke.number = rating.joke WHERE rating.id = ?
      """
    guard let row = try Row.fetchOne(database, sql: sql, arguments: [id.uuidString]) else { return nil }
    let stars: DatabaseValue = row["stars"]
    return StoredRating(
      id: id, client: try JokeRow.id(row, "client"), joke: try JokeRow.id(row, "joke"),
      stars: Int.fromDatabaseValue(stars), ratedAt: try JokeRow.number(row, "rated_at"))
  }
}
