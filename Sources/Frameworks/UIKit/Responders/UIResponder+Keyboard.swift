import Foundation

extension UIResponder {
  /// Posted when the keyboard begins to appear, or changes its height.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name { name("WillShow") }
  /// Posted when the keyboard has appeared.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name { name("DidShow") }
  /// Posted when the keyboard begins to hide.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name { name("WillHide") }
  /// Posted when the keyboard has been hidden.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name { name("DidHide") }
  /// Posted before the keyboard's frame changes.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name { name("WillChangeFrame") }
  /// Posted after the keyboard's frame has changed.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name { name("DidChangeFrame") }

  private nonisolated static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(event)Notification")
  }

  /// The keyboard's frame before the change: an `NSValue` of a rectangle on the screen, in points.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The keyboard's frame after the change: an `NSValue` of a rectangle on the screen, in points.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The duration of the animation: an `NSNumber` of seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The animation curve: an `NSNumber` with the raw value of a curve.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Whether the keyboard belongs to this app: an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// A movement of the keyboard, as reported to apps.
@MainActor
package struct KeyboardMotion {
  private let information: [AnyHashable: Any]
  private let isShown: Bool

  /// - Parameters:
  ///   - height: How much of the screen's bottom the keyboard covers before and after, in points.
  ///   - duration: The duration in seconds.
  package init(from old: CGFloat, to new: CGFloat, on screen: CGSize, duration: TimeInterval) {
    // A hidden keyboard lies below the screen, with the height it had.
    let height = max(old, new)
    func frame(_ covered: CGFloat) -> NSValue {
      NSValue(rect: CGRect(x: 0, y: screen.height - covered, width: screen.width, height: height))
    }
    isShown = new > 0
    information = [
      UIResponder.keyboardFrameBeginUserInfoKey: frame(old), UIResponder.keyboardFrameEndUserInfoKey: frame(new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// Posts the notifications of the start.
  package func postStart() {
    post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    post(UIResponder.keyboardWillChangeFrameNotification)
  }

  /// Posts the notifications of the end.
  package func postEnd() {
    post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    post(UIResponder.keyboardDidChangeFrameNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: information)
  }
}
