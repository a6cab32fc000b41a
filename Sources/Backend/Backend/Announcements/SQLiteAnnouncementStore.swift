import Foundation
import GRDB
import Logging

/// A store of announcements in SQLite.
///
/// The newest-first list walks the index `announcement_newest` and stops at the limit. A list with an area takes the
/// rows of one or two boxes around it from the R*Tree `announcement_area`, then computes each distance.
public final class SQLiteAnnouncementStore: AnnouncementStore {
  let database: any DatabaseWriter
  let logger: Logger

  /// Creates a store in a database.
  public init(_ database: BackendDatabase) {
    (self.database, logger) = (database.writer, database.logger)
  }

  public func page(matching query: AnnouncementQuery) async throws -> AnnouncementPage {
    let (sql, arguments) = Self.statement(for: query)
    // One more than requested shows whether there are more.
    let limit = query.limit.map { $0 == .max ? .max : $0 + 1 } ?? .max
    var announcements = try await announcements(sql: sql, arguments: arguments, limit: limit) { record in
      query.area?.contains(record) ?? true
    }
    guard let limit = query.limit, announcements.count > limit else {
      return AnnouncementPage(announcements: announcements)
    }
    announcements.removeLast(announcements.count - limit)
    let next = announcements.last.flatMap { AnnouncementCursor(of: $0, in: query) }
    return AnnouncementPage(announcements: announcements, next: next)
  }

  public func announcement(id: UUID) async throws -> AnnouncementRecord? {
    try await announcements(sql: "\(Self.selection) WHERE id = ?", arguments: [id.uuidString]) { _ in true }.first
  }

  public func insert(_ announcements: [AnnouncementRecord]) async throws {
    try await database.write { try Self.insert(announcements, into: $0) }
  }

  public func insert(_ announcement: AnnouncementRecord, passwordHash: String) async throws {
    try await database.write { database in
      try Self.insert([announcement], into: database)
      try database.execute(
        sql: "UPDATE announcement SET password_hash = ? WHERE id = ?",
        arguments: [passwordHash, announcement.id.uuidString])
    }
  }

  public func credential(of id: UUID) async throws -> AnnouncementCredential? {
    try await database.read { database in
      let sql = "SELECT password_hash FROM announcement WHERE id = ?"
      guard let row = try Row.fetchOne(database, sql: sql, arguments: [id.uuidString]) else { return nil }
      let stored: DatabaseValue = row["password_hash"]
      return AnnouncementCredential(passwordHash: String.fromDatabaseValue(stored))
    }
  }

  public func update(
    id: UUID, _ change: @escaping @Sendable (AnnouncementRecord) -> AnnouncementRecord
  ) async throws -> AnnouncementChange? {
    try await changing(id) { database, before in
      let after = change(before)
      try Self.update(before.id, to: after, in: database)
      return AnnouncementChange(before: before, after: after)
    }
  }

  public func delete(id: UUID) async throws -> AnnouncementRecord? {
    try await changing(id) { database, before in
      try database.execute(sql: "DELETE FROM announcement WHERE id = ?", arguments: [id.uuidString])
      return before
    }
  }

  public func replaceAll(with announcements: [AnnouncementRecord]) async throws {
    try await database.write { try Self.replaceAll(in: $0, with: announcements) }
  }

  public func count() async throws -> Int {
    try await database.read(Self.count)
  }

  /// Fills the database before the first request: always after a reset, otherwise only when it is empty.
  func seed(resetting: Bool, with announcements: () throws -> [AnnouncementRecord]) throws {
    try database.write { database in
      if resetting {
        try Self.replaceAll(in: database, with: try announcements())
      } else if try Self.count(database) == 0 {
        try Self.insert(try announcements(), into: database)
      }
    }
  }

  /// Returns the photos that announcements name.
  func photoUrls() throws -> Set<String> {
    try database.read { database in
      try String.fetchSet(database, sql: "SELECT photo_url FROM announcement WHERE typeof(photo_url) = 'text'")
    }
  }

  // MARK: - Statements

  /// The great-circle distance in kilometres from latitude and longitude to another pair; NULL for an invalid place.
  static let distance = DatabaseFunction("distance_km", argumentCount: 4, pure: true) { values in
    let numbers = values.compactMap(Double.fromDatabaseValue)
    guard numbers.count == 4, let place = GeoPoint(latitude: numbers[0], longitude: numbers[1]),
      let center = GeoPoint(latitude: numbers[2], longitude: numbers[3])
    else { return nil }
    return center.distance(to: place)
  }

  private static let selection = "SELECT \(AnnouncementRow.columns.joined(separator: ", ")) FROM announcement"

