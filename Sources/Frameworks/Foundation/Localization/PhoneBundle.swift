import CoreFoundation
import Foundation
import PhoneLocale
import Synchronization

/// Makes `Bundle.main` behave like an app's bundle on this platform: with the app's Info.plist, strings and files,
/// which SwiftPM puts into a folder beside the executable.
///
/// The object is Foundation's, so its class is exchanged, as in `PhoneDefaults`. It must not have stored properties.
package final class PhoneBundle: Bundle, @unchecked Sendable {
  private static let kind = Mutex("iphone")

  /// The phone's language and region, which decide the strings.
  package static var locale: Locale {
    get { PhoneLocale.current }
    set { PhoneLocale.current = newValue }
  }

  /// The device's name in string tables: "iphone" or "ipad".
  package static var device: String {
    get { kind.withLock { $0 } }
    set { kind.withLock { $0 = newValue } }
  }

  /// Replaces the class of the main bundle.
  package static func adopt() {
    guard type(of: Bundle.main) == Bundle.self else { return }
    unsafeBitCast(Bundle.main, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
      PhoneBundle.self as AnyClass, to: UnsafeRawPointer.self)
  }

  /// The app's name under its icon; defaults to the executable's.
  package static var appName: String {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String
    }
    return names.first ?? ProcessInfo.processInfo.processName
  }

  private struct App: @unchecked Sendable {
    /// The location of the app's files.
    let files: Bundle
    let information: [String: Any]

    /// Returns nil if the folder does not contain an app.
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

  /// Makes the app in a folder with an Info.plist, such as a project's, the app of this process.
  package static func open(_ folder: URL) {
    guard let app = App(in: folder) else { return }
    opened.withLock { $0 = app }
  }

  private static var app: App? { opened.withLock { $0 } ?? ownApp }

  /// The first resource folder beside the executable whose Info.plist describes an app.
  private static let ownApp: App? = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".resources") {
      if let app = App(in: folder.appending(path: name).appending(path: "Resources")) { return app }
    }
    return nil
  }()

  /// Returns the bundle of a framework or of tests beside the app; nil for other modules, and for those without files.
  static func bundle(ofModule name: String) -> Bundle? {
    guard let app else { return nil }
    let folder = app.files.bundleURL.deletingLastPathComponent().appending(path: "frameworks/\(name).bundle")
    return Bundle(path: folder.path)
  }

  /// Returns the location of a bundle's files: the app's for the main bundle.
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

  /// Returns the path of a file in the phone's language, else without a language, else in the bundle's own language.
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

  // Paths in a directory are not overridden: Foundation derives them from these URLs, which would recurse.
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
