import Foundation
import Testing

@testable import Backend

@Suite("Jokes over HTTP")
struct JokeListTests {
  private static let path = "/api/v1/jokes"

  @Test("given jokes, when listed, then the most popular comes first, filters hold, and pages end")
  func list() async throws {
    let stored = [
      joke("dull", popularity: 1), joke("best", popularity: 9, category: .pickupLine, characters: [.mrLove, .mrSad]),
      joke("good", popularity: 5, characters: [.mrSad]),
    ]
    try await RunningBackend.with(jokes: stored) { backend in
      let document = try OpenAPIDocument()
      let whole = try await backend.ask("GET", Self.path)
      #expect(try whole.setups() == ["best", "good", "dull"])
      #expect(document.faults(of: try whole.json(), against: "JokeList") == [])
      #expect(try whole.json()["next"] == nil)
      for (query, setups) in [
        ("category=PICKUP_LINE", ["best"]), ("character=MR_SAD", ["best", "good"]),
        ("character=MR_SAD&category=DAD_JOKE", ["good"]), ("character=MR_BAD", []), ("limit=2", ["best", "good"]),
      ] {
        #expect(try await backend.ask("GET", "\(Self.path)?\(query)").setups() == setups, "\(query)")
      }
      let next = try #require(try await backend.ask("GET", "\(Self.path)?limit=2").json()["next"] as? String)
      let last = try await backend.ask("GET", "\(Self.path)?limit=2&cursor=\(next)")
      #expect(try last.setups() == ["dull"])
      #expect(try last.json()["next"] == nil)
      let single = try await backend.ask("GET", "\(Self.path)/\(stored[1].id.uuidString.lowercased())")
      #expect(try single.decoded(JokeRecord.self) == stored[1])
    }
  }

  @Test("given words, when searched, then the most relevant comes first, in any inflection and case, with filters")
  func search() async throws {
    let stored = [
      joke("A penguin in a very long story about quite another thing altogether"), joke("Penguins! Penguins!"),
      joke("A walrus"), joke("Crème brûlée", category: .knockKnock),
    ]
    try await RunningBackend.with(jokes: stored) { backend in
      func found(_ query: String) async throws -> [String] {
        try await backend.ask("GET", "\(Self.path)?query=\(query)").setups()
      }
      #expect(try await found("penguin") == [stored[1].setup, stored[0].setup])
      #expect(try await found("PENG%20sto") == [stored[0].setup])
      #expect(try await found("creme") == ["Crème brûlée"])
      #expect(try await found("creme&category=DAD_JOKE") == [])
      #expect(try await found("because&category=KNOCK_KNOCK") == ["Crème brûlée"])
      // These have a meaning in FTS5 queries.
      for harmless in ["%22", "penguin%20NOT%20in", "(", "setup:walrus*", "%00", "-", "%20"] {
        #expect(try await backend.ask("GET", "\(Self.path)?query=\(harmless)").status == 200, "\(harmless)")
      }
      let first = try await backend.ask("GET", "\(Self.path)?query=because&limit=3")
      let next = try #require(try first.json()["next"] as? String)
      let second = try await found("because&limit=3&cursor=\(next)")
      #expect(Set(try first.setups() + second) == Set(stored.map(\.setup)))
      #expect(second.count == 1)
    }
  }

  @Test("given the hand-written jokes, when characters and categories are listed, then each has its count")
  func kinds() async throws {
    try await RunningBackend.with(BackendConfiguration()) { backend in
      let document = try OpenAPIDocument()
      let jokes = try SeedData.jokes()
      for (path, schema, count) in [
        ("characters", "CharacterList", jokes.map(\.characters.count).reduce(0, +)),
        ("categories", "CategoryList", jokes.count),
      ] {
        let json = try await backend.ask("GET", "/api/v1/\(path)").json()
        #expect(document.faults(of: json, against: schema) == [])
        let data = try #require(json["data"] as? [[String: Any]])
        #expect(data.compactMap { $0["jokes"] as? Int }.reduce(0, +) == count)
      }
    }
  }

  @Test("given a day, when its joke is asked for, then it is in season, and each comes before any comes again")
  func daily() async throws {
    let plain = (0..<10).map { joke("plain \($0)") }
    let spooky = (0..<3).map { joke("spooky \($0)", season: .halloween) }
    try await RunningBackend.with(jokes: plain + spooky) { backend in
      func setup(of date: String) async throws -> String {
        let answer = try await backend.ask("GET", "\(Self.path)/daily?date=\(date)")
        #expect(try OpenAPIDocument().faults(of: try answer.json(), against: "DailyJoke") == [])
        let joke = try #require(try answer.json()["joke"] as? [String: Any])
        return try #require(joke["setup"] as? String)
      }
      var may: [String] = []
      for day in 11...20 { may.append(try await setup(of: "2026-05-\(day)")) }
      #expect(Set(may) == Set(plain.map(\.setup)))
      #expect(try await setup(of: "2026-05-11") == may[0])
      var october: Set<String> = []
      for day in 11...13 { october.insert(try await setup(of: "2026-10-\(day)")) }
      #expect(october == Set(spooky.map(\.setup)))
      // No joke is about this season.
      #expect(try await setup(of: "2026-12-24").hasPrefix("plain"))
      #expect(try await backend.ask("GET", "\(Self.path)/daily").status == 200)
    }
    try await RunningBackend.with(jokes: []) { backend in
      _ = try expectProblem(try await backend.ask("GET", "\(Self.path)/daily"), status: 404)
    }
  }

  @Test("given the days of a year, when asked for their season, then seasons begin and end where they should")
  func seasons() throws {
    for (day, season) in [
      ("2026-01-06", JokeSeason.newYear), ("2026-01-07", nil), ("2026-02-14", .valentine), ("2026-02-15", nil),
      ("2026-06-20", nil), ("2026-06-21", .summer), ("2026-08-31", .summer), ("2026-09-30", nil),
      ("2026-10-31", .halloween), ("2026-11-01", nil), ("2026-12-26", .christmas), ("2026-12-27", .newYear),
    ] {
      #expect(JokeSeason(try #require(CalendarDay(day))) == season, "\(day)")
    }
  }

  @Test(
    "given a parameter that is no good, when jokes are asked for, then 400 names it",
    arguments: [
      ("?limit=0", "limit"), ("?limit=201", "limit"), ("?category=PUN", "category"),
      ("?character=MR_NOBODY", "character"),
      ("?query=", "query"), ("?cursor=x", "cursor"), ("?cursor=p_-1_0_\(UUID())", "cursor"),
      ("?cursor=s_7ff0000000000000_1&query=a", "cursor"), ("?cursor=s_0_1", "cursor"),
      ("?cursor=p_0_0_\(UUID())&query=a", "cursor"), ("/daily?date=2026-02-30", "date"),
    ])
  func badParameter(_ query: String, _ parameter: String) async throws {
    try await RunningBackend.with(jokes: [joke("1")]) { backend in
      let problem = try expectProblem(try await backend.ask("GET", "\(Self.path)\(query)"), status: 400)
      #expect(problem["parameter"] as? String == parameter)
    }
  }

  @Test("given no such joke, when fetched, then 404", arguments: ["17", "\(UUID())"])
  func unknown(_ id: String) async throws {
    try await RunningBackend.with(jokes: [joke("1")]) { backend in
      _ = try expectProblem(try await backend.ask("GET", "\(Self.path)/\(id)"), status: 404)
    }
  }
}
