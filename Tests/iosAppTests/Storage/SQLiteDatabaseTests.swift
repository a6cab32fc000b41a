import Foundation
import Synchronization
import Testing

@testable import iosApp

/// The app's database file.
struct SQLiteDatabaseTests {
  /// A folder of its own for a test's files.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    deinit { try? FileManager.default.removeItem(at: url) }
    var file: URL { url.appending(path: "notes.sqlite") }
  }

  private static let tables = ["CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)"]

  private func texts(_ database: SQLiteDatabase) async throws -> [String] {
    try await database.read { try $0.rows("SELECT text FROM note ORDER BY id") { try $0.get(0, as: String.self) } }
  }

  @Test("given values of every type, when they are written and read, then they are the same")
  func types() async throws {
    let database = SQLiteDatabase(
      url: nil, migrations: ["CREATE TABLE t (a ANY, b ANY, c ANY, d ANY, e ANY, f ANY, g ANY)"])
    let id = UUID()
    try await database.write {
      try $0.execute(
        "INSERT INTO t VALUES (?, ?, ?, ?, ?, ?, ?)", Int64.min, 0.1, "naïve \u{1F600}\0x", Data([0, 255]), true, id,
        String?.none)
    }
    let isSame = try await database.read { connection in
      try connection.rows("SELECT * FROM t") { row in
        try row.get(0) == Int64.min && row.get(1) == 0.1 && row.get(2) == "naïve \u{1F600}\0x"
          && row.get(3) == Data([0, 255]) && row.get(4) == true && row.get(5) == id && row.get(6) == String?.none
      }
    }
    #expect(isSame == [true])
  }

  @Test("given a file, when it is opened again with one more migration, then only that one runs and the rows are there")
  func migrations() async throws {
    let folder = Folder()
    let first = SQLiteDatabase(url: folder.file, migrations: Self.tables)
    try await first.write { try $0.execute("INSERT INTO note (text) VALUES (?)", "one") }
    // When
    let second = SQLiteDatabase(
      url: folder.file, migrations: Self.tables + ["ALTER TABLE note ADD COLUMN done INTEGER NOT NULL DEFAULT 7"])
    let done = try await second.read { try $0.rows("SELECT done FROM note") { try $0.get(0, as: Int.self) } }
    // Then
    #expect(done == [7])
    // When the older app opens the newer file, then it says so and leaves the file as it is
    let old = SQLiteDatabase(url: folder.file, migrations: Self.tables)
    let error = await #expect(throws: SQLiteError.self) { try await old.read { _ in } }
    #expect(error?.description.contains("version 2 is newer than 1") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.file.path + ".damaged"))
  }

  @Test("given a migration that fails, then nothing of it is kept and the file has its old version")
  func failingMigration() async throws {
    let folder = Folder()
    let bad = SQLiteDatabase(
      url: folder.file, migrations: Self.tables + ["CREATE TABLE extra (a); CREATE TABLE note (b)"])
    await #expect(throws: SQLiteError.self) { try await bad.read { _ in } }
    let good = SQLiteDatabase(url: folder.file, migrations: Self.tables)
    let tables = try await good.read {
      try $0.rows("SELECT name FROM sqlite_master WHERE type = 'table'") { try $0.get(0, as: String.self) }
    }
    #expect(tables == ["note"])
  }

  @Test("given a transaction that throws, then nothing of it is kept, and the next one works")
  func transactions() async throws {
    let database = SQLiteDatabase(url: nil, migrations: Self.tables)
    let error = await #expect(throws: SQLiteError.self) {
      try await database.write {
        try $0.execute("INSERT INTO note (text) VALUES (?)", "one")
        try $0.execute("INSERT INTO note (text) VALUES (?)", "one")
      }
    }
    #expect(try await texts(database) == [])
    // Then the error says what happened and where
    let text = try #require(error?.description)
    #expect(text.contains("UNIQUE constraint failed: note.text"))
    #expect(text.contains("INSERT INTO note (text) VALUES (?)"))
    // When
    try await database.write { try $0.execute("INSERT INTO note (text) VALUES (?)", "two") }
    #expect(try await texts(database) == ["two"])
  }

  @Test("given wrong statements and columns of another type, then errors name them")
  func errors() async throws {
    let database = SQLiteDatabase(url: nil, migrations: Self.tables)
    try await database.write { try $0.execute("INSERT INTO note (text) VALUES (?)", "one") }
    func message(_ body: @Sendable (SQLiteConnection) throws -> Void) async -> String {
      await #expect(throws: SQLiteError.self) { try await database.read(body) }?.description ?? ""
    }
    #expect(await message { try $0.execute("SELEC 1") }.contains("near \"SELEC\": syntax error"))
    #expect(await message { try $0.execute("DELETE FROM note WHERE id = ?") }.contains("0 values for 1 question marks"))
    #expect(
      await message { _ = try $0.rows("SELECT text FROM note") { try $0.get(0, as: Int.self) } }
        .contains("column text holds text(\"one\"), not a value of type Int"))
  }

  @Test("given a statement that runs inside itself, then both have their own rows")
  func nested() async throws {
    let database = SQLiteDatabase(url: nil, migrations: Self.tables)
    try await database.write { for text in ["a", "b"] { try $0.execute("INSERT INTO note (text) VALUES (?)", text) } }
    let pairs = try await database.read { connection in
      try connection.rows("SELECT text FROM note ORDER BY id") { outer in
        let first: String = try outer.get(0)
        return try connection.rows("SELECT text FROM note ORDER BY id") { first + (try $0.get(0)) }
      }
    }
    #expect(pairs == [["aa", "ab"], ["ba", "bb"]])
  }

  @Test("given a file that is no database, when it is used, then it is moved aside with a log, and a new one works")
  func damage() async throws {
    // Given
    let folder = Folder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let junk = Data("this was a database once, before the flood".utf8) + Data(count: 5_000)
    try junk.write(to: folder.file)
    let messages = Mutex<[String]>([])
    let database = SQLiteDatabase(url: folder.file, migrations: Self.tables) { text in
      messages.withLock { $0.append(text) }
    }
    // When
    try await database.write { try $0.execute("INSERT INTO note (text) VALUES (?)", "one") }
    // Then
    #expect(try await texts(database) == ["one"])
    #expect(try Data(contentsOf: URL(filePath: folder.file.path + ".damaged")) == junk)
    #expect(messages.withLock { $0.count } == 1)
    #expect(messages.withLock { $0.first?.contains("notes.sqlite.damaged") } == true)
  }

  @Test(
    "given a file whose pages are overwritten while it is closed, when it is read, then the app goes on with a new one")
  func damagedPages() async throws {
    let folder = Folder()
    do {
      let database = SQLiteDatabase(url: folder.file, migrations: Self.tables)
      try await database.write { connection in
        for number in 0..<500 { try connection.execute("INSERT INTO note (text) VALUES (?)", "note \(number)") }
      }
    }
    var bytes = try Data(contentsOf: folder.file)
    for index in 4_096..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: folder.file)
    // When
    let database = SQLiteDatabase(url: folder.file, migrations: Self.tables) { _ in }
    // Then
    #expect(try await texts(database) == [])
    #expect(FileManager.default.fileExists(atPath: folder.file.path + ".damaged"))
  }
}
