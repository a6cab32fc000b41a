import Foundation

/// Decides what may be typed into a field, and hears what is.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// False keeps the keyboard away.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The keyboard types into the field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// False keeps the keyboard. Caveat: asked only where code takes the keyboard away.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The keyboard types into the field no longer.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The same; called in its place where the delegate has it.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// False leaves the text as it was. The range counts UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The caret moved, or something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// False keeps the text when the button that empties the field is pressed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Return was pressed; false lets nothing come of it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
