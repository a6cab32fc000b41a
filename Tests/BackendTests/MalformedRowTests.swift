import Foundation
import GRDB
import Testing

@testable import Backend

@Suite("Rows that another program wrote")
struct MalformedRowTests {
  /// Serves a database over HTTP in which `sql` changes one row between two good ones.
  private func list(after sql: String, query: String = "") async throws -> (names: [String?], log: [String]) {
    let log = RecordedLog()
    let names = try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let configuration = BackendConfiguration(database: .file(file), seed: .none, logger: log.logger)
      return try await RunningBackend.with(configuration) { backend in
        try await backend.service.store.insert([
          announcement("first", minutesAgo: 1), announcement("odd", minutesAgo: 2), announcement("last", minutesAgo: 3),
        ])
        let writer = try DatabaseQueue(path: file.path)
        try await writer.write { try $0.execute(sql: "UPDATE announcement SET \(sql) WHERE pet_name = 'odd'") }
        let answer = try await backend.ask("GET", "/api/v1/announcements\(query)")
        #expect(answer.status == 200)
        #expect(try OpenAPIDocument().faults(of: try answer.json(), against: "AnnouncementList") == [])
        return try answer.announcements().map(\.petName)
      }
    }
    return (names, log.messages)
  }

  @Test(
    "given a row that breaks the rules, when listed, then it is skipped and logged and the rest is served",
    arguments: [
      "id = 'no uuid'", "id = x'00ff'", "species = 'DRAGON'", "species = 7", "sex = ''", "status = 'LOST'",
      "description = x'fffe'", "age = 'four'", "age = -2", "age = 1e300", "last_seen_date = '9999-99-99'",
      "last_seen_date = '2026-02-30'", "last_seen_date = 'yesterday'", "last_seen_date = 20260101",
      "created_at = 'soon'", "created_at = 9223372036854775807", "updated_at = -9223372036854775808",
      "latitude = 91, longitude = 0", "latitude = 9e999, longitude = 0", "latitude = 1", "longitude = 'east'",
      "latitude = 1, longitude = 'east'", "pet_name = x'c328'",
    ])
  func skipped(_ sql: String) async throws {
    let (names, log) = try await list(after: sql)
    #expect(names == ["first", "last"])
    #expect(log.count == 1)
    #expect(log.first?.hasPrefix("warning: Skipped 1 malformed announcement(s): ") == true)
  }

  @Test(
    "given an unusual row that keeps the rules, when listed, then it is served",
    arguments: [
      ("pet_name = NULL", nil), ("pet_name = CAST(x'4cfe' AS TEXT)", "L\u{FFFD}"), ("pet_name = ''", ""),
      ("pet_name = '🐕‍🦺'", "🐕‍🦺"), ("age = 0", "odd"), ("last_seen_date = '0001-01-01'", "odd"),
      ("created_at = created_at + 0.0", "odd"), ("breed = NULL, photo_url = 'not a url at all'", "odd"),
    ])
  func served(_ sql: String, _ name: String?) async throws {
    let names = try await list(after: sql).names
    #expect(names == ["first", name, "last"])
  }

  @Test("given a malformed row among the newest, when a limit is sent, then that many good ones come all the same")
  func limitSkips() async throws {
    let (names, _) = try await list(after: "status = '?'", query: "?limit=2")
    #expect(names == ["first", "last"])
  }

  @Test("given a malformed row, when fetched by id, then 404 and a line in the log")
  func fetched() async throws {
    let log = RecordedLog()
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let odd = announcement()
      let configuration = BackendConfiguration(database: .file(file), seed: .none, logger: log.logger)
      try await RunningBackend.with(configuration) { backend in
        try await backend.service.store.insert([odd])
        let writer = try DatabaseQueue(path: file.path)
        try await writer.write { try $0.execute(sql: "UPDATE announcement SET species = 'YETI'") }
        try expectProblem(try await backend.ask("GET", "/api/v1/announcements/\(odd.id)"), status: 404)
      }
    }
    #expect(log.messages.first?.contains("species is 'YETI'") == true)
  }

  @Test("given a thousand malformed rows, when listed, then the log has one line with a few examples")
  func manyMalformed() async throws {
    let log = RecordedLog()
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let store = SQLiteAnnouncementStore(try BackendDatabase(.file(file), logger: log.logger))
      try await store.insert(AnnouncementGenerator.announcements(count: 1000))
      let writer = try DatabaseQueue(path: file.path)
      try await writer.write { try $0.execute(sql: "UPDATE announcement SET sex = 'X'") }
      #expect(try await store.announcements(matching: AnnouncementQuery()).isEmpty)
    }
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.contains("Skipped 1000") == true)
    #expect(log.messages.first.map { $0.count < 500 } == true)
  }
}
