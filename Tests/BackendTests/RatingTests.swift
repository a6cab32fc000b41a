import Foundation
import Testing

@testable import Backend

@Suite("Ratings and impressions")
struct RatingTests {
  private let client = UUID()

  private func body(_ joke: JokeRecord, _ stars: Int, at ratedAt: Int, client: UUID? = nil) -> [String: Any] {
    ["client": (client ?? self.client).uuidString, "joke": joke.id.uuidString, "stars": stars, "ratedAt": ratedAt]
  }

  @Test("given a joke, when rated, then popularity follows; the same again changes nothing, and the latest wins")
  func rate() async throws {
    let rated = joke("1", popularity: 10)
    try await RunningBackend.with(jokes: [rated]) { backend in
      let path = "/api/v1/ratings/\(UUID())"
      func popularity() async throws -> Int? { try await backend.service.jokes.joke(id: rated.id)?.popularityScore }
      for (stars, instant, status, stored, popular) in [
        (5, 1000, 201, 5, 12), (5, 1000, 200, 5, 12),
        (1, 999, 200, 5, 12), (1, 1000, 200, 5, 12),
        (2, 2000, 200, 2, 9), (5, 1000, 200, 2, 9),
      ] {
        let answer = try await backend.sendJSON("PUT", path, body(rated, stars, at: instant))
        #expect(answer.status == status)
        #expect(try answer.decoded(RatingRecord.self).stars == stored)
        #expect(try OpenAPIDocument().faults(of: try answer.json(), against: "Rating") == [])
        #expect(try await popularity() == popular, "\(stars) stars at \(instant)")
      }
    }
  }

  @Test("given a rating, when removed, then a late one does not bring it back, and a later one does")
  func remove() async throws {
    let rated = joke("1", popularity: 10)
    try await RunningBackend.with(jokes: [rated]) { backend in
      let path = "/api/v1/ratings/\(UUID())"
      #expect(try await backend.sendJSON("PUT", path, body(rated, 5, at: 1000)).status == 201)
      _ = try expectProblem(try await backend.ask("DELETE", "\(path)?at=999"), status: 409)
      #expect(try await backend.ask("DELETE", "\(path)?at=2000").status == 204)
      #expect(try await backend.service.jokes.joke(id: rated.id)?.popularityScore == 10)
      _ = try expectProblem(try await backend.ask("DELETE", path), status: 404)
      _ = try expectProblem(try await backend.sendJSON("PUT", path, body(rated, 5, at: 1500)), status: 409)
      #expect(try await backend.service.jokes.joke(id: rated.id)?.popularityScore == 10)
      #expect(try await backend.sendJSON("PUT", path, body(rated, 4, at: 2001)).status == 201)
      #expect(try await backend.service.jokes.joke(id: rated.id)?.popularityScore == 11)
      let parameter = try expectProblem(try await backend.ask("DELETE", "\(path)?at=x"), status: 400)["parameter"]
      #expect(parameter as? String == "at")
    }
  }

  @Test("given an id of another pair, or a pair of another id, or no such joke, when rated, then that is refused")
  func conflicts() async throws {
    let (first, second) = (joke("1"), joke("2"))
    try await RunningBackend.with(jokes: [first, second]) { backend in
      let id = UUID()
      let path = "/api/v1/ratings/\(id)"
      #expect(try await backend.sendJSON("PUT", path, body(first, 5, at: 1)).status == 201)
      _ = try expectProblem(try await backend.sendJSON("PUT", path, body(second, 5, at: 2)), status: 409)
      _ = try expectProblem(try await backend.sendJSON("PUT", path, body(first, 5, at: 2, client: UUID())), status: 409)
      let other = try await backend.sendJSON("PUT", "/api/v1/ratings/\(UUID())", body(first, 5, at: 2))
      #expect((try expectProblem(other, status: 409)["detail"] as? String)?.contains(id.uuidString) == true)
      _ = try expectProblem(try await backend.sendJSON("PUT", path, body(joke("3"), 5, at: 2)), status: 404)
      _ = try expectProblem(try await backend.sendJSON("PUT", "/api/v1/ratings/7", body(first, 5, at: 2)), status: 404)
    }
  }

