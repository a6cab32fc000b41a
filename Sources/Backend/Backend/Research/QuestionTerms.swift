/// The topic of a question: its words without those that any question has.
struct QuestionTerms: Hashable {
  /// The number of words at which a question is cut: each costs an index lookup.
  private static let limit = 24

  /// In lower case, each once, in the order of the question.
  private(set) var words: [String]

  init(_ question: String) {
    var seen: Set<String> = []
    let words = question.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    self.words = Array(
      words.filter {
        ($0.count > 1 || $0.first?.isNumber == true) && !Self.common.contains($0) && seen.insert($0).inserted
      }
      .prefix(Self.limit))
  }

  /// Returns the words that satisfy a condition.
  func filter(_ isWanted: (String) throws -> Bool) rethrows -> QuestionTerms {
    var terms = self
    terms.words = try words.filter(isWanted)
    return terms
  }

  /// An FTS5 pattern that finds passages with any of the words.
  var pattern: String { words.map(Self.pattern).joined(separator: " OR ") }

  /// Returns a pattern for one word, in quotes, as FTS5 has its own words and signs.
  static func pattern(_ word: String) -> String { "\"\(word)\"" }

  /// Returns how many of the words have a common beginning with one in a text, so that `doses` counts for `dose`. Only
  /// for choosing among sentences: the index decides what is found at all.
  func count(in text: String) -> Int {
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.count { word in
      let stem = word.prefix(max(3, word.count - 2))
      return parts.contains { $0.hasPrefix(stem) }
    }
  }

  /// Returns the share of common words in two questions, including frequent ones.
  static func likeness(_ first: String, _ second: String) -> Double {
    func words(_ text: String) -> Set<Substring> { Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }) }
    let (first, second) = (words(first), words(second))
    let union = first.union(second).count
    return union == 0 ? 0 : Double(first.intersection(second).count) / Double(union)
  }

  private static let common = Set(
    """
    a about after again all also am an and any are as at be been before being best between both but by can could did do \
    does doing done during each explain few for from get give go good had has have having help her here him his how i if \
    in into is it its just know let like make many may me mean means might more most much must my need no nor not now of \
    off on once one only or other our out over own please should so some such take tell than that the their them then \
    there these they thing things this those through to too under until up use very want was way we well were what when \
    where which while who whom why will with without would you your
    """.split(separator: " ").map(String.init))
}
