extension UIView {
  /// Takes the keyboard from the field here or below that is typed into; false if it keeps it.
  /// - Parameter force: the field is not asked.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if let field = firstResponder { return field.resignFirstResponder() || force }
    // Fields of SwiftUI views are no views of UIKit's.
    if self is UIWindow || superview == nil || controller != nil { Phone.current.endEditing() }
    return true
  }

  /// What is typed into, here or below.
  var firstResponder: UIView? {
    if isFirstResponder { return self }
    for view in held { if let found = view.firstResponder { return found } }
    return nil
  }
}
