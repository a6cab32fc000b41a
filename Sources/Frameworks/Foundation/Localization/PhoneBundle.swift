import CoreFoundation
import Foundation
import Synchronization

/// Makes `Bundle.main` of this platform answer as an app's does: with the Info.plist, the texts and the files of the app,
/// which SwiftPM puts into a folder beside the executable.
///
/// The object is Foundation's, so its class is exchanged, as `PhoneDefaults` does it. Nothing may be stored here.
package final class PhoneBundle: Bundle, @unchecked Sendable {
  private static let settings = Mutex(Locale(identifier: "en_US"))

  /// The phone's language and region, which decide about texts.
  package static var locale: Locale {
    get { settings.withLock { $0 } }
    set { settings.withLock { $0 = newValue } }
  }

  /// Makes the main bundle behave so from now on.
  package static func adopt() {
    guard type(of: Bundle.main) == Bundle.self else { return }
    unsafeBitCast(Bundle.main, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
      PhoneBundle.self as AnyClass, to: UnsafeRawPointer.self)
  }

  /// The app's name under its icon; the executable's if it has none.
  package static var appName: String {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { app?.information[$0] as? String }
    return names.first ?? ProcessInfo.processInfo.processName
  }

  private struct App: @unchecked Sendable {
    /// Where the app's files are.
    let files: Bundle
    let information: [String: Any]
  }

  /// The app of this process: the first folder of resources beside the executable with an Info.plist that says it is one.
  private static let app: App? = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".resources") {
      let files = folder.appending(path: name).appending(path: "Resources")
      guard let data = try? Data(contentsOf: files.appending(path: "Info.plist")),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let information = list as? [String: Any], information["CFBundlePackageType"] as? String == "APPL",
        let bundle = Bundle(path: files.path)
      else { continue }
      return App(files: bundle, information: information)
    }
    return nil
  }()

  /// Where a bundle's files are: the app's for the main bundle.
  package static func files(of bundle: Bundle) -> Bundle { bundle === Bundle.main ? app?.files ?? bundle : bundle }

  package override var infoDictionary: [String: Any]? {
    (super.infoDictionary ?? [:]).merging(Self.app?.information ?? [:]) { $1 }
  }

  package override func object(forInfoDictionaryKey key: String) -> Any? {
    Self.app?.information[key] ?? super.object(forInfoDictionaryKey: key)
  }

  package override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    StringCatalog.of(self, table: tableName)?.text(for: key, locale: Self.locale)
      ?? super.localizedString(forKey: key, value: value, table: tableName)
  }

  package override func path(forResource name: String?, ofType ext: String?) -> String? {
    super.path(forResource: name, ofType: ext) ?? Self.app?.files.path(forResource: name, ofType: ext)
  }

  package override func url(forResource name: String?, withExtension ext: String?) -> URL? {
    super.url(forResource: name, withExtension: ext) ?? Self.app?.files.url(forResource: name, withExtension: ext)
  }
}

extension Locale {
  /// The phone's in place of the process's, which is that of the machine.
  package var ofPhone: Locale { self == .current || self == .autoupdatingCurrent ? PhoneBundle.locale : self }
}
