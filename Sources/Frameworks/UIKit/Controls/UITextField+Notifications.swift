import Foundation

extension UITextField {
  /// Posted when editing begins; the object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when a person changes the text; the object is the field.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Posted when editing ends; the object is the field.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The user info key of the reason why editing ended.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

  final func post(_ name: NSNotification.Name) {
    let reason = [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    NotificationCenter.default.post(
      name: name, object: self, userInfo: name == Self.textDidEndEditingNotification ? reason : nil)
  }
}
