import Foundation
import GRDB
import Logging

/// Announcements in SQLite: a file in WAL mode, read by several connections at once, or a database in memory.
///
/// The newest-first list walks the index `announcement_newest` and stops at the limit. A list with an area first
/// narrows to the area's band of latitudes through `announcement_place`, then measures each distance; the band needs
/// no special case at the date line or the poles.
public final class SQLiteAnnouncementStore: AnnouncementStore {
  private let database: any DatabaseWriter
  private let logger: Logger

  /// Opens the database, makes its file when there is none, and brings its tables up to date.
  ///
  /// - Throws: `BackendError.databaseUnavailable`, `BackendError.databaseFromNewerVersion`
  public init(_ location: BackendConfiguration.Database, logger: Logger) throws {
    self.logger = logger
    var configuration = Configuration()
    configuration.label = "announcements"
    configuration.foreignKeysEnabled = true
    // Another process, say a shell with the same file open, may hold the lock for a moment.
    configuration.busyMode = .timeout(5)
    do {
      switch location {
      case .inMemory: database = try DatabaseQueue(configuration: configuration)
      case .file(let url): database = try DatabasePool(path: url.path, configuration: configuration)
      }
      let migrator = AnnouncementSchema.migrator
      if try database.read(migrator.hasBeenSuperseded) {
        throw BackendError.databaseFromNewerVersion(location.description)
      }
      try migrator.migrate(database)
    } catch let error as DatabaseError {
      throw BackendError.databaseUnavailable(
        location.description, reason: error.message ?? error.resultCode.description)
    }
  }

  public func announcements(matching query: AnnouncementQuery) async throws -> [AnnouncementRecord] {
    let (sql, arguments) = Self.statement(for: query)
    return try await announcements(sql: sql, arguments: arguments, limit: query.limit ?? .max) { record in
      query.area?.contains(record) ?? true
    }
  }

  public func announcement(id: UUID) async throws -> AnnouncementRecord? {
    try await announcements(sql: "\(Self.selection) WHERE id = ?", arguments: [id.uuidString]) { _ in true }.first
  }

  public func insert(_ announcements: [AnnouncementRecord]) async throws {
    try await database.write { try Self.insert(announcements, into: $0) }
  }

  public func replaceAll(with announcements: [AnnouncementRecord]) async throws {
    try await database.write { try Self.replaceAll(in: $0, with: announcements) }
  }

  public func count() async throws -> Int {
    try await database.read(Self.count)
  }

  /// Fills the database before the first request: always after a reset, otherwise only when it holds nothing.
  func seed(resetting: Bool, with announcements: () throws -> [AnnouncementRecord]) throws {
    try database.write { database in
      if resetting {
        try Self.replaceAll(in: database, with: try announcements())
      } else if try Self.count(database) == 0 {
        try Self.insert(try announcements(), into: database)
      }
    }
  }

  // MARK: - Statements

  private static let selection = "SELECT \(AnnouncementRow.columns.joined(separator: ", ")) FROM announcement"

  /// The rows a query may ask for, in its order: all of them, or the band of latitudes around its area.
  static func statement(for query: AnnouncementQuery) -> (sql: String, arguments: StatementArguments) {
    let order = "ORDER BY created_at DESC, id DESC"
    guard let area = query.area else { return ("\(selection) \(order)", []) }
    // One degree of latitude has the same length everywhere. The margin outweighs rounding at the band's edge.
    let degrees = area.range / (GeoPoint.earthRadius * .pi / 180) + 1e-6
    return (
      "\(selection) WHERE latitude BETWEEN ? AND ? \(order)",
      [area.center.latitude - degrees, area.center.latitude + degrees]
    )
  }

  /// The first readable rows that are wanted; what cannot be read is reported and passed over.
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
