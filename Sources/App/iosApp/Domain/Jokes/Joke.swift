import Foundation

/// A joke, as the server has it.
struct Joke: Identifiable, Hashable, Sendable {
  let id: UUID
  let setup: String
  let punchline: String
  /// Nil for a category that this version of the app does not know.
  var category: JokeCategory?
  /// The characters who tell it; empty if the app knows none of them.
  var characters: [JokeCharacter] = []
  /// The season that it is about, in the server's words; nil when it fits any.
  var season: String?
  /// What lists are sorted by, highest first: its popularity when it was loaded.
  var popularityScore: Int

  /// Equal for two jokes that a reader would take for one: set-up and punchline without case, accents and punctuation.
  var contentKey: String {
    let words = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .filter { $0.isLetter || $0.isNumber }
    return words.isEmpty ? text : words
  }

  /// Returns whether this joke comes before another in a list: more popular ones first, then in the server's order.
  func isMorePopular(than other: Joke) -> Bool { popularityScore > other.popularityScore }

  /// The text that is copied and shared.
  var text: String { "\(setup)\n\(punchline)" }
}

extension Joke: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, setup, punchline, category, characters, season, popularityScore
  }

  /// Skips words that this version does not know; only what is shown is required.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(UUID.self, forKey: .id), setup: try container.decode(String.self, forKey: .setup),
      punchline: try container.decode(String.self, forKey: .punchline),
      category: try? container.decodeIfPresent(JokeCategory.self, forKey: .category),
      characters: (try? container.decode([LossyElement<JokeCharacter>].self, forKey: .characters))?.compactMap(\.value)
        ?? [],
      season: try? container.decodeIfPresent(String.self, forKey: .season),
      popularityScore: (try? container.decode(Int.self, forKey: .popularityScore)) ?? 0)
  }
}
