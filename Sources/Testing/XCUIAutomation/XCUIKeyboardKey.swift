import DisplayList

/// Keys without characters, in the form that `typeText(_:)` and `typeKey(_:modifierFlags:)` accept.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The text that represents the key.
  public var rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Deletes the character before the cursor.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{7F}")
  /// Deletes the character after the cursor.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// Ends a line, or the input.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// Same as `return`.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The texts that delete a character: the key, and the backspace that tests also use.
  static let deleting: Set<Character> = ["\u{7F}", "\u{8}"]
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// Moves to the next field.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// Closes what is open.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// The corresponding keys of the phone's keyboard.
  static let names: [Character: InputEvent.Key.Name] = [
    "\u{7F}": .delete, "\u{8}": .delete, "\u{F728}": .forwardDelete, "\r": .return, "\n": .return, "\u{3}": .return,
    " ": .space, "\t": .tab, "\u{1B}": .escape, "\u{F700}": .upArrow, "\u{F701}": .downArrow, "\u{F702}": .leftArrow,
    "\u{F703}": .rightArrow, "\u{F729}": .home, "\u{F72B}": .end, "\u{F72C}": .pageUp, "\u{F72D}": .pageDown,
  ]
}
