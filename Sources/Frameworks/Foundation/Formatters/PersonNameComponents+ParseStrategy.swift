import Foundation

extension PersonNameComponents {
  /// Parses people's names: prefix, given name, nickname in quotation marks, middle names, family name and suffix.
  ///
  /// Caveat: in Latin script the order follows from the spaces, or from a comma after the family name. In Chinese,
  /// Japanese and Korean without a space the first character is the family name, or the first two if they are a known
  /// one; Apple's systems know more.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// Creates a strategy for the phone's region.
    public init() {}

    /// Returns the name in a string. Throws if it contains none.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameReader.name(in: value) else {
        throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "No name can be read in \"\(value)\"."])
      }
      return name
    }
  }

  /// Creates a name from a string. Throws if it contains none.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// Creates a name with a parse strategy. Throws what the strategy throws.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// A strategy for people's names.
  public static var name: Self { Self() }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// A strategy for people's names.
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

/// Splits a name into its parts.
private enum PersonNameReader {
  /// Lower-case and without full stops. Apple does not document its words; these are a guess.
  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady", "rev", "hon", "fr", "sr",
    "herr", "frau", "mme", "mlle",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "esq", "phd", "md", "dds", "dvm", "mba", "cpa", "rn", "ii", "iii", "iv", "v",
  ]
  /// Words that begin a family name of several words.
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le", "bin", "ibn", "al", "ter",
  ]
  /// Family names of two letters; a guess at the common ones.
  private static let long: Set<String> = ["欧阳", "歐陽", "司马", "司馬", "诸葛", "諸葛", "上官", "佐藤", "鈴木", "高橋", "田中", "남궁"]

  static func name(in text: String) -> PersonNameComponents? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.contains(where: \.isLetter) else { return nil }
    if let name = together(text) { return name }
    var name = PersonNameComponents()
    let (rest, nickname) = withoutNickname(text)
    name.nickname = nickname
    var parts = rest.split(separator: ",").map { split($0) }.filter { !$0.isEmpty }
    // "Clark, Thomas" and "Thomas Clark, Esq."
    var family: [String] = []
    while parts.count > 1, let last = parts.last, last.allSatisfy({ suffixes.contains(bare($0)) }) {
      name.nameSuffix = (last + [name.nameSuffix].compactMap(\.self)).joined(separator: " ")
      parts.removeLast()
    }
    if parts.count > 1 { family = parts.removeFirst() }
    var words = parts.flatMap { $0 }
    var titles: [String] = []
    while words.count > 1, let first = words.first, prefixes.contains(bare(first)) {
      titles.append(words.removeFirst())
    }
    if !titles.isEmpty { name.namePrefix = titles.joined(separator: " ") }
    var endings: [String] = []
    while words.count > 2 - min(family.count, 1), let last = words.last, suffixes.contains(bare(last)) {
      endings.insert(words.removeLast(), at: 0)
    }
    if !endings.isEmpty { name.nameSuffix = (endings + [name.nameSuffix].compactMap(\.self)).joined(separator: " ") }
    // In "Dr. Clark" it is a family name, in "Thomas" a given one.
    if family.isEmpty, words.count > 1 || (words.count == 1 && !titles.isEmpty) {
      var start = words.count - 1
      while start > 1, particles.contains(words[start - 1].lowercased()) { start -= 1 }
      family = Array(words[start...])
      words.removeSubrange(start...)
    }
    name.familyName = family.isEmpty ? nil : family.joined(separator: " ")
    name.givenName = words.first
    if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
    return name
  }

  private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
  private static func split(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// `Thomas "Tom" Clark`
  private static func withoutNickname(_ text: String) -> (String, String?) {
    let marks: Set<Character> = ["\"", "“", "”"]
    guard let start = text.firstIndex(where: marks.contains),
      let end = text[text.index(after: start)...].firstIndex(where: marks.contains)
    else { return (text, nil) }
    let nickname = text[text.index(after: start)..<end].trimmingCharacters(in: .whitespaces)
    return (text[..<start] + " " + text[text.index(after: end)...], nickname.isEmpty ? nil : nickname)
  }

  /// Returns a name written without Latin letters, family name first.
  private static func together(_ text: String) -> PersonNameComponents? {
    let letters = text.filter { !$0.isWhitespace }
    let isEastern = letters.unicodeScalars.allSatisfy { scalar in
      (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value)
    }
    guard isEastern else { return nil }
    var name = PersonNameComponents()
    let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if parts.count > 1 {
      name.familyName = parts[0]
      name.givenName = parts.dropFirst().joined()
    } else if letters.count > 1 {
      let count = letters.count > 2 && long.contains(String(letters.prefix(2))) ? 2 : 1
      name.familyName = String(letters.prefix(count))
      name.givenName = String(letters.dropFirst(count))
    } else {
      name.givenName = letters
    }
    return name
  }
}
