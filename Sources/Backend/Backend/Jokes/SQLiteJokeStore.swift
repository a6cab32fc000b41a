import Foundation
import GRDB
import Logging

/// A store of jokes in SQLite.
public final class SQLiteJokeStore: JokeStore {
  let database: any DatabaseWriter
  private let logger: Logger

  /// Creates a store in a database.
  public init(_ database: BackendDatabase) {
    self.database = database.writer
    logger = database.logger
  }

  public func page(matching query: JokeQuery) async throws -> JokePage {
    let limit = query.limit
    let statement = JokeStatement.list(query)
    return try await database.read { [self] database in
      let version = try Int64.fetchOne(database, sql: JokeStatement.version) ?? 0
      var first = version
      if case .popular(let read, _, _) = query.cursor {
        guard (version - Int64(JokeSchema.keptMoves)...version).contains(read) else { throw JokeCursor.Expired() }
        first = read
      }
      let rows = try Row.fetchAll(database, sql: statement.sql, arguments: statement.arguments)
      let jokes = jokes(from: rows.prefix(limit))
      guard rows.count > limit, let last = rows.prefix(limit).last else { return JokePage(jokes: jokes) }
      return JokePage(jokes: jokes, next: try Self.cursor(at: last, in: query, version: first))
    }
  }

  public func joke(id: UUID) async throws -> JokeRecord? {
    try await database.read { [self] database in
      let sql = "SELECT \(JokeStatement.columns()) FROM joke WHERE id = ?"
      return jokes(from: try Row.fetchAll(database, sql: sql, arguments: [id.uuidString])).first
    }
  }

  public func joke(of day: CalendarDay) async throws -> JokeRecord? {
    try await database.read { [self] database in
      for season in [JokeSeason(day)?.rawValue, nil] {
        let sql = "SELECT COUNT(*) FROM joke WHERE season IS ?"
        let count = try Int.fetchOne(database, sql: sql, arguments: [season]) ?? 0
        guard count > 0 else { continue }
        let pick = """
          SELECT \(JokeStatement.columns()) FROM joke
          WHERE number = (SELECT number FROM joke WHERE season IS ? ORDER BY id LIMIT 1 OFFSET ?)
          """
        let rows = try Row.fetchAll(database, sql: pick, arguments: [season, day.place(among: count)])
        if let joke = jokes(from: rows).first { return joke }
      }
      return nil
    }
  }

  public func counts() async throws -> JokeCounts {
    try await database.read { database in
      func counts<Kind: RawRepresentable<String> & CaseIterable & Hashable>(_ sql: String) throws -> [Kind: Int] {
        var counts = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, 0) })
        for row in try Row.fetchAll(database, sql: sql) {
          if let kind = (String.fromDatabaseValue(row[0])).flatMap(Kind.init) { counts[kind] = row[1] }
        }
        return counts
      }
      return JokeCounts(
        categories: try counts("SELECT category, COUNT(*) FROM joke GROUP BY category"),
        characters: try counts("SELECT character, COUNT(*) FROM joke_character GROUP BY character"))
    }
  }

  @discardableResult
  public func insert(_ jokes: [JokeRecord]) async throws -> Int {
    try await database.write { try Self.insert(jokes, into: $0) }
  }

  public func count() async throws -> Int {
    try await database.read(Self.count)
  }

  /// Fills the database before the first request: always after a reset, otherwise only when it has no joke.
  func seed(resetting: Bool, with jokes: () throws -> [JokeRecord]) throws {
    try database.write { database in
      if resetting { try database.execute(sql: "DELETE FROM rating; DELETE FROM joke; DELETE FROM impression_batch") }
      if try Self.count(database) == 0 { try Self.insert(try jokes(), into: database) }
    }
  }

  /// Returns the readable jokes; unreadable ones are logged and skipped.
  func jokes(from rows: some Sequence<Row>) -> [JokeRecord] {
    rows.compactMap { row in
      do throws(JokeRow.Malformed) {
        return try JokeRow.record(from: row)
      } catch {
        let number: DatabaseValue = row["number"]
        logger.warning("Skipped a malformed joke, number \(number): \(error)")
        return nil
      }
    }
  }

  private static func cursor(at row: Row, in query: JokeQuery, version: Int64) throws -> JokeCursor {
    guard query.text == nil else { return .found(rank: row["score"], number: try JokeRow.number(row, "number")) }
    return .popular(
      version: version, popularity: try JokeRow.number(row, "popularity"), id: try JokeRow.id(row, "id"))
  }

  @discardableResult
  private static func insert(_ jokes: [JokeRecord], into database: Database) throws -> Int {
    let insertion = try database.makeStatement(
      sql: """
        INSERT INTO joke (id, setup, punchline, category, season, popularity, impressions) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO NOTHING
        """)
    let casting = try database.makeStatement(sql: "INSERT INTO joke_character (number, character) VALUES (?, ?)")
    var count = 0
    for joke in jokes {
      try insertion.execute(arguments: [
        joke.id.uuidString, joke.setup, joke.punchline, joke.category.rawValue, joke.season?.rawValue,
        joke.popularityScore, joke.impressions,
      ])
      guard database.changesCount > 0 else { continue }
      count += 1
      let number = database.lastInsertedRowID
      for character in joke.characters { try casting.execute(arguments: [number, character.rawValue]) }
    }
    return count
  }

  private static func count(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM joke") ?? 0
  }
}

extension CalendarDay {
  /// Returns the day's position in a round through `count` items, in which neighbours are far apart and each comes
  /// once.
  fileprivate func place(among count: Int) -> Int {
    // The golden section spreads a sequence best.
    var stride = max(1, Int(Double(count) * 0.618))
    while Self.greatestCommonDivisor(stride, count) != 1 { stride += 1 }
    return (daysSinceMarchOfYearZero % count) * stride % count
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  /// Days since 1 March of the year 0: with the year's end after February, leap days come last and count by themselves.
  private var daysSinceMarchOfYearZero: Int {
    let monthsSinceMarch = (month + 9) % 12
    let year = month < 3 ? year - 1 : year
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * monthsSinceMarch + 2) / 5 + day - 1
  }
}
