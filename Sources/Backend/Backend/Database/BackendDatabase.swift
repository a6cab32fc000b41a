import GRDB
import Logging

/// The backend's database: an SQLite file in WAL mode, read by several connections at once, or a database in memory.
/// Announcements, jokes, and questions with their answers each have their own tables in it.
public final class BackendDatabase: Sendable {
  let writer: any DatabaseWriter
  let logger: Logger

  /// The migrations that bring a database of any age up to date.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    AnnouncementSchema.register(in: &migrator)
    JokeSchema.register(in: &migrator)
    ResearchSchema.register(in: &migrator)
    return migrator
  }()

  /// Opens the database, creates its file if there is none, and migrates its tables.
  ///
  /// - Throws: `BackendError.databaseUnavailable`, `BackendError.databaseFromNewerVersion`
  public init(_ location: BackendConfiguration.Database, logger: Logger) throws {
    self.logger = logger
    var configuration = Configuration()
    configuration.label = "backend"
    configuration.foreignKeysEnabled = true
    // Another process, such as a shell with the same file open, may hold the lock for a moment.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { $0.add(function: SQLiteAnnouncementStore.distance) }
    do {
      switch location {
      case .inMemory: writer = try DatabaseQueue(configuration: configuration)
      case .file(let url): writer = try DatabasePool(path: url.path, configuration: configuration)
      }
      if try writer.read(Self.migrator.hasBeenSuperseded) {
        throw BackendError.databaseFromNewerVersion(location.description)
      }
      try Self.migrator.migrate(writer)
      // GRDB leaves it at NORMAL, with which a power failure undoes the last writes, although they were confirmed.
      try writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    } catch let error as DatabaseError {
      throw BackendError.databaseUnavailable(
        location.description, reason: error.message ?? error.resultCode.description)
    }
  }
}
