import DisplayList
import Foundation
import ScrollworkUIKit

extension InputEvent.Key {
  /// Tells the responders of UIKit; true if one took the key for good.
  @MainActor func press(typedInto field: UIResponder?) -> Bool {
    guard let (code, characters) = hidKey else { return false }
    var flags: UIKeyModifierFlags = []
    if shift { flags.insert(.shift) }
    if command { flags.insert(.command) }
    if option { flags.insert(.alternate) }
    if control { flags.insert(.control) }
    return UIResponder.press(UIKey(code, characters, flags), isDown: isDown, typedInto: field, at: timestamp)
  }

  private var hidKey: (UIKeyboardHIDUsage, String)? {
    switch name {
    case .upArrow: return (.keyboardUpArrow, UIKey.inputUpArrow)
    case .downArrow: return (.keyboardDownArrow, UIKey.inputDownArrow)
    case .leftArrow: return (.keyboardLeftArrow, UIKey.inputLeftArrow)
    case .rightArrow: return (.keyboardRightArrow, UIKey.inputRightArrow)
    case .pageUp: return (.keyboardPageUp, UIKey.inputPageUp)
    case .pageDown: return (.keyboardPageDown, UIKey.inputPageDown)
    case .home: return (.keyboardHome, UIKey.inputHome)
    case .end: return (.keyboardEnd, UIKey.inputEnd)
    case .escape: return (.keyboardEscape, UIKey.inputEscape)
    case .space: return (.keyboardSpacebar, " ")
    case .tab: return (.keyboardTab, "\t")
    case .return: return (.keyboardReturnOrEnter, "\r")
    case .delete: return (.keyboardDeleteOrBackspace, "\u{8}")
    case .forwardDelete: return (.keyboardDeleteForward, "\u{7F}")
    case .a, .c, .v, .x, .character:
      guard let character = character ?? (name == .character ? nil : name.rawValue.first),
        let code = UIKeyboardHIDUsage(character)
      else { return nil }
      return (code, String(character))
    }
  }
}
