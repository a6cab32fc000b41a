import Foundation

/// Generates jokes from templates and lists of words.
///
/// Number n takes the templates in turn, and a combination of words for the template. A punchline has all the words of
/// its set-up, so different combinations give different set-ups and different punchlines.
enum JokeGenerator {
  /// A joke whose `{a}`, `{b}`, `{c}` and `{d}` stand for an adjective, an animal, a thing and a place.
  struct Template {
    let category: JokeRecord.Category
    let characters: [JokeRecord.Character]
    let setup: String
    let punchline: String
    var season: JokeSeason?
  }

  /// The number of different jokes.
  static let capacity = templates.count * combinations

  /// The number of word combinations.
  private static let combinations = adjectives.count * animals.count * things.count * places.count

  /// Returns the joke of a number from 0 to `capacity`.
  static func joke(_ number: Int) -> JokeRecord {
    let template = templates[number % templates.count]
    // Neighbours should differ in every word. The stride has no factor in common with the combinations, so none comes
    // twice.
    var rest = (number / templates.count) * 7_368_787 % combinations
    func take(_ words: [String]) -> String {
      defer { rest /= words.count }
      return words[rest % words.count]
    }
    let words = [("{a}", take(adjectives)), ("{b}", take(animals)), ("{c}", take(things)), ("{d}", take(places))]
    func filled(_ text: String) -> String {
      words.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
    var random = SplitMix64(state: UInt64(number) &* 2_654_435_761)
    // Few jokes are very popular: the smaller of two numbers is more often small.
    let popularity = min(random.number(below: 100), random.number(below: 100))
    return JokeRecord(
      id: random.uuid(), setup: filled(template.setup), punchline: filled(template.punchline),
      category: template.category, characters: template.characters, season: template.season,
      popularityScore: popularity)
  }
}
