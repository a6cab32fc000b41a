/// Keys that are no characters, as what `typeText(_:)` takes for them.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The text that stands for the key.
  public var rawValue: String

  /// The key that a text stands for.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes away what is before the cursor.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{7F}")
  /// Ends a line, or what is typed.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// As `return`.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// What takes away a character: the key, and the backspace that tests write as well.
  static let deleting: Set<Character> = ["\u{7F}", "\u{8}"]
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// Goes to the next field.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
}
