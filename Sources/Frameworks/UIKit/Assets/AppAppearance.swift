import Foundation
import Synchronization
import Typesetting

/// The appearance settings of an app's Info.plist: its accent colour and fonts.
package enum AppAppearance {
  private static let color = Mutex<UIColor?>(nil)

  private static let tint = Mutex<UIColor?>(nil)

  /// The accent colour; nil for the system's blue.
  package static var accent: UIColor? { tint.withLock { $0 } ?? color.withLock { $0 } }

  /// Sets the tint of all views or windows; nil for the app's own.
  static func setTint(_ new: UIColor?) { tint.withLock { $0 = new } }

  /// Loads an app's settings. A missing font is reported.
  package static func load(_ app: Bundle = .main) {
    let name = app.object(forInfoDictionaryKey: "NSAccentColorName") as? String
    let accent = name.flatMap { UIColor(named: $0, in: app, compatibleWith: nil) }
    color.withLock { $0 = accent }
    let folder = PhoneBundle.files(of: app).resourceURL ?? app.bundleURL
    for path in app.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? [] {
      guard AppFonts.register(folder.appending(path: path)) == .unreadable else { continue }
      FileHandle.standardError.write(Data("UIAppFonts: \(path) is not a font among the app's files.\n".utf8))
    }
  }
}
