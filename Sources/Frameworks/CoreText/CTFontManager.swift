import Foundation
import ScrollworkUIKit
import Typesetting

/// The domain of what can go wrong with a font.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// What can go wrong with a font.
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The file is no font.
  case unrecognizedFormat = 103
  /// It was brought already.
  case alreadyRegistered = 105
}

/// For whom a font is brought. Caveat: always for the app, as long as it runs.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none = 0
  /// The app.
  case process = 1
  /// The person.
  case persistent = 2
  /// The session.
  case session = 3
}

/// Brings the fonts of a file. False, with the reason, if it is no font or was brought already. Caveat: a page that is open in a browser
/// draws them after it is loaded again.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let reason: CTFontManagerError
  switch AppFonts.register(fontURL as URL) {
  case .done: return true
  case .already: reason = .alreadyRegistered
  case .unreadable:
    reason = FileManager.default.fileExists(atPath: (fontURL as URL).path) ? .unrecognizedFormat : .fileNotFound
  }
  let text = reason == .alreadyRegistered ? "Already registered" : "No font"
  error?.pointee = .passRetained(
    CFError(domain: kCTFontManagerErrorDomain, code: reason.rawValue, userInfo: [NSLocalizedDescriptionKey: text]))
  return false
}

/// Brings the fonts of several files, and then calls with what went wrong and whether that is all.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (@Sendable ([any Error], Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { url -> (any Error)? in
    AppFonts.register(url) == .unreadable ? CTFontManagerError.unrecognizedFormat : nil
  }
  _ = registrationHandler?(errors, true)
}

/// The names of all faces that can be had.
public func CTFontManagerCopyAvailablePostScriptNames() -> [String] { AppFonts.faces.map(\.name) }
