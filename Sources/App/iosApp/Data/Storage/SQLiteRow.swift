import Foundation
import SQLite3

/// A row of a statement's result. It is valid until the closure that received it returns.
struct SQLiteRow {
  let statement: OpaquePointer
  let file: String

  /// Returns the value of a column.
  /// - Parameter column: counted from 0; one that the statement does not have is null.
  func value(_ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: .text(String(decoding: bytes(column, sqlite3_column_text(statement, column)), as: UTF8.self))
    case SQLITE_BLOB: .blob(Data(bytes(column, sqlite3_column_blob(statement, column))))
    default: .null
    }
  }

  /// Returns a column as a type.
  /// - Throws: an error that names the column and its value, if that has another type.
  func get<Value: SQLiteStorable>(_ column: Int32, as type: Value.Type = Value.self) throws -> Value {
    let found = value(column)
    if let value = Value(found) { return value }
    let name = sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "\(column)"
    throw SQLiteError(
      code: SQLITE_MISMATCH, message: "column \(name) holds \(found), not a value of type \(type)", file: file,
      sql: sqlite3_sql(statement).map { String(cString: $0) } ?? "")
  }

  private func bytes(_ column: Int32, _ start: UnsafeRawPointer?) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }
}
