import Foundation

/// A database file on the phone, opened on first use.
///
/// ```swift
/// let database = SQLiteDatabase(url: file, migrations: ["CREATE TABLE note (text TEXT NOT NULL)"])
/// try await database.write { try $0.execute("INSERT INTO note VALUES (?)", "milk") }
/// let notes = try await database.read { try $0.rows("SELECT text FROM note") { try $0.get(0, as: String.self) } }
/// ```
///
/// A damaged file is moved aside (its name then ends with `.damaged`), a new one is created, and the request is
/// performed there.
actor SQLiteDatabase {
  private let url: URL?
  private let migrations: [String]
  private let log: @Sendable (String) -> Void
  private var connection: SQLiteConnection?

  /// Creates a database.
  ///
  /// - Parameters:
  ///   - url: the file; its folder is created, too. Nil for a database in memory.
  ///   - migrations: SQL from each version to the next. A released one is never changed; a new one is added at the end.
  ///   - log: called when a file was moved aside.
  init(url: URL?, migrations: [String], log: @escaping @Sendable (String) -> Void = { NSLog("%@", $0) }) {
    self.url = url
    self.migrations = migrations
    self.log = log
  }

  /// Performs reads.
  func read<Result: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Result) throws -> Result {
    try perform(body)
  }

  /// Performs reads and writes: all of them or, if the closure throws, none. It may run twice: the second time on a new
  /// file after the first has found the old one damaged.
  func write<Result: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Result) throws -> Result {
    try perform { connection in try connection.transaction { try body(connection) } }
  }

  private func perform<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    do {
      return try body(try open())
    } catch let error as SQLiteError where error.isDamage {
      guard let url else { throw error }
      try moveAside(url, because: error)
      return try body(try open())
    }
  }

  private func open() throws -> SQLiteConnection {
    if let connection { return connection }
    if let folder = url?.deletingLastPathComponent() {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let opened = try SQLiteConnection(url: url, migrations: migrations)
    connection = opened
    return opened
  }

  private func moveAside(_ url: URL, because error: SQLiteError) throws {
    connection = nil
    let files = FileManager.default
    for suffix in ["", "-wal", "-shm"] {
      let file = URL(filePath: url.path + suffix)
      guard files.fileExists(atPath: file.path) else { continue }
      // Only the last damaged file is kept.
      let aside = URL(filePath: url.path + ".damaged" + suffix)
      try? files.removeItem(at: aside)
      try files.moveItem(at: file, to: aside)
    }
    log("\(error). The file is now \(url.lastPathComponent).damaged, and a new one is begun.")
  }
}