  @Test("given bad fields, when rated or counted, then 422 names all of them")
  func badFields() async throws {
    try await RunningBackend.with(jokes: []) { backend in
      func faults(_ method: String, _ path: String, _ body: [String: Any]) async throws -> [String] {
        let problem = try expectProblem(try await backend.sendJSON(method, path, body), status: 422)
        return try #require(problem["errors"] as? [[String: Any]]).compactMap { $0["field"] as? String }
      }
      let path = "/api/v1/ratings/\(UUID())"
      let missing = try await faults("PUT", path, [:])
      #expect(missing == ["client", "joke", "ratedAt", "stars"])
      let bad: [String: Any] = ["client": "me", "joke": 7, "stars": 6, "ratedAt": -1, "mood": "good"]
      let wrong = try await faults("PUT", path, bad)
      #expect(wrong == ["client", "joke", "mood", "ratedAt", "stars"])
      let lists: [Any] = [[String](), ["x"], [1], "x", Array(repeating: UUID().uuidString, count: 501)]
      for jokes in lists {
        let wrong = try await faults("POST", "/api/v1/impressions", ["batch": "x", "jokes": jokes])
        #expect(wrong == ["batch", "jokes"])
      }
    }
  }

  @Test("given ratings, when a client's are listed, then the newest comes first, in pages, with the jokes")
  func list() async throws {
    let stored = (1...5).map { joke("\($0)") }
    try await RunningBackend.with(jokes: stored) { backend in
      let store = backend.service.jokes
      for (number, joke) in stored.enumerated() {
        // The third and the fourth at once.
        let rating = RatingRecord(
          id: UUID(), client: client, joke: joke.id, stars: 3, ratedAt: Int64(number == 3 ? 2 : number))
        #expect(try await store.rate(rating) == .created)
        if number == 0 { #expect(try await store.removeRating(id: rating.id, at: 5) == .removed) }
      }
      _ = try await store.rate(RatingRecord(id: UUID(), client: UUID(), joke: stored[0].id, stars: 3, ratedAt: 9))
      struct List: Decodable {
        let data: [RatedJoke]
        let next: String?
      }
      var path: String? = "/api/v1/ratings?client=\(client)&limit=1"
      var read: [RatedJoke] = []
      while let page = path {
        let answer = try await backend.ask("GET", page)
        #expect(try OpenAPIDocument().faults(of: try answer.json(), against: "RatingList") == [])
        let list = try answer.decoded(List.self)
        read += list.data
        path = list.next.map { "/api/v1/ratings?client=\(client)&limit=1&cursor=\($0)" }
      }
      #expect(read.map(\.rating.ratedAt) == [4, 2, 2, 1])
      #expect(Set(read.map(\.joke.setup)) == ["2", "3", "4", "5"])
      for (query, parameter) in [("", "client"), ("client=x", "client"), ("client=\(client)&cursor=p", "cursor")] {
        let problem = try expectProblem(try await backend.ask("GET", "/api/v1/ratings?\(query)"), status: 400)
        #expect(problem["parameter"] as? String == parameter)
      }
    }
  }

  @Test("given impressions, when a batch is sent twice, then it is counted once, and unknown jokes are passed over")
  func impressions() async throws {
    let stored = [joke("1", popularity: 4), joke("2")]
    try await RunningBackend.with(jokes: stored) { backend in
      let ids = [stored[0], stored[1], stored[0], joke("gone")].map(\.id.uuidString)
      let batch: [String: Any] = ["batch": UUID().uuidString, "jokes": ids]
      for _ in 1...2 {
        let answer = try await backend.sendJSON("POST", "/api/v1/impressions", batch)
        #expect(answer.status == 200)
        #expect(try answer.json()["counted"] as? Int == 3)
      }
      let seen = try await backend.service.jokes.joke(id: stored[0].id)
      #expect(seen?.impressions == 2)
      #expect(seen?.popularityScore == 4)
      _ = try await backend.sendJSON("POST", "/api/v1/impressions", ["batch": UUID().uuidString, "jokes": [ids[1]]])
      #expect(try await backend.service.jokes.joke(id: stored[1].id)?.impressions == 2)
    }
  }
}
