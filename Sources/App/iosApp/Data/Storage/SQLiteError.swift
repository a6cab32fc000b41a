import Foundation
import SQLite3

/// A database error, with its file and statement.
struct SQLiteError: LocalizedError, CustomStringConvertible, Equatable {
  /// SQLite's result code, such as `SQLITE_CONSTRAINT`.
  let code: Int32
  let message: String
  let file: String
  /// The statement; empty when none was run.
  var sql = ""

  /// Whether the file is not, or no longer, a database.
  var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }

  var description: String {
    let statement = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(file): \(message) (SQLite \(code))" + (statement.isEmpty ? "" : " in: \(statement.prefix(200))")
  }

  var errorDescription: String? { description }
}
