import Foundation
import Logging

/// The backend inside a process: a database that lives as long as this object, and a server that can be started and
/// stopped any number of times.
///
/// ```swift
/// let backend = try BackendService(BackendConfiguration())
/// let url = try await backend.start()   // http://127.0.0.1:49213
/// await backend.stop()                  // the port refuses connections; the data stay
/// try await backend.start()             // the same URL again
/// ```
///
/// It installs no signal handlers. All servers of a process run on one thread of their own, which stays.
public actor BackendService {
  /// The announcements that the server serves; usable whether it is running or not.
  public nonisolated let store: any AnnouncementStore
  /// The jokes, ratings and impressions, in the same database.
  public nonisolated let jokes: any JokeStore
  /// The documents that answers are based on, in the same database.
  public nonisolated let library: SQLiteLibrary

  private let configuration: BackendConfiguration
  nonisolated let routes: Routes
  private let desk: ResearchDesk
  private let lock: DatabaseLock?
  private var port: Int
  // Starts and stops queue up behind each other, so that calls may overlap.
  private var latestTransition: Task<HTTPServer?, any Error> = Task { nil }

  /// Opens and seeds the database; does not listen yet.
  ///
  /// - Throws: `BackendError` when the database or the seed data cannot be used.
  public init(_ configuration: BackendConfiguration) throws {
    lock = try DatabaseLock(configuration.database)
    let database = try BackendDatabase(configuration.database, logger: configuration.logger)
    let store = SQLiteAnnouncementStore(database)
    try store.seed(resetting: configuration.reset) {
      try SeedData.announcements(for: configuration.seed, now: Date())
    }
    let jokes = SQLiteJokeStore(database)
    try jokes.seed(resetting: configuration.reset) {
      configuration.seed == .none ? [] : try SeedData.jokes()
    }
    let library = SQLiteLibrary(database)
    try library.seed(resetting: configuration.reset) {
      configuration.seed == .none ? [] : try SeedData.library()
    }
    let answers = SQLiteResearchStore(database)
    if configuration.reset { try answers.removeAll() }
    try answers.closeUnfinished()
    let desk = ResearchDesk(
      store: answers, library: library, configuration: configuration.research, logger: configuration.logger)
    let uploads = try UploadedPhotos(folder: configuration.database.photoFolder)
    uploads.sweep(keeping: Set(try store.photoUrls().map(PhotoLibrary.photoName(in:))))
    self.store = store
    self.jokes = jokes
    self.library = library
    self.desk = desk
    self.configuration = configuration
    let photos = try PhotoLibrary.seed()
    routes = Routes(
      all: AnnouncementAPI(store: store, photos: photos, uploads: uploads).routes + JokeAPI(store: jokes).routes
        + ResearchAPI(store: answers, desk: desk, heartbeat: configuration.research.heartbeat).routes
        + ServerAPI(announcements: store).routes)
    self.port = configuration.port
  }

  /// Starts the server, unless it is already running, and returns its base URL once it accepts connections.
  ///
  /// - Throws: `BackendError.portTaken`, `BackendError.cannotListen`
  @discardableResult
  public func start() async throws -> URL {
    let previous = latestTransition
    let transition = Task { [routes, port, configuration] in
      if let running = try? await previous.value { return running as HTTPServer? }
      return try await HTTPServer.start(
        host: configuration.host, port: port, routes: routes, requestsPerSecond: configuration.requestsPerSecond,
        logger: configuration.logger)
    }
    latestTransition = transition
    guard let server = try await transition.value else { throw CancellationError() }
    port = server.port
    return server.url
  }

  /// Stops listening, lets current requests finish (for at most five seconds) and ends research answers in progress.
  public func stop() async {
    let previous = latestTransition
    let transition = Task<HTTPServer?, any Error> { [desk] in
      if let running = try? await previous.value {
        await desk.cancelAll()
        await running.stop()
      }
      return nil
    }
    latestTransition = transition
    _ = await transition.result
  }
}
