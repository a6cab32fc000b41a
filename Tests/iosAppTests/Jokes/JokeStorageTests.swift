import Foundation
import ScrollPatterns
import SimulatorTesting
import Testing

@testable import iosApp

/// FD9: ratings and impressions in the phone's file, and on their way to the server.
@MainActor @Suite("Ratings on the phone", .virtualTime)
struct JokeStorageTests {
  private func storage(_ database: JokeDatabase, _ service: MockJokeService) -> LocalStorageService {
    LocalStorageService(database: database, service: service, connection: ConnectionMonitor())
  }

  @Test("given ratings, when the app starts again, then they are there, and the server has each once")
  func persistence() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/jokes.sqlite")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let service = MockJokeService()
    let first = storage(JokeDatabase(url: file), service)
    await first.load()
    first.rate(.fixture(1), stars: 2)
    first.rate(.fixture(2), stars: 5)
    first.rate(.fixture(1), stars: 3)
    #expect(first.userRating(of: Joke.fixture(1).id) == 3, "at once, from memory")
    await first.saved()
    try await Task.sleep(for: .seconds(1))
    // When
    let second = storage(JokeDatabase(url: file), service)
    await second.load()
    try await Task.sleep(for: .seconds(1))
    // Then
    #expect(second.getRatedJokeIdsFast() == [Joke.fixture(1).id, Joke.fixture(2).id])
    #expect(second.userRating(of: Joke.fixture(1).id) == 3)
    #expect(service.clients.count == 1, "the phone's name stays")
    let last = Dictionary(service.sentRatings.map { ($0.joke, $0) }) { $1 }
    #expect(last[Joke.fixture(1).id]?.stars == 3)
    #expect(Set(service.sentRatings.map(\.id)).count == 2)
  }

  @Test(
    "given no connection, when a rating is changed, then it is sent later and later until it arrives, the last one only"
  )
  func retries() async throws {
    let service = MockJokeService()
    service.sendingError = JokeServiceError.offline
    let storage = storage(JokeDatabase(url: nil), service)
    await storage.load()
    storage.rate(.fixture(1), stars: 1)
    try await Task.sleep(for: .seconds(5))
    storage.rate(.fixture(1), stars: 5)
    try await Task.sleep(for: .seconds(30))
    #expect(service.sentRatings.isEmpty)
    service.sendingError = nil
    try await Task.sleep(for: .seconds(61))
    #expect(service.sentRatings.map(\.stars) == [5])
    try await Task.sleep(for: .seconds(300))
    #expect(service.sentRatings.count == 1)
  }

  @Test("given a rating that the server will never take, then it is not sent again")
  func refusals() async throws {
    let service = MockJokeService()
    service.sendingError = JokeServiceError.refused(detail: "no such joke")
    let database = JokeDatabase(url: nil)
    let storage = storage(database, service)
    await storage.load()
    storage.rate(.fixture(1), stars: 1)
    try await Task.sleep(for: .seconds(5))
    #expect(try await database.unsentRatings().isEmpty)
  }

  @Test("given jokes on the screen, then each counts once, and a batch that failed is the same when it is sent again")
  func impressions() async throws {
    let service = MockJokeService()
    service.sendingError = JokeServiceError.unavailable
    let storage = storage(JokeDatabase(url: nil), service)
    await storage.load()
    for _ in 0..<3 { for number in 0..<25 { storage.noteImpression(Joke.fixture(number).id) } }
    try await Task.sleep(for: .seconds(1))
    #expect(service.sentBatches.count == 1)
    storage.saveImpressions()
    try await Task.sleep(for: .seconds(4))
    service.sendingError = nil
    try await Task.sleep(for: .seconds(60))
    // Then
    let batches = Dictionary(grouping: service.sentBatches, by: \.batch).mapValues { Set($0.map { Set($0.jokes) }) }
    #expect(batches.values.allSatisfy { $0.count == 1 }, "the same batch has the same jokes")
    #expect(batches.values.flatMap(\.self).map(\.count).reduce(0, +) == 25)
  }

  @Test("given jokes of a newer server, then what this version does not know is left out, and the joke stays")
  func lenientDecoding() throws {
    let json = #"""
      [{"id":"09C74BF0-3159-4216-914A-5C89B6AB3622","setup":"a","punchline":"b","category":"LIMERICK",
        "characters":["MR_SAD","MR_NEW"],"popularityScore":"many"}, {"id":"x","setup":"a","punchline":"b"}]
      """#
    let jokes = try JSONDecoder().decode([LossyElement<Joke>].self, from: Data(json.utf8)).compactMap(\.value)
    #expect(jokes.count == 1)
    #expect(jokes.first?.category == nil)
    #expect(jokes.first?.characters == [.mrSad])
    #expect(jokes.first?.popularityScore == 0)
  }

  @Test("given 300 jokes, then the first 200 are kept, and a new first page takes their place")
  func cache() async throws {
    let database = JokeDatabase(url: nil)
    let jokes = Joke.fixtures(300)
    try await database.cache(Array(jokes.prefix(10)), isFirst: true)
    try await database.cache(Array(jokes.dropFirst(10)), isFirst: false)
    #expect(try await database.cachedJokes() == Array(jokes.prefix(200)))
    try await database.cache([jokes[5]], isFirst: true)
    #expect(try await database.cachedJokes() == [jokes[5]])
  }
}
