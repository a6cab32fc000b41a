import Foundation
import Synchronization

/// Finds a text in a bundle's string tables for a locale, which need not be the process's.
package enum StringTable {
  private struct Key: Hashable {
    let files: ObjectIdentifier
    let table: String?
    let locale: String
  }

  /// Where the texts of a table in a locale are. Kept, since finding it reads folders.
  private struct Place: @unchecked Sendable {
    /// Kept, so that its identity stays its own.
    let files: Bundle
    let catalog: StringCatalog?
    /// The bundle of a folder of one language, which has only that language's tables.
    let folder: Bundle
    /// What depends on numbers or on the device.
    let dictionary: [String: LocalizedText]
    let language: String
  }

  private static let places = Mutex<[Key: Place]>([:])

  /// - Parameter numbers: the whole numbers among the values that go into the text, at their places: they decide about plurals.
  package static func string(
    for key: String, table: String?, bundle: Bundle?, locale: Locale, numbers: [Int?] = []
  ) -> String {
    let place = place(of: table, in: bundle ?? .main, locale)
    return place.catalog?.text(for: key, locale: locale, numbers: numbers)
      ?? place.dictionary[key]?.form(for: numbers, language: place.language)
      ?? place.folder.localizedString(forKey: key, value: nil, table: table)
  }

  /// The text for a key whose numbers are not known yet; nil if there is none.
  static func answer(for key: String, table: String?, bundle: Bundle, locale: Locale) -> String? {
    let place = place(of: table, in: bundle, locale)
    if let found = place.catalog?.found(key, locale: locale) {
      return LocalizedText.answer(found.text, language: found.language)
    }
    if let text = place.dictionary[key] { return LocalizedText.answer(text, language: place.language) }
    // Said by no table: the key is what comes back.
    let text = place.folder.localizedString(forKey: key, value: nil, table: table)
    return text == key ? nil : text
  }

  private static func place(of table: String?, in bundle: Bundle, _ locale: Locale) -> Place {
    let files = PhoneBundle.files(of: bundle)
    let key = Key(files: ObjectIdentifier(files), table: table, locale: locale.identifier)
    if let known = places.withLock({ $0[key] }) { return known }
    let path = localization(of: files, for: locale).flatMap { files.path(forResource: $0, ofType: "lproj") }
    let folder = path.flatMap { Bundle(path: $0) } ?? files
    let made = Place(
      files: files, catalog: StringCatalog.of(files, table: table), folder: folder,
      dictionary: StringsDictionary.texts(of: table, in: folder.bundleURL),
      language: folder.bundleURL.deletingPathExtension().lastPathComponent)
    places.withLock { $0[key] = made }
    return made
  }

  /// The bundle's localization that is closest to a locale: language, script and region, then fewer of them, then the
  /// bundle's own language. `Bundle.preferredLocalizations` on Linux knows only languages without a region.
  private static func localization(of bundle: Bundle, for locale: Locale) -> String? {
    let known = bundle.localizations
    if let match = locale.closest(of: known) { return match }
    // `developmentLocalization` traps on Linux where nothing says it.
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    return known.contains(own) ? own : known.first
  }
}
