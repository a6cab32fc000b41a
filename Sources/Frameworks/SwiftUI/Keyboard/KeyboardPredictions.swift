import Foundation

/// The words above the keys: the typed word as it is, and two longer words that begin with it. Between words, those
/// that often begin or continue a sentence.
enum KeyboardPredictions {
  /// Whether a character belongs to a word.
  private static func isPart(_ character: Character) -> Bool { character.isLetter || character == "'" }

  /// Returns the partially typed word at the end of a text.
  static func word(at text: Substring) -> Substring {
    guard let start = text.lastIndex(where: { !isPart($0) }) else { return text }
    return text[text.index(after: start)...]
  }

  /// Returns at most three, from the left.
  static func titles(after text: Substring, isSentenceStart: Bool, language: KeyboardLanguage) -> [String] {
    let word = word(at: text)
    guard language == .english else { return word.isEmpty ? [] : ["\u{201C}\(word)\u{201D}"] }
    if word.isEmpty { return isSentenceStart ? ["I", "The", "I'm"] : ["the", "I", "to"] }
    let small = word.lowercased()
    let longer = common.filter { $0.utf8.count > small.utf8.count && $0.hasPrefix(small) }.prefix(2)
    let isCapital = word.first?.isUppercase == true
    return ["\u{201C}\(word)\u{201D}"]
      + longer.map { isCapital ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
  }

  /// Returns the text that a title inserts.
  static func text(of title: String) -> String { title.filter { $0 != "\u{201C}" && $0 != "\u{201D}" } }

  /// Common English words, in order of frequency.
  private static let common = """
    the and that have for not with you this but his from they say her she will one all would there their what out about who get \
    which when make can like time just him know take people into year your good some could them see other than then now look only \
    come its over think also back after use two how our work first well way even new want because any these give day most hello \
    help here home house happy have great thanks thank please sorry tomorrow today tonight morning evening night soon later maybe \
    really right thing things think still something someone where while yes yeah okay love message meeting move much must name need \
    never next nice nothing number off often old once open order own part place play point problem question quite read ready room run \
    same school seem send should show since sleep small start stop sure talk tell thought through together too try under until very \
    wait walk water week why without word world write wrong always again against already another anything around ask away bad been \
    before being best better between big both bring buy call came car change check city close course done down each eat end enough \
    every everyone everything eye face fact far feel few find food friend friends from fun game girl going got hand hard head hear high \
    hold hope hour idea important inside job keep kind last late least leave left less let life line listen little live long lost lot
    """.split(separator: " ").map(String.init)
}
