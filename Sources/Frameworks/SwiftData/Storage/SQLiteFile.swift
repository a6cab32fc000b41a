import Foundation
import SQLite3

/// An open SQLite database, used by one thread at a time.
final class SQLiteFile {
  private let handle: OpaquePointer
  private let name: String

  /// An error from SQLite.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    let description: String
  }

  /// - Parameter url: nil for a database in memory.
  init(url: URL?, isWritable: Bool) throws {
    name = url?.path ?? "the store in memory"
    var opened: OpaquePointer?
    let flags = isWritable || url == nil ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let code = sqlite3_open_v2(url?.path ?? ":memory:", &opened, flags | SQLITE_OPEN_FULLMUTEX, nil)
    guard let opened else { throw Failure(code: code, description: "\(name): SQLite is out of memory.") }
    guard code == SQLITE_OK else {
      let text = String(cString: sqlite3_errmsg(opened))
      sqlite3_close_v2(opened)
      throw Failure(code: code, description: "\(name): \(text)")
    }
    handle = opened
    sqlite3_busy_timeout(handle, 1_000)
    if isWritable, url != nil {
      // A power loss may lose the last transactions, the end of the process loses none.
      _ = try rows("PRAGMA journal_mode = WAL")
      try run("PRAGMA synchronous = NORMAL")
    }
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs a statement without a result.
  func run(_ sql: String, _ values: [ColumnValue] = []) throws { _ = try rows(sql, values) }

  /// Runs a statement, and returns the rows of its result.
  func rows(_ sql: String, _ values: [ColumnValue] = []) throws -> [[ColumnValue]] {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil), sql)
    defer { sqlite3_finalize(prepared) }
    guard let statement = prepared else { return [] }
    return try step(statement, sql, values)
  }

  /// Runs a statement once for each row of values.
  func run(_ sql: String, each rows: [[ColumnValue]]) throws {
    guard !rows.isEmpty else { return }
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil), sql)
    defer { sqlite3_finalize(prepared) }
    guard let statement = prepared else { return }
    for row in rows {
      _ = try step(statement, sql, row)
      sqlite3_reset(statement)
    }
  }

  private func step(_ statement: OpaquePointer, _ sql: String, _ values: [ColumnValue]) throws -> [[ColumnValue]] {
    for (index, value) in values.enumerated() { try check(bind(value, Int32(index + 1), statement), sql) }
    var rows: [[ColumnValue]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { Self.value(statement, $0) })
      case SQLITE_DONE: return rows
      case let code: try check(code == SQLITE_OK ? SQLITE_ERROR : code, sql)
      }
    }
  }

  /// Runs a closure in a transaction, which is rolled back if it throws.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have already ended the transaction.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  private func bind(_ value: ColumnValue, _ index: Int32, _ statement: OpaquePointer) -> Int32 {
    // Makes SQLite copy the value: SQLITE_TRANSIENT, a macro that Swift does not import.
    let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copy)
    case .blob(let data):
      data.isEmpty
        ? sqlite3_bind_zeroblob(statement, index, 0)
        : data.withUnsafeBytes { sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copy) }
    }
  }

  private static func value(_ statement: OpaquePointer, _ index: Int32) -> ColumnValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, index) else { return .text("") }
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, index))
      return .blob(sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
    default: return .null
    }
  }

  private func check(_ code: Int32, _ sql: String) throws {
    guard code != SQLITE_OK else { return }
    throw Failure(code: code, description: "\(name): \(String(cString: sqlite3_errmsg(handle))) in: \(sql)")
  }
}
