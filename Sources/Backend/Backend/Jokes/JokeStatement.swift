import Foundation
import GRDB

/// The SQL of the lists of jokes.
///
/// A list by popularity has to stay as it was when its first page was read, while ratings move jokes. A cursor names
/// the version of the order, and `joke_move` records where each joke that has moved since was: a page is the index
/// after the cursor without the moved jokes, merged with those at their old positions.
enum JokeStatement {
  typealias Statement = (sql: String, arguments: StatementArguments)

  /// Returns the columns that `JokeRow` reads.
  static func columns(popularity: String = "joke.popularity") -> String {
    """
    joke.number, joke.id, joke.setup, joke.punchline, joke.category, joke.season, joke.impressions, \
    \(popularity) AS popularity, \
    (SELECT group_concat(character, ' ') FROM joke_character WHERE number = joke.number) AS characters
    """
  }

  /// Selects the number of popularity changes so far.
  static let version = "SELECT coalesce(max(version), 0) FROM joke_move"

  /// Returns the rows of a query after its cursor, one more than its limit, which shows whether there are more.
  static func list(_ query: JokeQuery) -> Statement {
    switch (query.text, query.cursor) {
    case (let text?, let cursor): found(text, query, after: cursor)
    case (nil, .popular(let version, let popularity, let id)):
      popular(query, version: version, after: popularity, id)
    case (nil, _): firstPopular(query)
    }
  }

  private static func firstPopular(_ query: JokeQuery) -> Statement {
    let filter = filter(query)
    return (
      "SELECT \(columns()) FROM joke WHERE \(filter.sql) ORDER BY joke.popularity DESC, joke.id DESC LIMIT ?",
      filter.arguments + [query.limit + 1]
    )
  }

  private static func popular(_ query: JokeQuery, version: Int64, after popularity: Int, _ id: UUID) -> Statement {
    let filter = filter(query)
    let cursor: StatementArguments = [popularity, id.uuidString]
    let limit: StatementArguments = [query.limit + 1]
    let sql = """
      WITH moved (number, popularity, version) AS MATERIALIZED (
        SELECT number, popularity, min(version) FROM joke_move WHERE version > ? GROUP BY number
      )
      SELECT * FROM (
        SELECT \(columns()) FROM joke
        WHERE \(filter.sql) AND (joke.popularity, joke.id) < (?, ?) AND joke.number NOT IN (SELECT number FROM moved)
        ORDER BY joke.popularity DESC, joke.id DESC LIMIT ?
      )
      UNION ALL SELECT * FROM (
        SELECT \(columns(popularity: "moved.popularity")) FROM moved CROSS JOIN joke USING (number)
        WHERE \(filter.sql) AND (moved.popularity, joke.id) < (?, ?)
        ORDER BY moved.popularity DESC, joke.id DESC LIMIT ?
      )
      ORDER BY popularity DESC, id DESC LIMIT ?
      """
    return (
      sql,
      [version] + filter.arguments + cursor + limit + filter.arguments + cursor + limit + limit
    )
  }

  private static func found(_ text: String, _ query: JokeQuery, after cursor: JokeCursor?) -> Statement {
    let filter = filter(query)
    var matches = "SELECT joke_text.rowid AS number, joke_text.rank AS score FROM joke_text"
    // Only then: looking up each match costs more than ranking it.
    if query.category != nil || query.character != nil {
      matches += " CROSS JOIN joke ON joke.number = joke_text.rowid"
    }
    matches += " WHERE joke_text MATCH ? AND \(filter.sql)"
    var arguments: StatementArguments = [pattern(for: text)] + filter.arguments
    if case .found(let rank, let number) = cursor {
      matches += " AND (joke_text.rank, joke_text.rowid) > (?, ?)"
      arguments += [rank, number]
    }
    matches += " ORDER BY joke_text.rank, joke_text.rowid LIMIT ?"
    let sql = """
      SELECT \(columns()), score FROM (\(matches)) CROSS JOIN joke USING (number) ORDER BY score, number
      """
    return (sql, arguments + [query.limit + 1])
  }

  /// Returns a pattern with each word in quotes, as FTS5 has its own words and signs; `""` matches nothing.
  static func pattern(for text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"*" }
    return words.isEmpty ? "\"\"" : words.joined(separator: " ")
  }

  private static func filter(_ query: JokeQuery) -> Statement {
    var conditions: [String] = []
    var arguments: StatementArguments = []
    if let category = query.category {
      conditions.append("joke.category = ?")
      arguments += [category.rawValue]
    }
    if let character = query.character {
      conditions.append("EXISTS (SELECT 1 FROM joke_character WHERE number = joke.number AND character = ?)")
      arguments += [character.rawValue]
    }
    return (conditions.isEmpty ? "1" : conditions.joined(separator: " AND "), arguments)
  }
}
