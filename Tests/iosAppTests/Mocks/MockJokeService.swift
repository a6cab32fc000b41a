import Foundation
import ScrollPatterns

@testable import iosApp

/// A server of jokes in the test's process that can be slow, fail, repeat jokes and send them out of order.
@MainActor
final class MockJokeService: JokeServiceProtocol {
  /// A fault that a request for a page meets.
  struct Fault {
    var delay: Duration = .milliseconds(50)
    var error: (any Error)?
    /// The number of jokes before the page that are sent again with it.
    var repeated = 0
    /// Whether the page's jokes are sent in the wrong order.
    var isMixedUp = false
  }

  struct PageRequest: Hashable {
    var query = JokeQuery()
    var cursor: String?
    var limit: Int
  }

  /// All jokes, the most popular first.
  var jokes: [Joke]
  var fault: (PageRequest) -> Fault = { _ in Fault() }
  /// The error that sending a rating or a batch throws.
  var sendingError: (any Error)?
  /// The error that the joke of the day throws.
  var dailyError: (any Error)?
  private(set) var requests: [PageRequest] = []
  private(set) var sentRatings: [JokeRating] = []
  private(set) var sentBatches: [(batch: UUID, jokes: [UUID])] = []
  private(set) var clients: Set<UUID> = []

  init(jokes: [Joke] = Joke.fixtures(30)) {
    self.jokes = jokes
  }

  /// The limits of the requests, the reader's and the background's.
  var limits: [Int] { requests.map(\.limit) }

  func jokes(_ query: JokeQuery, after cursor: String?, limit: Int) async throws -> FeedPage<Joke, String> {
    let request = PageRequest(query: query, cursor: cursor, limit: limit)
    requests.append(request)
    let fault = fault(request)
    try await Task.sleep(for: fault.delay)
    if let error = fault.error { throw error }
    let list = jokes.filter { joke in
      (query.category == nil || joke.category == query.category)
        && (query.character.map { joke.characters.contains($0) } ?? true)
    }
    let start = cursor.flatMap(Int.init) ?? 0
    let end = min(list.count, start + limit)
    let page = Array(list[max(0, start - fault.repeated)..<end])
    return FeedPage(
      items: fault.isMixedUp ? page.sorted { $0.id.uuidString < $1.id.uuidString } : page,
      next: end < list.count ? String(end) : nil)
  }

  func jokeOfTheDay() async throws -> Joke {
    if let dailyError { throw dailyError }
    guard let joke = jokes.last else { throw JokeServiceError.unavailable }
    return joke
  }

  func send(_ rating: JokeRating, client: UUID) async throws {
    clients.insert(client)
    if let sendingError { throw sendingError }
    sentRatings.append(rating)
  }

  func sendImpressions(_ jokes: [UUID], batch: UUID) async throws {
    sentBatches.append((batch, jokes))
    if let sendingError { throw sendingError }
  }
}

extension Joke {
  /// Returns the n-th joke by popularity, the same in each run. Punchlines, and so cards, differ in length.
  static func fixture(_ number: Int, of count: Int = 0) -> Joke {
    // Ids in a different order than the list.
    let bits = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    let id = UUID(uuidString: String(format: "%08X-0000-4000-8000-%012X", Int(bits >> 32), number)) ?? UUID()
    return Joke(
      id: id, setup: "Why did number \(number) cross the road?",
      punchline: "To reach \(number + 1)." + String(repeating: " It was a long way.", count: number * 7 % 5),
      category: JokeCategory.allCases[number % 3],
      characters: [JokeCharacter.allCases[number % 5]], popularityScore: count - number)
  }

  static func fixtures(_ count: Int) -> [Joke] { (0..<count).map { fixture($0, of: count) } }
}
