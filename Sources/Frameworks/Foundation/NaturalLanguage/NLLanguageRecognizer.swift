import Foundation

/// Tells in which language a text is: by its letters, and where several languages share them by their most frequent words.
///
/// Caveat: of languages with Latin or Cyrillic letters it knows the greater ones of Europe, Turkish, Indonesian and Vietnamese.
open class NLLanguageRecognizer: NSObject {
  private var scores: [NLLanguage: Double] = [:]

  /// What is more likely than it would be, as parts of 1.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The only languages that are looked for; empty for all.
  open var languageConstraints: [NLLanguage] = []

  /// A recognizer that has read nothing.
  public override init() {}

  /// The most likely language of a text; nil if none can be told.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Reads a text, after those that it has read.
  open func processString(_ string: String) {
    for (language, score) in LanguageEvidence(of: string).scores { scores[language, default: 0] += score }
  }

  /// Forgets what it has read.
  open func reset() { scores = [:] }

  /// The most likely language; nil if none can be told.
  open var dominantLanguage: NLLanguage? { ranked.first?.language }

  /// The most likely languages with how likely they are, as parts of 1.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    Dictionary(uniqueKeysWithValues: ranked.prefix(max(maxHypotheses, 0)).map { ($0.language, $0.likelihood) })
  }

  private var ranked: [(language: NLLanguage, likelihood: Double)] {
    let weighed: [NLLanguage: Double] = scores.filter {
      $0.value > 0 && (languageConstraints.isEmpty || languageConstraints.contains($0.key))
    }
    .reduce(into: [:]) {
      // A language that has twice as much of a text is by far the likelier one.
      $0[$1.key] = pow($1.value, 3) * (1 + (languageHints[$1.key] ?? 0))
    }
    let sum = weighed.values.reduce(0, +)
    return weighed.map { (language: $0.key, likelihood: $0.value / sum) }
      .sorted { ($1.likelihood, $0.language.rawValue) < ($0.likelihood, $1.language.rawValue) }
  }
}
