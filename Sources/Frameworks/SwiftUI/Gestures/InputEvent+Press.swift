import DisplayList
import Foundation
import ScrollworkUIKit

extension InputEvent.Key {
  /// Sends the key to the UIKit responders. Returns true if one consumed it.
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
    case .upArrow: return (.keyboardUpArrow, UIKeyCommand.inputUpArrow)
    case .downArrow: return (.keyboardDownArrow, UIKeyCommand.inputDownArrow)
    case .leftArrow: return (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow)
    case .rightArrow: return (.keyboardRightArrow, UIKeyCommand.inputRightArrow)
    case .pageUp: return (.keyboardPageUp, UIKeyCommand.inputPageUp)
    case .pageDown: return (.keyboardPageDown, UIKeyCommand.inputPageDown)
    case .home: return (.keyboardHome, UIKeyCommand.inputHome)
    case .end: return (.keyboardEnd, UIKeyCommand.inputEnd)
    case .escape: return (.keyboardEscape, UIKeyCommand.inputEscape)
    case .space: return (.keyboardSpacebar, " ")
    case .tab: return (.keyboardTab, "\t")
    case .return: return (.keyboardReturnOrEnter, "\r")
    case .delete: return (.keyboardDeleteOrBackspace, UIKeyCommand.inputDelete)
    case .forwardDelete: return (.keyboardDeleteForward, "\u{7F}")
    case .a, .c, .v, .x, .character:
      guard let character = character ?? (name == .character ? nil : name.rawValue.first),
        let code = UIKeyboardHIDUsage(character)
      else { return nil }
      return (code, String(character))
    }
  }
}
