import Foundation

/// Recognizes the language of a text by its letters, and for languages that share a script by their most frequent
/// words.
///
/// Caveat: of the languages with Latin or Cyrillic script it knows the major ones of Europe, Turkish, Indonesian and
/// Vietnamese.
open class NLLanguageRecognizer: NSObject {
  private var scores: [NLLanguage: Double] = [:]

  /// Prior probabilities of languages, from 0 to 1.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The languages to consider; empty for all.
  open var languageConstraints: [NLLanguage] = []

  /// Creates a recognizer that has not processed any text.
  public override init() {}

  /// Returns the most likely language of a string; nil if it cannot be determined.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Processes a string in addition to previous ones.
  open func processString(_ string: String) {
    for (language, score) in LanguageEvidence(of: string).scores { scores[language, default: 0] += score }
  }

  /// Forgets the processed text.
  open func reset() { scores = [:] }

  /// The most likely language; nil if it cannot be determined.
  open var dominantLanguage: NLLanguage? { ranked.first?.language }

  /// Returns the most likely languages with their probabilities.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    Dictionary(uniqueKeysWithValues: ranked.prefix(max(maxHypotheses, 0)).map { ($0.language, $0.likelihood) })
  }

  private var ranked: [(language: NLLanguage, likelihood: Double)] {
    let weighed: [NLLanguage: Double] = scores.filter {
      $0.value > 0 && (languageConstraints.isEmpty || languageConstraints.contains($0.key))
    }
    .reduce(into: [:]) {
      // A language with twice as much of the text is by far the more likely one.
      $0[$1.key] = pow($1.value, 3) * (1 + (languageHints[$1.key] ?? 0))
    }
    let sum = weighed.values.reduce(0, +)
    return weighed.map { (language: $0.key, likelihood: $0.value / sum) }
      .sorted { ($1.likelihood, $0.language.rawValue) < ($0.likelihood, $1.language.rawValue) }
  }
}
