import Foundation

/// A keyboard that the person has enabled: its letters.
struct KeyboardLanguage: Equatable {
  /// Three rows, from the top.
  let letters: [String]
  /// Whether its letters have capitals.
  var hasCapitals = true

  static let english = KeyboardLanguage(letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
  private static let german = KeyboardLanguage(
    letters: ["qwertzuiop\u{FC}", "asdfghjkl\u{F6}\u{E4}", "yxcvbnm"])
  private static let arabic = KeyboardLanguage(
    letters: [
      "\u{636}\u{635}\u{62B}\u{642}\u{641}\u{63A}\u{639}\u{647}\u{62E}\u{62D}\u{62C}",
      "\u{634}\u{633}\u{64A}\u{628}\u{644}\u{627}\u{62A}\u{646}\u{645}\u{643}\u{637}",
      "\u{630}\u{621}\u{624}\u{631}\u{649}\u{629}\u{648}\u{632}\u{638}\u{62F}",
    ], hasCapitals: false)

  /// Returns the keyboards of a phone in a language, the first one first. A language with a non-Latin script comes with
  /// an English keyboard; an unknown language uses that.
  static func keyboards(for locale: Locale) -> [KeyboardLanguage] {
    switch locale.language.languageCode?.identifier {
    case "de": [german]
    case "ar": [arabic, english]
    default: [english]
    }
  }
}
