import Foundation
import ScrollworkUIKit

extension UITextField: RenderedView, ContentDrawing {
  var drawn: some View { UITextFieldContent(field: self) }
}

/// A field of UIKit as it is shown, by itself or in an alert.
struct UITextFieldContent: View, FrameworkView {
  let field: UITextField
  private let version: Int
  @FocusState private var isFocused: Bool

  init(field: UITextField) {
    self.field = field
    version = field.version
  }

  var body: some View {
    let field = field
    let text = Binding(get: { field.text ?? "" }, set: { field.edit($0) })
    let placeholder = field.placeholder ?? ""
    Group {
      if field.isSecureTextEntry { SecureField(placeholder, text: text) } else { TextField(placeholder, text: text) }
    }
    .focused($isFocused)
    .onSubmit { if !field.returnPressed() { isFocused = true } }
    .submitScope()
    .keyboardType(field.keyboardType)
    .textContentType(field.textContentType)
    .autocapitalization(field.autocapitalizationType)
    .disabled(!field.isEnabled)
    .accessibilityIdentifier(field.accessibilityIdentifier ?? "")
  }
}
