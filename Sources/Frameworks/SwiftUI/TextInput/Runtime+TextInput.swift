import DisplayList
import Foundation
import ScrollworkUIKit

extension Runtime {
  /// The target of typed text.
  var textInput: TextInput { part() }

  /// Removes the focus from the focused field.
  package func endEditing() { textInput.blur() }

  /// The focused field, in HTML terms, for a host with its own keyboard.
  package struct TextInputState {
    package var key: FragmentKey
    package var keyboard: String
    package var content: String
    package var submit: String
    package var capitalization: String
    package var corrects: Bool
    package var isSecure: Bool
    package var selection: String
  }

  /// Nil while no field has the focus.
  package var textInputState: TextInputState? {
    guard let field = textInput.field else { return nil }
    let traits = field.traits
    let isSecure = field.view.isSecure
    let label = traits.submitLabel.title
    return TextInputState(
      key: field.key, keyboard: traits.keyboard.inputMode, content: traits.content?.rawValue ?? "",
      submit: ["done", "go", "next", "search", "send"].contains(label) ? label : "",
      capitalization: textInput.keyboard.capitalization(of: field).name,
      corrects: !field.environment.autocorrectionDisabled && !isSecure, isSecure: isSecure,
      selection: isSecure ? "" : String(field.editing.selected))
  }
}

extension UIKeyboardType {
  fileprivate var inputMode: String {
    switch self {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    default: "text"
    }
  }
}

extension TextInputAutocapitalization {
  fileprivate var name: String {
    switch type {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}
