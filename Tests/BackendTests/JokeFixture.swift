import Foundation
import GRDB
import Testing

@testable import Backend

/// Returns a store in memory.
func jokeStore(_ jokes: [JokeRecord] = []) async throws -> SQLiteJokeStore {
  let store = SQLiteJokeStore(try BackendDatabase(.inMemory, logger: RecordedLog().logger))
  try await store.insert(jokes)
  return store
}

/// Returns a joke; a test passes only the values that matter to it.
func joke(
  _ setup: String, popularity: Int = 0, category: JokeRecord.Category = .dadJoke,
  characters: [JokeRecord.Character] = [.mrFunny], season: JokeSeason? = nil
) -> JokeRecord {
  JokeRecord(
    setup: setup, punchline: "Because.", category: category, characters: characters, season: season,
    popularityScore: popularity)
}

extension RunningBackend {
  /// Runs `test` against a backend that has only these jokes.
  static func with<Result>(
    jokes: [JokeRecord], _ test: (RunningBackend) async throws -> Result
  ) async throws -> Result {
    try await with(BackendConfiguration(seed: .none)) { backend in
      try await backend.service.jokes.insert(jokes)
      return try await test(backend)
    }
  }

  func sendJSON(_ method: String, _ path: String, _ body: [String: Any]) async throws -> Answer {
    try await ask(
      method, path, headers: ["Content-Type": "application/json"],
      body: try JSONSerialization.data(withJSONObject: body))
  }
}

extension Answer {
  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: body)
  }

  /// Returns the set-ups of a list of jokes.
  func setups() throws -> [String] {
    struct List: Decodable {
      let data: [JokeRecord]
    }
    return try decoded(List.self).data.map(\.setup)
  }
}
