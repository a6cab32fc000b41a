import Foundation

/// A keyboard's language.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// Posted when a person takes another keyboard. Caveat: there is one here.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
  /// The keyboards of the phone: one, in the person's language.
  open class var activeInputModes: [UITextInputMode] { [only] }
  private static let only = UITextInputMode()

  /// "en-US".
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
}

/// What the system hears from a text of the app's own: what holds it sets `inputDelegate`, which is nil here.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {
  /// Another part is about to be selected.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Another part is selected.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to be another one.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text is another one.
  func textDidChange(_ textInput: (any UITextInput)?)
}
