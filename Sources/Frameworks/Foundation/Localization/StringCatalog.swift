import Foundation
import Synchronization

/// A string catalogue (`.xcstrings`), in which Xcode keeps the strings of all languages in one file.
///
/// Caveat: the plural of a string without substitutions is that of its first number.
package struct StringCatalog: Sendable {
  /// The language of the keys.
  package let sourceLanguage: String
  /// The strings by key and language.
  package let texts: [String: [String: LocalizedText]]

  /// Creates a catalogue from data; throws a `DecodingError` if the data is not one.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    let source = file.sourceLanguage
    sourceLanguage = source
    texts = Dictionary(
      uniqueKeysWithValues: file.strings.map { key, entry in
        let texts = (entry.localizations ?? [:]).compactMapValues(\.text)
        let names = NamedPlaceholders(texts[source]?.forms.first ?? key)
        return (key, texts.mapValues { names.numbered($0) })
      })
  }

  /// Returns the string for a key in the language closest to a locale's; nil if there is none.
  /// - Parameter numbers: the integers among the interpolated values, by position.
  package func text(for key: String, locale: Locale, numbers: [Int?] = []) -> String? {
    found(key, locale: locale).flatMap { $0.text.form(for: numbers, language: $0.language) }
  }

  /// Returns the string before any number is known, and its language.
  func found(_ key: String, locale: Locale) -> (text: LocalizedText, language: String)? {
    guard let known = texts[key],
      let language = locale.closest(of: Array(known.keys)) ?? (known[sourceLanguage] == nil ? nil : sourceLanguage)
    else { return nil }
    return known[language].map { ($0, language) }
  }

  // MARK: Files

  private struct Name: Hashable {
    let folder: URL
    let table: String?
  }

  private static let known = Mutex<[Name: StringCatalog?]>([:])

  /// Returns a bundle's catalogue for a table, `Localizable` if nil; nil if there is none. A file that cannot be read
  /// is reported on stderr, once.
  package static func of(_ bundle: Bundle, table: String?) -> StringCatalog? {
    let name = Name(folder: PhoneBundle.files(of: bundle).bundleURL, table: table)
    if let found = known.withLock({ $0[name] }) { return found }
    let url = name.folder.appending(path: "\(table ?? "Localizable").xcstrings")
    var made: StringCatalog?
    if let data = try? Data(contentsOf: url) {
      do {
        made = try StringCatalog(data)
      } catch {
        FileHandle.standardError.write(Data("\(url.path): not a string catalog: \(error)\n".utf8))
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

  fileprivate struct Localization: Decodable {
    struct Unit: Decodable { let value: String }
    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }
    struct Substitution: Decodable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: Variations?
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var text: LocalizedText? {
      let plain = stringUnit.map { LocalizedText.plain($0.value) } ?? variations?.text
      guard let plain, let substitutions, !substitutions.isEmpty else { return plain }
      return .format(
        plain,
        substitutions.compactMapValues { substitution in
          substitution.variations?.text.map {
            LocalizedText.Variable(text: $0, position: substitution.argNum, type: substitution.formatSpecifier ?? "@")
          }
        })
    }
  }
}

extension StringCatalog.Localization.Variations {
  fileprivate var text: LocalizedText? {
    if let plural {
      let forms = plural.compactMapValues(\.text)
      return forms["other"] == nil ? nil : .plural(forms)
    }
    return device.map { .device($0.compactMapValues(\.text)) }
  }
}

extension Locale {
  /// Returns the closest of some languages: by language, script and region, then by fewer of them.
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
