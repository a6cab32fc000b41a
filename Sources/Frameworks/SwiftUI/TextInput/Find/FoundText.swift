import Foundation

/// The search words in a text, and the current match.
struct FoundText: Equatable {
  let words: String
  let current: Int

  /// Returns the matches, counted in characters; case and accents are ignored.
  static func places(of words: String, in text: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    var places: [Range<Int>] = []
    var (start, count) = (text.startIndex, 0)
    while start < text.endIndex,
      let found = text.range(
        of: words, options: [.caseInsensitive, .diacriticInsensitive], range: start..<text.endIndex),
      !found.isEmpty
    {
      let begin = count + text.distance(from: start, to: found.lowerBound)
      let end = begin + text.distance(from: found.lowerBound, to: found.upperBound)
      places.append(begin..<end)
      (start, count) = (found.upperBound, end)
    }
    return places
  }
}

private struct FoundTextKey: EnvironmentKey { static var defaultValue: FoundText? { nil } }

extension EnvironmentValues {
  /// The search in the text inside; nil for none.
  var foundText: FoundText? {
    get { self[FoundTextKey.self] }
    set { self[FoundTextKey.self] = newValue }
  }
}
