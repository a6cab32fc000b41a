import Foundation
import ScrollworkUIKit
import Typesetting

/// The domain of font errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// A font error.
public enum CTFontManagerError: Int, Error, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The font is already registered.
  case alreadyRegistered = 105
}

/// The scope of a font. Caveat: always the app, as long as it runs.
public enum CTFontManagerScope: UInt32, Sendable {
  /// None.
  case none = 0
  /// The app.
  case process = 1
  /// The person.
  case persistent = 2
  /// The session.
  case session = 3
}

/// Registers the fonts of a file. Returns false and an error if it is not a font or already registered. Caveat: a page
/// open in a browser draws them only after reloading.
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

/// Registers the fonts of several files, and then calls a handler with errors and whether it is done.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (@Sendable ([any Error], Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { url -> (any Error)? in
    AppFonts.register(url) == .unreadable ? CTFontManagerError.unrecognizedFormat : nil
  }
  _ = registrationHandler?(errors, true)
}

/// Returns the names of all available faces.
public func CTFontManagerCopyAvailablePostScriptNames() -> [String] { AppFonts.faces.map(\.name) }