  /// Returns the statement for a query's rows in order: all of them, or those in the boxes around its area.
  static func statement(for query: AnnouncementQuery) -> (sql: String, arguments: StatementArguments) {
    var source = "announcement"
    var arguments: StatementArguments = []
    if let area = query.area {
      let boxes = GeoBox.around(area.center, range: area.range)
      let search = "SELECT number FROM announcement_area WHERE south <= ? AND north >= ? AND west <= ? AND east >= ?"
      let found = boxes.map { _ in search }.joined(separator: " UNION ALL ")
      // CROSS JOIN keeps SQLite from walking all announcements and looking each up in the tree.
      source = "(\(found)) CROSS JOIN announcement USING (number)"
      for box in boxes { arguments += [box.north, box.south, box.east, box.west] }
    }
    var sql = "SELECT \(AnnouncementRow.columns.joined(separator: ", ")) FROM \(source)"
    if query.order == .nearest, let center = query.area?.center {
      let place = "distance_km(latitude, longitude, ?, ?)"
      if case .nearest(let distance, let id) = query.cursor {
        sql += " WHERE (\(place), id) > (?, ?)"
        arguments += [center.latitude, center.longitude, distance, id.uuidString]
      }
      arguments += [center.latitude, center.longitude]
      return ("\(sql) ORDER BY \(place), id", arguments)
    }
    if case .newest(let seconds, let id) = query.cursor {
      sql += " WHERE (created_at, id) < (?, ?)"
      arguments += [seconds, id.uuidString]
    }
    return ("\(sql) ORDER BY created_at DESC, id DESC", arguments)
  }

  /// Changes one announcement in a transaction, unless there is none with this id or its row is malformed.
  private func changing<Result: Sendable>(
    _ id: UUID, _ change: @escaping @Sendable (Database, AnnouncementRecord) throws -> Result
  ) async throws -> Result? {
    try await database.write { database in
      let row = try Row.fetchOne(database, sql: "\(Self.selection) WHERE id = ?", arguments: [id.uuidString])
      guard let row, let before = try? AnnouncementRow.record(from: row) else { return nil }
      return try change(database, before)
    }
  }

  /// Returns the first readable rows that match; unreadable ones are logged and skipped.
  private func announcements(
    sql: String, arguments: StatementArguments, limit: Int = .max,
    where isWanted: @escaping @Sendable (AnnouncementRecord) -> Bool
  ) async throws -> [AnnouncementRecord] {
    let (records, malformed) = try await database.read { database in
      var records: [AnnouncementRecord] = []
      var malformed: [String] = []
      let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
      while records.count < limit, let row = try rows.next() {
        do throws(AnnouncementRow.Malformed) {
          let record = try AnnouncementRow.record(from: row)
          if isWanted(record) { records.append(record) }
        } catch {
          let id: DatabaseValue = row["id"]
          malformed.append("\(id): \(error)")
        }
      }
      return (records, malformed)
    }
    if !malformed.isEmpty {
      // A few are enough to find the cause; thousands would flood the log on each request.
      let examples = malformed.prefix(3).joined(separator: "; ")
      logger.warning("Skipped \(malformed.count) malformed announcement(s): \(examples)")
    }
    return records
  }

  private static func insert(_ announcements: [AnnouncementRecord], into database: Database) throws {
    let values = AnnouncementRow.columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try database.makeStatement(
      sql: "INSERT INTO announcement (\(AnnouncementRow.columns.joined(separator: ", "))) VALUES (\(values))")
    for announcement in announcements {
      do {
        try statement.execute(arguments: try AnnouncementRow.arguments(for: announcement))
      } catch let error as AnnouncementRow.Malformed {
        throw BackendError.announcementRejected(announcement.id, reason: error.description)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        throw BackendError.announcementRejected(announcement.id, reason: error.message ?? "a constraint failed")
      }
    }
  }

  private static func update(_ id: UUID, to announcement: AnnouncementRecord, in database: Database) throws {
    let assignments = AnnouncementRow.columns.map { "\($0) = ?" }.joined(separator: ", ")
    do {
      try database.execute(
        sql: "UPDATE announcement SET \(assignments) WHERE id = ?",
        arguments: try AnnouncementRow.arguments(for: announcement) + [id.uuidString])
    } catch let error as AnnouncementRow.Malformed {
      throw BackendError.announcementRejected(id, reason: error.description)
    }
  }

  private static func replaceAll(in database: Database, with announcements: [AnnouncementRecord]) throws {
    try database.execute(sql: "DELETE FROM announcement")
    try insert(announcements, into: database)
  }

  private static func count(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM announcement") ?? 0
  }
}

extension AnnouncementQuery.Area {
  fileprivate func contains(_ record: AnnouncementRecord) -> Bool {
    record.location.map { center.distance(to: $0) <= range } ?? false
  }
}
