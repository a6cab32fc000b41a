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

  /// - Parameter number: decides the plural of a text in a string catalogue; nil if no number goes into the text.
  package static func string(for key: String, table: String?, bundle: Bundle?, locale: Locale, number: Int? = nil)
    -> String
  {
    let bundle = bundle ?? .main
    return StringCatalog.of(bundle, table: table)?.text(for: key, locale: locale, number: number)
      ?? localized(PhoneBundle.files(of: bundle), locale).localizedString(forKey: key, value: nil, table: table)
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
