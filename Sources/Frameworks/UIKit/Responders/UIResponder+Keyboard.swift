import Foundation

extension UIResponder {
  /// Posted when the keyboard begins to appear, or changes its height.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name { name("WillShow") }
  /// Posted when the keyboard has appeared.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name { name("DidShow") }
  /// Posted when the keyboard begins to go.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name { name("WillHide") }
  /// Posted when the keyboard is gone.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name { name("DidHide") }
  /// Posted before the keyboard moves.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name { name("WillChangeFrame") }
  /// Posted when the keyboard has moved.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name { name("DidChangeFrame") }

  private nonisolated static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(event)Notification")
  }

  /// Where the keyboard is before it moves: an `NSValue` of a rectangle on the screen, in points.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Where the keyboard will be: an `NSValue` of a rectangle on the screen, in points.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// How long it moves: an `NSNumber` of seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// How it moves: an `NSNumber` with the raw value of a curve.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Whether the keyboard belongs to this app: an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// The keyboard's way from one place to another, as apps are told of it.
@MainActor
package struct KeyboardMotion {
  private let information: [AnyHashable: Any]
  private let isShown: Bool

  /// - Parameters:
  ///   - height: how much of the screen's bottom it covers before and after, in points.
  ///   - duration: seconds.
  package init(from old: CGFloat, to new: CGFloat, on screen: CGSize, duration: TimeInterval) {
    // A keyboard that is gone lies below the screen, as high as it was.
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

  /// Says that it begins.
  package func postStart() {
    post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    post(UIResponder.keyboardWillChangeFrameNotification)
  }

  /// Says that it is over.
  package func postEnd() {
    post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    post(UIResponder.keyboardDidChangeFrameNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: information)
  }
}
