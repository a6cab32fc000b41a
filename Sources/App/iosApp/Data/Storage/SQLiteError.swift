import Foundation
import SQLite3

/// What went wrong with a database, in which file and with which statement.
struct SQLiteError: LocalizedError, CustomStringConvertible, Equatable {
  /// SQLite's result code, such as `SQLITE_CONSTRAINT`.
  let code: Int32
  let message: String
  let file: String
  /// Empty when no statement was run.
  var sql = ""

  /// The file is not, or no longer, a database.
  var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }

  var description: String {
    let statement = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(file): \(message) (SQLite \(code))" + (statement.isEmpty ? "" : " in: \(statement.prefix(200))")
  }

  var errorDescription: String? { description }
}
