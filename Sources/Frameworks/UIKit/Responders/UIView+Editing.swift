extension UIView {
  /// Resigns the first responder in this view or its subviews; returns false if it refuses.
  /// - Parameter force: Whether the text field is not asked.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if let field = firstResponder { return field.resignFirstResponder() || force }
    // Text fields of SwiftUI are not UIKit views.
    if self is UIWindow || superview == nil || controller != nil { Phone.current.endEditing() }
    return true
  }

  /// The first responder in this view or its subviews.
  var firstResponder: UIView? {
    if isFirstResponder { return self }
    for view in held { if let found = view.firstResponder { return found } }
    return nil
  }
}
