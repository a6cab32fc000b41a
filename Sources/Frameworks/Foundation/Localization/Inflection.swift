import Foundation

/// Makes a noun agree with the number before it: `^[3 task](inflect: true)` becomes "3 tasks".
///
/// Caveat: English only, by spelling rules and a list of irregular words; other languages remain as written.
package enum Inflection {
  /// Returns a string with its inflection markup applied and removed.
  static func applied(to text: String, language: String) -> String {
    guard text.contains("^[") else { return text }
    let changed = text.replacing(#/\^\[(?<label>[^\[\]]*)\]\((?<attributes>[^()]*)\)/#) { match in
      asks(String(match.attributes)) ? agreed(String(match.label), language: language) : String(match.label)
    }
    // Nested ones come first.
    return changed == text ? text : applied(to: changed, language: language)
  }

  /// Returns whether attributes such as `inflect: true, morphology: { … }` ask for inflection.
  package static func asks(_ attributes: String) -> Bool {
    attributes.contains(#/\binflect\s*:\s*true\b/#)
  }

  private static func agreed(_ label: String, language: String) -> String {
    guard let change = change(in: label, language: language) else { return label }
    var characters = Array(label)
    characters.replaceSubrange(change.range, with: change.noun)
    return String(characters)
  }

  /// Returns the characters that the number in a string changes, and their replacement; nil if there is no number or no
  /// change.
  package static func change(in label: String, language: String) -> (range: Range<Int>, noun: String)? {
    guard Locale.Language(identifier: language).languageCode?.identifier == "en" else { return nil }
    let characters = Array(label)
    var words: [Range<Int>] = []
    var start: Int?
    for index in 0...characters.count {
      let isWord = index < characters.count && !separators.contains(characters[index])
      if isWord, start == nil { start = index }
      if !isWord, let begun = start {
        words.append(begun..<index)
        start = nil
      }
    }
    let texts = words.map { String(characters[$0]) }
    guard let number = texts.firstIndex(where: { $0.contains(where: \.isNumber) }),
      !["1", "-1", "−1"].contains(texts[number])
    else { return nil }
    let after = texts[(number + 1)...]
    // "3 pieces of cake": what follows a preposition belongs to the noun before it.
    let end = after.firstIndex { prepositions.contains($0.lowercased()) } ?? after.endIndex
    guard end > number + 1 else { return nil }
    let noun = texts[end - 1]
    let plural = plural(of: noun)
    return plural == noun ? nil : (words[end - 1], plural)
  }

  /// Characters between words, including Markdown's marks.
  private static let separators: Set<Character> = [
    " ", "\u{a0}", "\n", "*", "_", "~", "`", "(", ")", "!", "?", ":", ";",
  ]
  private static let prepositions: Set = ["of", "in", "on", "for", "to", "with", "at", "from", "by", "per"]

  // MARK: Plurals

  /// Endings of irregular words, the longer ones first.
  private static let irregular = [
    ("person", "people"), ("child", "children"), ("criterion", "criteria"), ("phenomenon", "phenomena"),
    ("vertex", "vertices"), ("matrix", "matrices"), ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"),
    ("foot", "feet"), ("quiz", "quizzes"), ("lens", "lenses"), ("woman", "women"),
    ("knife", "knives"), ("wife", "wives"), ("life", "lives"), ("leaf", "leaves"), ("loaf", "loaves"),
    ("wolf", "wolves"), ("shelf", "shelves"), ("calf", "calves"), ("half", "halves"), ("thief", "thieves"),
    ("elf", "elves"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("hero", "heroes"), ("echo", "echoes"),
    ("stomach", "stomachs"),
  ]
  private static let unchanged: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "news", "data", "media", "people",
    "children", "men", "women", "feet", "teeth", "mice", "geese", "information", "equipment", "money", "software",
  ]
  private static let regularMan: Set = ["human", "german", "roman", "shaman", "talisman"]

  static func plural(of noun: String) -> String {
    let word = noun.lowercased()
    if unchanged.contains(word) || word.last?.isLetter != true { return noun }
    let plural = plural(ofLowercased: word)
    if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
    // What both have in common keeps its spelling.
    let common = zip(word, plural).prefix { $0 == $1 }.count
    return String(noun.prefix(common) + plural.dropFirst(common))
  }

  private static func plural(ofLowercased word: String) -> String {
    for (ending, plural) in irregular where word.hasSuffix(ending) { return word.dropLast(ending.count) + plural }
    if word.hasSuffix("man"), !regularMan.contains(word) { return word.dropLast(3) + "men" }
    if word.hasSuffix("sis") || word.hasSuffix("xis") { return word.dropLast(2) + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    if ["ss", "us", "is", "as", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    // Any other "s" already marks a plural.
    return word.hasSuffix("s") ? word : word + "s"
  }
}
