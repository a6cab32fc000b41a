import Foundation
import Synchronization

/// Finds a text in a bundle's string tables for a locale, which need not be the process's.
enum StringTable {
  private struct Key: Hashable {
    let path: String
    let locale: String
  }

  private struct Found: @unchecked Sendable {
    var bundles: [Key: Bundle] = [:]
  }

  /// Where the texts of a bundle in a locale are. Kept, since finding it reads folders.
  private static let found = Mutex(Found())

  static func string(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
    localized(bundle ?? .main, locale).localizedString(forKey: key, value: nil, table: table)
  }

  private static func localized(_ bundle: Bundle, _ locale: Locale) -> Bundle {
    let key = Key(path: bundle.bundlePath, locale: locale.identifier)
    if let known = found.withLock({ Found(bundles: $0.bundles) }).bundles[key] { return known }
    let wanted = Bundle.preferredLocalizations(from: bundle.localizations, forPreferences: [locale.identifier(.bcp47)])
    // A folder of one language is a bundle with only that language's tables.
    let folder = wanted.first.flatMap { bundle.path(forResource: $0, ofType: "lproj") }
    let made = Found(bundles: [key: folder.flatMap { Bundle(path: $0) } ?? bundle])
    found.withLock { $0.bundles.merge(made.bundles) { $1 } }
    return made.bundles[key] ?? bundle
  }
}
