import Foundation
import Synchronization

/// A string catalogue (`.xcstrings`): texts in all languages in one file, as Xcode keeps them.
///
/// Caveat: of the variations only those by plural are read, not those by device, and no substitutions: a text varies with its
/// first number.
package struct StringCatalog: Sendable {
  /// A text in one language.
  package enum Text: Hashable, Sendable {
    case plain(String)
    /// By category; "other" is always there.
    case plural([String: String])

    /// The text that goes with a number.
    func form(for number: Int?, language: String) -> String? {
      switch self {
      case .plain(let text): text
      case .plural(let forms):
        forms[number.map { PluralCategory($0, language: language).rawValue } ?? "other"] ?? forms["other"]
      }
    }

    /// All that it can be.
    package var forms: [String] {
      switch self {
      case .plain(let text): [text]
      case .plural(let forms): forms.keys.sorted().compactMap { forms[$0] }
      }
    }
  }

  /// The language that the keys' own texts are in.
  package let sourceLanguage: String
  /// By key and by language.
  package let texts: [String: [String: Text]]

  /// Reads a catalogue; throws a `DecodingError` if it is none.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage
    texts = file.strings.mapValues { ($0.localizations ?? [:]).compactMapValues(\.text) }
  }

  /// The text for a key in the language that is closest to a locale's; nil if the catalogue has none.
  package func text(for key: String, locale: Locale, number: Int? = nil) -> String? {
    guard let known = texts[key],
      let language = locale.closest(of: Array(known.keys)) ?? (known[sourceLanguage] == nil ? nil : sourceLanguage)
    else { return nil }
    return known[language]?.form(for: number, language: language)
  }

  // MARK: Files

  private struct Name: Hashable {
    let folder: URL
    let table: String?
  }

  private static let known = Mutex<[Name: StringCatalog?]>([:])

  /// A bundle's catalogue for a table, `Localizable` if nil; nil if there is none. A file that cannot be read is reported on
  /// stderr, once.
  package static func of(_ bundle: Bundle, table: String?) -> StringCatalog? {
    let name = Name(folder: PhoneBundle.files(of: bundle).bundleURL, table: table)
    if let found = known.withLock({ $0[name] }) { return found }
    let url = name.folder.appending(path: "\(table ?? "Localizable").xcstrings")
    var made: StringCatalog?
    if let data = try? Data(contentsOf: url) {
      do {
        made = try StringCatalog(data)
      } catch {
        FileHandle.standardError.write(Data("\(url.path): no string catalogue: \(error)\n".utf8))
      }
    }
    known.withLock { $0[name] = .some(made) }
    return made
  }

  // MARK: The format, as far as it is read

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable { let value: String }
    struct Form: Decodable { let stringUnit: Unit? }
    struct Variations: Decodable { let plural: [String: Form]? }

    let stringUnit: Unit?
    let variations: Variations?

    var text: Text? {
      if let stringUnit { return .plain(stringUnit.value) }
      let forms = variations?.plural?.compactMapValues { $0.stringUnit?.value }
      return forms.flatMap { $0["other"] == nil ? nil : .plural($0) }
    }
  }
}

extension Locale {
  /// The one of some languages that is closest: language, script and region, then fewer of them.
  package func closest(of languages: [String]) -> String? {
    let parts = identifier(.bcp47).split(separator: "-")
    for count in stride(from: parts.count, to: 0, by: -1) {
      let wanted = parts.prefix(count).joined(separator: "-")
      let match = languages.first { $0.replacing("_", with: "-").caseInsensitiveCompare(wanted) == .orderedSame }
      if let match { return match }
    }
    return nil
  }
}
