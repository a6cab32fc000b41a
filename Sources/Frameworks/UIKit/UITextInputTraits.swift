import Foundation

/// Which keys the keyboard on the screen offers first.
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

/// When the keyboard capitalizes by itself.
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

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard has it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// What the return key says.
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

/// What a view that is typed into wants of the keyboard.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard capitalizes by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether what is typed is corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Which keys the keyboard offers first.
  var keyboardType: UIKeyboardType { get }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get }
  /// The return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// What is typed is not shown.
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

/// Whether spelling is checked while somebody types.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether pasted words get the spaces that they need.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the rest of a word is offered behind the caret.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the place does.
  case `default` = 0
  case dark = 1
  case light = 2
  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What a new password has to be like. Caveat: no passwords are suggested.
open class UITextInputPasswordRules: NSObject {
  /// The rules as Apple's language for them says it.
  public let passwordRulesDescriptor: String
  /// Rules in Apple's language for them.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// What a field wants of the keyboard beyond its kind.
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
