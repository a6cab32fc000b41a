import Foundation
import GRDB
import Testing

@testable import Backend

@Suite("Storage")
struct StorageTests {
  private let log = RecordedLog()

  @Test("given a file, when written to, then it is an SQLite database in WAL mode with foreign keys")
  func writeAheadLog() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let store = SQLiteAnnouncementStore(try BackendDatabase(.file(file), logger: log.logger))
      try await store.insert([announcement()])
      let log = try FileManager.default.attributesOfItem(atPath: file.path + "-wal")
      #expect((log[.size] as? Int ?? 0) > 0)
      let reader = try DatabaseQueue(path: file.path)
      let (mode, rows) = try await reader.read {
        (
          try String.fetchOne($0, sql: "PRAGMA journal_mode"),
          try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM announcement")
        )
      }
      #expect(mode == "wal")
      #expect(rows == 1)
      // 2 is FULL: confirmed changes are on the disk.
      #expect(try await store.database.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
    }
  }

  @Test(
    "given a database that a backend uses, when another is opened on it by any name, then it is told by which process")
  func oneBackend() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let configuration = BackendConfiguration(database: .file(file), seed: .none)
      var first: BackendService? = try BackendService(configuration)
      let link = folder.appendingPathComponent("link.sqlite")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      for name in [file, link] {
        let error = #expect(throws: BackendError.self) {
          try BackendService(BackendConfiguration(database: .file(name), seed: .none, reset: true))
        }
        #expect(error == .databaseInUse(file.resolvingSymlinksInPath().path, process: getpid()))
        #expect(error?.description.contains("in process \(getpid())") == true)
      }
      #expect(try await first?.store.count() == 0)
      first = nil
      // A lock that a process left behind when it ended does not count.
      #expect(try await BackendService(configuration).store.count() == 0)
    }
  }

  @Test("given a database of the first version, when opened, then its rows stay and the tables are up to date")
  func migration() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let old = try DatabaseQueue(path: file.path)
      try BackendDatabase.migrator.migrate(old, upTo: "announcements")
      let stored = announcement("Old", at: GeoPoint(latitude: 1, longitude: 2))
      try await old.write { try $0.insert(stored) }
      #expect(try await old.read { try $0.indexNames() } == ["announcement_newest"])
      try old.close()

      let store = SQLiteAnnouncementStore(try BackendDatabase(.file(file), logger: log.logger))
      #expect(try await store.announcements(matching: AnnouncementQuery()) == [stored])
      let reader = try DatabaseQueue(path: file.path)
      #expect(try await reader.read { try $0.indexNames() } == ["announcement_newest"])
      let area = try #require(GeoPoint(latitude: 1, longitude: 2))
      let near = AnnouncementQuery(area: .init(center: area, range: 1))
      #expect(try await store.announcements(matching: near) == [stored], "rows from before are in the tree")
    }
  }

  @Test("given a database of a newer version, when opened, then the error says so and nothing is changed")
  func newerVersion() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      var newer = BackendDatabase.migrator
      newer.registerMigration("from the future") { _ in }
      let queue = try DatabaseQueue(path: file.path)
      try newer.migrate(queue)
      try queue.close()
      #expect(throws: BackendError.databaseFromNewerVersion(file.path)) {
        SQLiteAnnouncementStore(try BackendDatabase(.file(file), logger: log.logger))
      }
    }
  }

  @Test("given no folder or a file that is no database, when opened, then the error says what and how to mend it")
  func unusableFile() async throws {
    try await withTemporaryFolder { folder in
      let text = folder.appendingPathComponent("letter.txt")
      try Data("Dear database, this is not one of your kind.".utf8).write(to: text)
      for file in [text, folder.appendingPathComponent("missing/pets.sqlite")] {
        let error = #expect(throws: BackendError.self) {
          SQLiteAnnouncementStore(try BackendDatabase(.file(file), logger: log.logger))
        }
        #expect(error?.description.contains(file.path) == true)
        #expect(error?.description.contains("name another file") == true)
      }
      #expect(try String(contentsOf: text, encoding: .utf8).hasPrefix("Dear database"))
    }
  }

  @Test("given the list statements, when planned, then rows come through an index, and newest first needs no sorting")
  func queryPlans() async throws {
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(function: SQLiteAnnouncementStore.distance) }
    let queue = try DatabaseQueue(configuration: configuration)
    try BackendDatabase.migrator.migrate(queue)
    func plan(_ sql: String, _ arguments: StatementArguments) async throws -> [String] {
      try await queue.read { database in
        try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(sql)", arguments: arguments).map { $0["detail"] }
      }
    }
    let newest = SQLiteAnnouncementStore.statement(for: AnnouncementQuery(limit: 5))
    #expect(
      try await plan(newest.sql, newest.arguments) == ["SCAN announcement USING INDEX announcement_newest"])
    let cursor = AnnouncementCursor.newest(createdAt: 1, id: UUID())
    let further = SQLiteAnnouncementStore.statement(for: AnnouncementQuery(limit: 5, after: cursor))
    #expect(
      try await plan(further.sql, further.arguments)
        == ["SEARCH announcement USING INDEX announcement_newest ((created_at,id)<(?,?))"])
    let tree = "SCAN announcement_area VIRTUAL TABLE INDEX 2:"
    for longitude in [13.4, 179.9] {
      let center = try #require(GeoPoint(latitude: 52.5, longitude: longitude))
      for order in [AnnouncementQuery.Order.newest, .nearest] {
        let query = AnnouncementQuery(area: .init(center: center, range: 50), order: order)
        let near = SQLiteAnnouncementStore.statement(for: query)
        let steps = try await plan(near.sql, near.arguments)
        // Twice across the date line; nothing else is searched.
        #expect(steps.count { $0.hasPrefix(tree) } == (longitude == 13.4 ? 1 : 2), "\(steps)")
        #expect(steps.contains("SEARCH announcement USING INTEGER PRIMARY KEY (rowid=?)"), "\(steps)")
        #expect(!steps.contains { $0.hasPrefix("SCAN announcement") && !$0.hasPrefix(tree) }, "\(steps)")
      }
    }
    #expect(
      try await plan("SELECT 1 FROM announcement WHERE id = ?", ["x"]).first?.hasPrefix("SEARCH announcement") == true)
  }

  @Test("given a batch with one record that breaks the rules, when inserted, then none of it is stored")
  func insertIsAtomic() async throws {
    let store = SQLiteAnnouncementStore(try BackendDatabase(.inMemory, logger: log.logger))
    let good = announcement("Good")
    var bad = announcement("Bad")
    let flaws: [(inout AnnouncementRecord) -> Void] = [
      { $0.age = -1 }, { $0.locationLatitude = 5 }, { ($0.locationLatitude, $0.locationLongitude) = (91, 0) },
      { ($0.locationLatitude, $0.locationLongitude) = (.nan, 0) },
      { $0.createdAt = .init(timeIntervalSince1970: 1e18) },
      { $0.updatedAt = .init(timeIntervalSince1970: .infinity) }, { $0.id = good.id },
    ]
    for flaw in flaws {
      bad = announcement("Bad")
      flaw(&bad)
      let rejected = bad
      let error = await #expect(throws: BackendError.self) { try await store.insert([good, rejected]) }
      #expect(error?.description.contains(bad.id.uuidString) == true)
      #expect(try await store.count() == 0)
    }
  }

  @Test("given announcements, when replaced by a batch that is rejected, then the old ones stay")
  func replaceIsAtomic() async throws {
    let store = SQLiteAnnouncementStore(try BackendDatabase(.inMemory, logger: log.logger))
    try await store.insert([announcement("Old")])
    let twin = announcement("New")
    await #expect(throws: BackendError.self) { try await store.replaceAll(with: [twin, twin]) }
    #expect(try await store.announcements(matching: AnnouncementQuery()).map(\.petName) == ["Old"])
    try await store.replaceAll(with: [twin])
    #expect(try await store.announcements(matching: AnnouncementQuery()) == [twin])
    try await store.replaceAll(with: [])
    #expect(try await store.count() == 0)
  }
}

extension Database {
  fileprivate func indexNames() throws -> [String] {
    try String.fetchAll(
      self,
      sql: """
        SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = 'announcement'
        ORDER BY name
        """)
  }

  /// Writes a row directly, bypassing the store.
  func insert(_ record: AnnouncementRecord) throws {
    let values = AnnouncementRow.columns.map { _ in "?" }.joined(separator: ", ")
    try execute(
      sql: "INSERT INTO announcement (\(AnnouncementRow.columns.joined(separator: ", "))) VALUES (\(values))",
      arguments: try AnnouncementRow.arguments(for: record))
  }
}
