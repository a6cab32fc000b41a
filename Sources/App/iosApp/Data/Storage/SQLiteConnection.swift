import Foundation
import SQLite3

/// An open database. Each statement text is prepared once.
final class SQLiteConnection {
  private let handle: OpaquePointer
  private let file: String
  private var statements: [String: OpaquePointer] = [:]

  /// Statement texts are part of the program, so more than these are a sign of values written into them.
  private static let mostStatements = 64

  /// Opens a file, which is created if it does not exist, and migrates it to the newest version.
  ///
  /// - Parameters:
  ///   - url: nil for a database in memory, which ends with the connection.
  ///   - migrations: one from each version to the next. A released one is never changed; a new one is added at the end.
  init(url: URL?, migrations: [String]) throws {
    let path = url?.path ?? ":memory:"
    file = url?.lastPathComponent ?? "database in memory"
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened else { throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory", file: file) }
    handle = opened
    guard code == SQLITE_OK else { throw error(code) }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 1_000)
    // After a power failure the last transactions may be missing; after the end of the process, none.
    try run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON")
    try migrate(migrations)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  private func migrate(_ migrations: [String]) throws {
    let version = try rows("PRAGMA user_version") { try $0.get(0, as: Int.self) }.first ?? 0
    guard version <= migrations.count else {
      throw SQLiteError(
        code: SQLITE_SCHEMA, message: "version \(version) is newer than \(migrations.count), the newest known",
        file: file)
    }
    for (index, migration) in migrations.enumerated().dropFirst(version) {
      try transaction { try run("\(migration); PRAGMA user_version = \(index + 1)") }
    }
  }

  // MARK: Statements

  /// Runs one statement without a result.
  /// - Parameter values: the values for the statement's question marks, in order.
  func execute(_ sql: String, _ values: any SQLiteStorable...) throws {
    try step(sql, values) { _ in }
  }

  /// Runs one statement and reads its rows.
  func rows<Row>(_ sql: String, _ values: any SQLiteStorable..., read: (SQLiteRow) throws -> Row) throws -> [Row] {
    var rows: [Row] = []
    try step(sql, values) { rows.append(try read($0)) }
    return rows
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Performs everything that the closure does, or nothing of it if it throws.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  private func step(_ sql: String, _ values: [any SQLiteStorable], read: (SQLiteRow) throws -> Void) throws {
    let statement = try prepared(sql)
    defer { keep(statement, sql) }
    let expected = sqlite3_bind_parameter_count(statement)
    guard expected == values.count else {
      throw SQLiteError(
        code: SQLITE_RANGE, message: "\(values.count) values for \(expected) question marks", file: file, sql: sql)
    }
    for (index, value) in values.enumerated() { try bind(value.sqliteValue, Int32(index + 1), statement, sql) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try read(SQLiteRow(statement: statement, file: file))
      case SQLITE_DONE: return
      case let code: throw error(code, sql)
      }
    }
  }

  private func bind(_ value: SQLiteValue, _ index: Int32, _ statement: OpaquePointer, _ sql: String) throws {
    // SQLite must copy what it is given: SQLITE_TRANSIENT, a macro that Swift does not import.
    let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copy)
      case .blob(let data):
        data.isEmpty
          ? sqlite3_bind_zeroblob(statement, index, 0)
          : data.withUnsafeBytes { sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copy) }
      }
    guard code == SQLITE_OK else { throw error(code, sql) }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    // A statement in use is not in the dictionary, so it may run inside itself.
    if let statement = statements.removeValue(forKey: sql) { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK else { throw error(code, sql) }
    guard let statement else { throw SQLiteError(code: SQLITE_ERROR, message: "no statement", file: file, sql: sql) }
    return statement
  }

  private func keep(_ statement: OpaquePointer, _ sql: String) {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
    if statements[sql] == nil, statements.count < Self.mostStatements {
      statements[sql] = statement
    } else {
      sqlite3_finalize(statement)
    }
  }

  /// Runs statements without values or results.
  private func run(_ script: String) throws {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, script) }
  }

  private func error(_ code: Int32, _ sql: String = "") -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), file: file, sql: sql)
  }
}
