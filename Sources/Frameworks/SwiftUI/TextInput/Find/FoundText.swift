import Foundation

/// Words that are looked for in a text, and which of the places is meant.
struct FoundText: Equatable {
  let words: String
  let current: Int

  /// Where the words are, counted in characters; neither case nor accents matter.
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
  /// What is looked for in the text inside; nil for nothing.
  var foundText: FoundText? {
    get { self[FoundTextKey.self] }
    set { self[FoundTextKey.self] = newValue }
  }
}
