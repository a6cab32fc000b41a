import Foundation

/// The style of a `UIAlertView`.
public enum UIAlertViewStyle: Int, Sendable {
  /// No fields.
  case `default` = 0
  /// A field for secure text.
  case secureTextInput
  /// A plain text field.
  case plainTextInput
  /// A field for a name and one for a password.
  case loginAndPasswordInput
}

/// An alert with buttons. Deprecated by Apple in favour of `UIAlertController`, which displays it.
@MainActor @preconcurrency
open class UIAlertView: _NumberedAlert {
  /// The delegate, which is notified of the choice; used as a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  /// The message below the title.
  open var message: String?
  /// The style, which determines the text fields.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { if alertViewStyle != oldValue { fields = nil } } }
  private var fields: [UITextField]?

  private var asked: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Creates an alert with a cancel button and others.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Creates an alert with a cancel button.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Returns a text field, counted from the top.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let made = fields ?? makeFields()
    fields = made
    return made.indices.contains(textFieldIndex) ? made[textFieldIndex] : nil
  }

  private func makeFields() -> [UITextField] {
    switch alertViewStyle {
    case .default: []
    case .secureTextInput: [field(nil, isSecure: true)]
    case .plainTextInput: [field(nil, isSecure: false)]
    case .loginAndPasswordInput: [field("Login", isSecure: false), field("Password", isSecure: true)]
    }
  }

  private func field(_ placeholder: String?, isSecure: Bool) -> UITextField {
    let made = UITextField(frame: .zero)
    (made.placeholder, made.isSecureTextEntry) = (placeholder, isSecure)
    return made
  }

  // MARK: Showing it

  /// Shows the alert over the screen's content.
  open func show() {
    present(.alert, message: message, animated: true) { alert in
      _ = textField(at: 0)
      for field in fields ?? [] {
        alert.add(field)
        field.addAction(
          UIAction { [weak self, weak alert] _ in if let alert { self?.enableFirstOther(in: alert) } },
          for: .editingChanged)
      }
      enableFirstOther(in: alert)
    }
  }

  /// Enables the first other button depending on the fields' content.
  private func enableFirstOther(in alert: UIAlertController) {
    guard alert.actions.indices.contains(firstOtherButtonIndex) else { return }
    alert.actions[firstOtherButtonIndex].isEnabled = asked?.alertViewShouldEnableFirstOtherButton(self) ?? true
  }

  override func tell(_ event: Event) {
    switch event {
    case .willPresent: asked?.willPresent(self)
    case .didPresent: asked?.didPresent(self)
    case .clicked(let index): asked?.alertView(self, clickedButtonAt: index)
    case .willDismiss(let index): asked?.alertView(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index): asked?.alertView(self, didDismissWithButtonIndex: index)
    }
  }
}

/// Methods that an alert view calls on its delegate.
@MainActor @preconcurrency
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when a button is pressed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when the system dismisses the alert. Never called here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called before the alert appears.
  func willPresent(_ alertView: UIAlertView)
  /// Called after the alert appears.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert disappears.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert disappears.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first other button is enabled for the fields' content.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
