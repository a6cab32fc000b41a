import Foundation
import Testing

@testable import Backend

@Suite("Hand-written and made-up jokes")
struct JokeSeedTests {
  /// Returns a text without case, punctuation and spaces, which make no difference to a reader.
  private func normalized(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Returns the set-ups and punchlines that occur twice or are empty.
  private func faults(of jokes: [JokeRecord]) -> [String] {
    var faults: [String] = []
    for text in [\JokeRecord.setup, \.punchline] {
      var seen: Set<String> = []
      for joke in jokes {
        let text = normalized(joke[keyPath: text])
        if text.isEmpty || !seen.insert(text).inserted { faults.append("\(joke.id): \(text)") }
      }
    }
    return faults
  }

  @Test("given the hand-written jokes, when compared, then none is empty or a copy, and each kind has some")
  func written() throws {
    let jokes = try SeedData.jokes()
    #expect(jokes.count >= 200)
    #expect(faults(of: jokes) == [])
    #expect(Set(jokes.map(\.id)).count == jokes.count)
    #expect(Set(jokes.map(\.category)) == Set(JokeRecord.Category.allCases))
    #expect(Set(jokes.flatMap(\.characters)) == Set(JokeRecord.Character.allCases))
    #expect(Set(jokes.compactMap(\.season)) == Set(JokeSeason.allCases))
    #expect(jokes.allSatisfy { !$0.characters.isEmpty })
  }

  @Test("given two jokes that differ in case and punctuation only, when compared, then the comparison says so")
  func comparisonCanFail() {
    let first = JokeRecord(setup: "Why?", punchline: "Because!", category: .dadJoke, characters: [.mrFunny])
    let second = JokeRecord(setup: "why", punchline: "Be cause", category: .dadJoke, characters: [.mrFunny])
    let empty = JokeRecord(setup: "?", punchline: "So.", category: .dadJoke, characters: [.mrFunny])
    #expect(faults(of: [first, second, empty]).count == 3)
  }

  @Test("given 100,000 places of the catalogue, when made twice, then the jokes are the same and no two are alike")
  func catalogue() throws {
    let jokes = try JokeCatalogue.jokes(0..<100_000)
    #expect(jokes.count == 100_000)
    #expect(jokes.prefix(241).elementsEqual(try SeedData.jokes()))
    #expect(faults(of: jokes).prefix(3) == [])
    #expect(Set(jokes.map(\.id)).count == 100_000)
    #expect(try JokeCatalogue.jokes(70_000..<70_100).elementsEqual(jokes[70_000..<70_100]))
    #expect(!jokes.contains { $0.setup.contains("{") || $0.punchline.contains("{") })
  }

  @Test("given the largest catalogue, when asked beyond its end, then that is left out")
  func capacity() throws {
    let capacity = try JokeCatalogue.capacity()
    #expect(capacity > 1_000_000)
    #expect(try JokeCatalogue.jokes(capacity - 2..<capacity + 5).count == 2)
    #expect(try JokeCatalogue.jokes(capacity + 1..<capacity + 5).isEmpty)
  }

  @Test("given a backend, when started, then it has the hand-written jokes, once, unless it was told none")
  func seeded() async throws {
    try await withTemporaryFolder { folder in
      let database = BackendConfiguration.Database.file(folder.appendingPathComponent("jokes.sqlite"))
      func open(_ seed: BackendConfiguration.Seed, reset: Bool = false) throws -> any JokeStore {
        try BackendService(BackendConfiguration(database: database, seed: seed, reset: reset)).jokes
      }
      #expect(try await open(.none).count() == 0)
      let written = try SeedData.jokes()
      #expect(try await open(.standard).count() == written.count)
      let store = try open(.standard)
      #expect(try await store.insert(written) == 0)
      let first = try #require(written.first)
      #expect(try await store.joke(id: first.id) == first)
      #expect(try await open(.none, reset: true).count() == 0)
    }
  }
}
