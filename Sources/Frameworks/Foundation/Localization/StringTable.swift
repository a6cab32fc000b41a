import Foundation
import Synchronization

/// Looks up strings in a bundle's string tables for a locale, which may differ from the process's.
package enum StringTable {
  private struct Key: Hashable {
    let files: ObjectIdentifier
    let table: String?
    let locale: String
  }

  /// The location of a table's strings for a locale. Cached, since finding it reads folders.
  private struct Place: @unchecked Sendable {
    /// Retained, so that its identity remains unique.
    let files: Bundle
    let catalog: StringCatalog?
    /// The bundle of a single language's folder, which contains only that language's tables.
    let folder: Bundle
    /// The strings that depend on numbers or the device.
    let dictionary: [String: LocalizedText]
    let language: String
  }

  private static let places = Mutex<[Key: Place]>([:])

  /// - Parameter numbers: the integers among the interpolated values, by position: they decide the plural form.
  package static func string(
    for key: String, table: String?, bundle: Bundle?, locale: Locale, numbers: [Int?] = []
  ) -> String {
    let place = place(of: table, in: bundle ?? .main, locale)
    return place.catalog?.text(for: key, locale: locale, numbers: numbers)
      ?? place.dictionary[key]?.form(for: numbers, language: place.language)
      ?? place.folder.localizedString(forKey: key, value: nil, table: table)
  }

  /// Returns the string for a key whose numbers are not known yet; nil if there is none.
  static func answer(for key: String, table: String?, bundle: Bundle, locale: Locale) -> String? {
    let place = place(of: table, in: bundle, locale)
    if let found = place.catalog?.found(key, locale: locale) {
      return LocalizedText.answer(found.text, language: found.language)
    }
    if let text = place.dictionary[key] { return LocalizedText.answer(text, language: place.language) }
    // No table has it: the result is the key.
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

  /// Returns the bundle's localization closest to a locale: by language, script and region, then by fewer of them, then
  /// the bundle's own language. `Bundle.preferredLocalizations` on Linux knows only languages without a region.
  private static func localization(of bundle: Bundle, for locale: Locale) -> String? {
    let known = bundle.localizations
    if let match = locale.closest(of: known) { return match }
    // `developmentLocalization` traps on Linux if it is not specified.
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    return known.contains(own) ? own : known.first
  }
}
