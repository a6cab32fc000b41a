import CoreFoundation
import Foundation
import PhoneLocale
import Synchronization

/// Makes `Bundle.main` of this platform answer as an app's does: with the Info.plist, the texts and the files of the app,
/// which SwiftPM puts into a folder beside the executable.
///
/// The object is Foundation's, so its class is exchanged, as `PhoneDefaults` does it. Nothing may be stored here.
package final class PhoneBundle: Bundle, @unchecked Sendable {
  private static let kind = Mutex("iphone")

  /// The phone's language and region, which decide about texts.
  package static var locale: Locale {
    get { PhoneLocale.current }
    set { PhoneLocale.current = newValue }
  }

  /// What string tables call the device: "iphone" or "ipad".
  package static var device: String {
    get { kind.withLock { $0 } }
    set { kind.withLock { $0 = newValue } }
  }

  /// Makes the main bundle behave so from now on.
  package static func adopt() {
    guard type(of: Bundle.main) == Bundle.self else { return }
    unsafeBitCast(Bundle.main, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
      PhoneBundle.self as AnyClass, to: UnsafeRawPointer.self)
  }

  /// The app's name under its icon; the executable's if it has none.
  package static var appName: String {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String
    }
    return names.first ?? ProcessInfo.processInfo.processName
  }

  private struct App: @unchecked Sendable {
    /// Where the app's files are.
    let files: Bundle
    let information: [String: Any]

    /// Nil if nothing there says that it is an app.
    init?(in folder: URL) {
      guard let data = try? Data(contentsOf: folder.appending(path: "Info.plist")),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let information = list as? [String: Any], information["CFBundlePackageType"] as? String == "APPL",
        let bundle = Bundle(path: folder.path)
      else { return nil }
      (files, self.information) = (bundle, information)
    }
  }

  private static let opened = Mutex<App?>(nil)

  /// The app of this process from now on is the one in a folder with an Info.plist, as somebody's project has one.
  package static func open(_ folder: URL) {
    guard let app = App(in: folder) else { return }
    opened.withLock { $0 = app }
  }

  private static var app: App? { opened.withLock { $0 } ?? ownApp }

  /// The first folder of resources beside the executable with an Info.plist that says it is an app.
  private static let ownApp: App? = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".resources") {
      if let app = App(in: folder.appending(path: name).appending(path: "Resources")) { return app }
    }
    return nil
  }()

  /// The bundle of a framework or of tests beside the app; nil for other modules, and for those without files.
  static func bundle(ofModule name: String) -> Bundle? {
    guard let app else { return nil }
    let folder = app.files.bundleURL.deletingLastPathComponent().appending(path: "frameworks/\(name).bundle")
    return Bundle(path: folder.path)
  }

  /// Where a bundle's files are: the app's for the main bundle.
  package static func files(of bundle: Bundle) -> Bundle { bundle === Bundle.main ? app?.files ?? bundle : bundle }

  package override var infoDictionary: [String: Any]? {
    (super.infoDictionary ?? [:]).merging(Self.app?.information ?? [:]) { $1 }
  }

  package override func object(forInfoDictionaryKey key: String) -> Any? {
    guard let app = Self.app, let value = app.information["\(key)~\(Self.device)"] ?? app.information[key] else {
      return super.object(forInfoDictionaryKey: key)
    }
    guard value is String else { return value }
    return StringTable.answer(for: key, table: "InfoPlist", bundle: app.files, locale: Self.locale) ?? value
  }

  package override var localizations: [String] {
    guard let files = Self.app?.files else { return super.localizations }
    let languages = StringCatalog.of(self, table: nil).map { Set($0.texts.values.flatMap(\.keys)) } ?? []
    return files.localizations + languages.subtracting(files.localizations).sorted()
  }

  package override var preferredLocalizations: [String] {
    let known = localizations
    let own = infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    return [Self.locale.closest(of: known) ?? known.first { $0 == own } ?? known.first ?? own]
  }

  package override var bundleIdentifier: String? {
    Self.app?.information["CFBundleIdentifier"] as? String ?? super.bundleIdentifier
  }

  package override var resourcePath: String? { Self.app?.files.resourcePath ?? super.resourcePath }
  package override var resourceURL: URL? { Self.app?.files.resourceURL ?? super.resourceURL }

  package override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    let table = tableName == "" ? nil : tableName
    let answer = Self.app.flatMap { _ in StringTable.answer(for: key, table: table, bundle: self, locale: Self.locale) }
    return answer ?? super.localizedString(forKey: key, value: value, table: tableName)
  }

  /// A file in the phone's language, or else in none, or else in the bundle's own.
  package static func path(of name: String?, type: String?, in files: Bundle) -> String? {
    guard let name, let language = locale.closest(of: files.localizations) else {
      return files.path(forResource: name, ofType: type)
    }
    let folder = files.resourceURL ?? files.bundleURL
    let file = type.flatMap { $0.isEmpty ? nil : "\(name).\($0)" } ?? name
    for place in ["\(language).lproj/\(file)", file] {
      let path = folder.appending(path: place).path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return files.path(forResource: name, ofType: type)
  }

  package override func path(forResource name: String?, ofType ext: String?) -> String? {
    Self.app.flatMap { Self.path(of: name, type: ext, in: $0.files) } ?? super.path(forResource: name, ofType: ext)
  }

  package override func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  // Paths in a directory are not overridden: Foundation makes them of these addresses, and would go round in a circle.
  package override func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
    -> URL?
  {
    Self.app?.files.url(forResource: name, withExtension: ext, subdirectory: subpath)
      ?? super.url(forResource: name, withExtension: ext, subdirectory: subpath)
  }

  package override func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]? {
    let found = Self.app?.files.urls(forResourcesWithExtension: ext, subdirectory: subpath) ?? []
    return found.isEmpty ? super.urls(forResourcesWithExtension: ext, subdirectory: subpath) : found
  }
}
