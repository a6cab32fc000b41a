import Combine
import Foundation

/// The user's ratings: in memory for screens, permanently in a file, and sent to the server as soon as it can be
/// reached.
@MainActor
final class LocalStorageService: ObservableObject {
  let database: JokeDatabase
  private let service: any JokeServiceProtocol
  private let connection: ConnectionMonitor
  /// Stars by joke.
  @Published private var stars: [UUID: Int] = [:]
  private var isLoaded = false
  private var loading: Task<Void, Never>?
  /// The latest write. Writes run in the order in which the user made them.
  private var writing: Task<Void, Never>?
  private var writes = 0
  private var syncing: Task<Void, Never>?
  private var impressions: Set<UUID> = []
  private var noted: Set<UUID> = []

  /// The number of seen jokes that are written and sent together. A guess.
  private static let impressionsAtOnce = 20
  /// The seconds between attempts to send: the first, and the longest.
  private static let rests = (first: 2.0, longest: 60.0)

  init(database: JokeDatabase, service: any JokeServiceProtocol, connection: ConnectionMonitor) {
    self.database = database
    self.service = service
    self.connection = connection
  }

  deinit { syncing?.cancel() }

  // MARK: - Ratings

  /// Reads the file, once, and sends what is unsent.
  func load() async {
    if !isLoaded, loading == nil {
      loading = Task {
        do {
          // Ratings made while the file was being read are newer.
          stars = try await database.stars().merging(stars) { $1 }
        } catch {
          NSLog("Ratings cannot be read: %@", "\(error)")
        }
        isLoaded = true
        loading = nil
        sync()
      }
    }
    await loading?.value
  }

  /// Returns the rated jokes, from memory.
  func getRatedJokeIdsFast() -> Set<UUID> { Set(stars.keys) }

  func isRated(_ joke: UUID) -> Bool { stars[joke] != nil }

  /// Returns the user's stars for a joke, from 1 to 5.
  func userRating(of joke: UUID) -> Int? { stars[joke] }

  /// Rates a joke, or removes the rating.
  func rate(_ joke: Joke, stars: Int?) {
    guard stars != self.stars[joke.id] else { return }
    self.stars[joke.id] = stars
    let instant = Int64(Date.now.timeIntervalSince1970 * 1000)
    write { try await $0.rate(joke, stars: stars, at: instant) }
  }

  /// Notes that a joke was on the screen. Each joke counts once per process.
  func noteImpression(_ joke: UUID) {
    guard noted.insert(joke).inserted else { return }
    impressions.insert(joke)
    if impressions.count >= Self.impressionsAtOnce { saveImpressions() }
  }

  /// Writes what is only in memory. Call it when the app leaves the foreground.
  func saveImpressions() {
    guard !impressions.isEmpty else { return }
    let jokes = Array(impressions)
    impressions = []
    write { try await $0.noteImpressions(jokes) }
  }

  private func write(_ body: @escaping @Sendable (JokeDatabase) async throws -> Void) {
    writes += 1
    writing = Task { [database, writing, writes] in
      await writing?.value
      defer { if writes == self.writes { self.writing = nil } }
      do {
        try await body(database)
        sync()
      } catch {
        NSLog("A rating or an impression is not stored: %@", "\(error)")
      }
    }
  }

  /// Returns once all ratings so far are in the file.
  func saved() async { await writing?.value }

  // MARK: - Sending

  /// Sends what the server does not have yet. Failures are retried at growing intervals while the app lives.
  func sync() {
    guard syncing == nil else {
      needsSync = true
      return
    }
    syncing = Task { [weak self] in
      var rest = Self.rests.first
      while !Task.isCancelled {
        self?.needsSync = false
        guard let isDone = await self?.sendAll() else { return }
        if isDone, self?.needsSync != true { break }
        if isDone { continue }
        try? await Task.sleep(for: .seconds(rest))
        rest = min(rest * 2, Self.rests.longest)
      }
      self?.syncing = nil
    }
  }

  private var needsSync = false

  /// Sends everything. Returns whether nothing is left.
  private func sendAll() async -> Bool {
    do {
      let client = try await database.client()
      for rating in try await database.unsentRatings() {
        try await sending { try await self.service.send(rating, client: client) }
        try await database.markSent(rating)
      }
      while let (batch, jokes) = try await database.nextImpressions() {
        try await sending { try await self.service.sendImpressions(jokes, batch: batch) }
        try await database.removeImpressions(batch: batch)
      }
      return true
    } catch let error as SQLiteError {
      // Another attempt would fail the same way.
      NSLog("Nothing can be sent: %@", "\(error)")
      return true
    } catch {
      return false
    }
  }

  /// Counts what the server will never accept as sent.
  private func sending(_ request: @escaping @Sendable () async throws -> Void) async throws {
    do { try await connection.watching(request) } catch JokeServiceError.refused {}
  }
}
