import Foundation

/// A key of a hardware keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// The characters typed with the modifiers held. Keys that type nothing have the names in `UIKeyCommand`.
  open private(set) var characters: String
  /// The characters typed without modifiers other than shift.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key's position, on a US keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  package init(_ keyCode: UIKeyboardHIDUsage, _ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
  }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Keys by their HID usage codes.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7, keyboardE = 8, keyboardF = 9, keyboardG = 10
  case keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15, keyboardM = 16
  case keyboardN = 17, keyboardO = 18, keyboardP = 19, keyboardQ = 20, keyboardR = 21, keyboardS = 22
  case keyboardT = 23, keyboardU = 24, keyboardV = 25, keyboardW = 26, keyboardX = 27, keyboardY = 28
  case keyboardZ = 29, keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33, keyboard5 = 34
  case keyboard6 = 35, keyboard7 = 36, keyboard8 = 37, keyboard9 = 38, keyboard0 = 39, keyboardReturnOrEnter = 40
  case keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43, keyboardSpacebar = 44
  case keyboardHyphen = 45, keyboardEqualSign = 46, keyboardOpenBracket = 47, keyboardCloseBracket = 48
  case keyboardBackslash = 49, keyboardNonUSPound = 50, keyboardSemicolon = 51, keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53, keyboardComma = 54, keyboardPeriod = 55, keyboardSlash = 56
  case keyboardCapsLock = 57, keyboardF1 = 58, keyboardF2 = 59, keyboardF3 = 60, keyboardF4 = 61, keyboardF5 = 62
  case keyboardF6 = 63, keyboardF7 = 64, keyboardF8 = 65, keyboardF9 = 66, keyboardF10 = 67, keyboardF11 = 68
  case keyboardF12 = 69, keyboardPrintScreen = 70, keyboardScrollLock = 71, keyboardPause = 72, keyboardInsert = 73
  case keyboardHome = 74, keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77, keyboardPageDown = 78
  case keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82
  case keypadNumLock = 83, keypadSlash = 84, keypadAsterisk = 85, keypadHyphen = 86, keypadPlus = 87
  case keypadEnter = 88, keypad1 = 89, keypad2 = 90, keypad3 = 91, keypad4 = 92, keypad5 = 93, keypad6 = 94
  case keypad7 = 95, keypad8 = 96, keypad9 = 97, keypad0 = 98, keypadPeriod = 99, keyboardLeftControl = 224
  case keyboardLeftShift = 225, keyboardLeftAlt = 226, keyboardLeftGUI = 227, keyboardRightControl = 228
  case keyboardRightShift = 229, keyboardRightAlt = 230, keyboardRightGUI = 231

  /// Another name of the return key.
  public static var keyboardReturn: UIKeyboardHIDUsage { .keyboardReturnOrEnter }

  /// Returns the key that types a character; nil if no key types it alone or with shift.
  package init?(_ character: Character) {
    let plain = "abcdefghijklmnopqrstuvwxyz1234567890\n\u{1B}\u{8}\t -=[]\\\0;'`,./"
    let shifted = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\n\u{1B}\u{8}\t _+{}|\0:\"~<>?"
    let place = [plain, shifted].lazy.compactMap { keys in
      keys.firstIndex(of: character).map { keys.distance(from: keys.startIndex, to: $0) }
    }.first
    guard let place, let key = UIKeyboardHIDUsage(rawValue: 4 + place) else { return nil }
    self = key
  }
}
