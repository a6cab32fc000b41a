import Foundation

/// The language of a keyboard.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// Posted when the person switches keyboards. Caveat: there is only one here.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
  /// The active keyboards: one, in the person's language.
  open class var activeInputModes: [UITextInputMode] { [only] }
  private static let only = UITextInputMode()

  /// The language, such as "en-US".
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
}

/// The methods by which a custom text input reports changes; the system sets `inputDelegate`, which is nil here.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
