import Foundation

/// The keys that the keyboard offers first.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters.
  case asciiCapable = 1
  /// Digits and punctuation; letters are one key away.
  case numbersAndPunctuation = 2
  /// Letters, with `.`, `/` and `.com` beside the space.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits, `+`, `*` and `#`.
  case phonePad = 5
  /// Letters.
  case namePhonePad = 6
  /// Letters, with `@` and `.` beside the space.
  case emailAddress = 7
  /// Digits and the region's decimal separator.
  case decimalPad = 8
  /// Letters, with `@` and `#` beside the space.
  case twitter = 9
  /// Letters, with `.` beside the space.
  case webSearch = 10
  /// Digits only.
  case asciiCapableNumberPad = 11

  /// An older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// When the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3
}

/// Whether typed text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The keyboard's default.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The keyboard preferences of a view that takes text input.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard capitalizes automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether typed text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The keys that the keyboard offers first.
  var keyboardType: UIKeyboardType { get }
  /// The keyboard's appearance.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether typed text is hidden.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
}

/// Whether spelling is checked while typing.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether straight quotes become curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether spaces are adjusted around pasted words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the rest of a word is suggested after the caret.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// The keyboard's appearance.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the surroundings.
  case `default` = 0
  case dark = 1
  case light = 2
  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Rules for a new password. Caveat: no passwords are suggested.
open class UITextInputPasswordRules: NSObject {
  /// The rules in Apple's rule language.
  public let passwordRulesDescriptor: String
  /// Creates rules from a description in Apple's rule language.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// A field's further keyboard preferences.
public struct _KeyboardWishes {
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var inlinePrediction = UITextInlinePredictionType.default
  var passwordRules: UITextInputPasswordRules?
  package var appearance = UIKeyboardAppearance.default
  package var returnNeedsText = false
  var assistant: UITextInputAssistantItem?
  init() {}
}
