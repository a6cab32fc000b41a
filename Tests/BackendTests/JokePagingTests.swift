import Foundation
import GRDB
import Testing

@testable import Backend

@Suite("Pages of jokes")
struct JokePagingTests {
  /// Follows `next` from the first page to the last, and calls `between` after each.
  private func pages(
    of query: JokeQuery, in store: SQLiteJokeStore, between: () async throws -> Void = {}
  ) async throws -> [JokeRecord] {
    var query = query
    var jokes: [JokeRecord] = []
    repeat {
      let page = try await store.page(matching: query)
      jokes += page.jokes
      query.cursor = page.next
      try await between()
    } while query.cursor != nil
    return jokes
  }

  @Test("given jokes that are rated between pages, in 1,000 schedules, when read on, then none is repeated or lost")
  func ratedMeanwhile() async throws {
    let stored = (0..<40).map {
      joke(
        "\($0)", popularity: $0 % 7, category: $0 % 3 == 0 ? .knockKnock : .dadJoke,
        characters: [$0 % 2 == 0 ? .mrSad : .mrBad])
    }
    let store = try await jokeStore(stored)
    for schedule in 0..<1000 {
      var random = SplitMix64(state: UInt64(schedule))
      var query = JokeQuery(limit: 1 + random.number(below: 12))
      if random.chance(of: 3) { query.category = .knockKnock }
      if random.chance(of: 3) { query.character = .mrSad }
      var whole = query
      whole.limit = 200
      let expected = try await store.page(matching: whole).jokes
      var ratings: [RatingRecord] = []
      let read = try await pages(of: query, in: store) {
        for _ in 0..<random.number(below: 5) {
          if let last = ratings.last, random.chance(of: 4) {
            _ = try await store.removeRating(id: last.id, at: 10)
          } else if let rated = random.pick(from: stored) {
            let rating = RatingRecord(
              id: random.uuid(), client: random.uuid(), joke: rated.id, stars: 1 + random.number(below: 5), ratedAt: 1)
            _ = try await store.rate(rating)
            ratings.append(rating)
          }
        }
      }
      #expect(read.map(\.setup) == expected.map(\.setup), "schedule \(schedule)")
      #expect(read.map(\.popularityScore) == expected.map(\.popularityScore), "schedule \(schedule)")
      guard read.count == expected.count else { return }
    }
  }

  @Test("given more changes than are kept, or another database, when read on, then the cursor has expired: 410")
  func expired() async throws {
    try await RunningBackend.with(jokes: (0..<3).map { joke("\($0)") }) { backend in
      let first = try await backend.ask("GET", "/api/v1/jokes?limit=1")
      let next = try #require(try first.json()["next"] as? String)
      #expect(try await backend.ask("GET", "/api/v1/jokes?limit=1&cursor=\(next)").setups().count == 1)
      let database = try #require(backend.service.jokes as? SQLiteJokeStore).database
      try await database.write { database in
        try database.execute(
          sql: "INSERT INTO joke_move (version, number, popularity) VALUES (?, 1, 0)",
          arguments: [JokeSchema.keptMoves + 1])
      }
      let late = try await backend.ask("GET", "/api/v1/jokes?limit=1&cursor=\(next)")
      #expect((try expectProblem(late, status: 410)["detail"] as? String)?.contains("from the first page") == true)
      let foreign = JokeCursor.popular(version: 1_000_000, popularity: 0, id: UUID())
      _ = try expectProblem(try await backend.ask("GET", "/api/v1/jokes?cursor=\(foreign)"), status: 410)
    }
  }

  @Test("given changes of popularity, when there are many, then only so many are kept")
  func pruned() async throws {
    let store = try await jokeStore([joke("1")])
    let (kept, newest) = try await store.database.write { database in
      try database.execute(sql: "INSERT INTO joke_move (version, number, popularity) VALUES (1, 1, 0), (20000, 1, 0)")
      try database.execute(sql: "UPDATE joke SET popularity = 5")
      return (
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM joke_move"),
        try Int.fetchOne(database, sql: JokeStatement.version)
      )
    }
    #expect(kept == 2)
    #expect(newest == 20_001)
  }

  @Test("given 20,000 jokes, when lists are planned, then rows come through indices, and pages come quickly")
  func largeCatalogue() async throws {
    let store = try await jokeStore(try JokeCatalogue.jokes(0..<20_000))
    #expect(try await store.count() == 20_000)
    func plan(_ statement: JokeStatement.Statement) async throws -> [String] {
      try await store.database.read { database in
        try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(statement.sql)", arguments: statement.arguments)
          .map { $0["detail"] }
      }
    }
    let cursor = JokeCursor.popular(version: 0, popularity: 50, id: UUID())
    let popular = "USING INDEX joke_popular"
    let category = "USING INDEX joke_category (category=?"
    for (query, step) in [
      (JokeQuery(), "SCAN joke \(popular)"),
      (JokeQuery(after: cursor), "SEARCH joke \(popular) ((popularity,id)<(?,?))"),
      (JokeQuery(category: .knockKnock), "SEARCH joke \(category))"),
      (JokeQuery(category: .knockKnock, after: cursor), "SEARCH joke \(category) AND (popularity,id)<(?,?))"),
      (JokeQuery(character: .mrSad), "SEARCH joke_character USING PRIMARY KEY (number=? AND character=?)"),
      (JokeQuery(text: "penguin"), "SEARCH joke USING INTEGER PRIMARY KEY (rowid=?)"),
    ] {
      let steps = try await plan(JokeStatement.list(query))
      #expect(steps.contains(step), "\(query): \(steps)")
      #expect(!steps.contains("SCAN joke"), "\(query): \(steps)")
    }
    let ratings = try await plan(SQLiteJokeStore.ratings(of: UUID(), limit: 5, after: nil))
    #expect(ratings.contains("SEARCH rating USING INDEX rating_newest (client=?)"), "\(ratings)")
    let pages = try await pages(of: JokeQuery(limit: 200, category: .knockKnock), in: store)
    #expect(Set(pages.map(\.id)).count == pages.count)
    #expect(pages.count == (try await store.counts().categories[.knockKnock]))
    #expect(pages.map(\.popularityScore) == pages.map(\.popularityScore).sorted(by: >))
  }
}
