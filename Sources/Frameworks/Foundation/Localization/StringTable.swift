import Foundation
import Synchronization

/// Finds a text in a bundle's string tables for a locale, which need not be the process's.
package enum StringTable {
  private struct Key: Hashable {
    let path: String
    let locale: String
  }

  private struct Found: @unchecked Sendable {
    var bundles: [Key: Bundle] = [:]
  }

  /// Where the texts of a bundle in a locale are. Kept, since finding it reads folders.
  private static let found = Mutex(Found())

  /// - Parameter numbers: the whole numbers among the values that go into the text, at their places: they decide about plurals.
  package static func string(
    for key: String, table: String?, bundle: Bundle?, locale: Locale, numbers: [Int?] = []
  ) -> String {
    let bundle = bundle ?? .main
    if let text = StringCatalog.of(bundle, table: table)?.text(for: key, locale: locale, numbers: numbers) {
      return text
    }
    let folder = localized(PhoneBundle.files(of: bundle), locale)
    let text = StringsDictionary.text(for: key, table: table, in: folder.bundleURL)
    return text?.form(for: numbers, language: folder.bundleURL.deletingPathExtension().lastPathComponent)
      ?? folder.localizedString(forKey: key, value: nil, table: table)
  }

  /// The text for a key whose numbers are not known yet; nil if there is none.
  static func answer(for key: String, table: String?, bundle: Bundle, locale: Locale) -> String? {
    if let found = StringCatalog.of(bundle, table: table)?.found(key, locale: locale) {
      return LocalizedText.answer(found.text, language: found.language)
    }
    let folder = localized(PhoneBundle.files(of: bundle), locale)
    if let text = StringsDictionary.text(for: key, table: table, in: folder.bundleURL) {
      return LocalizedText.answer(
        text, language: folder.bundleURL.deletingPathExtension().lastPathComponent)
    }
    // Said by no table: the key is what comes back.
    let text = folder.localizedString(forKey: key, value: nil, table: table)
    return text == key ? nil : text
  }

  private static func localized(_ bundle: Bundle, _ locale: Locale) -> Bundle {
    let key = Key(path: bundle.bundlePath, locale: locale.identifier)
    if let known = found.withLock({ Found(bundles: $0.bundles) }).bundles[key] { return known }
    // A folder of one language is a bundle with only that language's tables.
    let folder = localization(of: bundle, for: locale).flatMap { bundle.path(forResource: $0, ofType: "lproj") }
    let made = Found(bundles: [key: folder.flatMap { Bundle(path: $0) } ?? bundle])
    found.withLock { $0.bundles.merge(made.bundles) { $1 } }
    return made.bundles[key] ?? bundle
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
