import Foundation
import GRDB

/// Creates a joke from a row with `JokeStatement.columns`.
enum JokeRow {
  /// Why a row was not readable, for the log.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  static func record(from row: Row) throws(Malformed) -> JokeRecord {
    let names = try text(row, "characters").split(separator: " ").map(String.init)
    var season: JokeSeason?
    // `Row` traps on a value of another type when asked for it directly, here and below.
    if let stored: DatabaseValue = row["season"], !stored.isNull {
      season = try choice(text(row, "season"), "season")
    }
    var characters: [JokeRecord.Character] = []
    for name in names { characters.append(try choice(name, "character")) }
    return JokeRecord(
      id: try id(row, "id"), setup: try text(row, "setup"), punchline: try text(row, "punchline"),
      category: try choice(text(row, "category"), "category"), characters: characters, season: season,
      popularityScore: try number(row, "popularity"), impressions: try number(row, "impressions"))
  }

  static func id(_ row: Row, _ column: String) throws(Malformed) -> UUID {
    let text = try text(row, column)
    guard let id = UUID(uuidString: text) else { throw Malformed(description: "\(column) is '\(text.prefix(40))'") }
    return id
  }

  static func number<Number: FixedWidthInteger & DatabaseValueConvertible>(
    _ row: Row, _ column: String
  ) throws(Malformed) -> Number {
    guard let stored: DatabaseValue = row[column], let number = Number.fromDatabaseValue(stored) else {
      throw Malformed(description: "\(column) is no number")
    }
    return number
  }

  private static func text(_ row: Row, _ column: String) throws(Malformed) -> String {
    guard let stored: DatabaseValue = row[column], let text = String.fromDatabaseValue(stored) else {
      throw Malformed(description: "\(column) is no text")
    }
    return text
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ text: String, _ name: String
  ) throws(Malformed) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw Malformed(description: "\(name) is '\(text.prefix(40))'")
    }
    return choice
  }
}
