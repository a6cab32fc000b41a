import Foundation

/// How a `UIAlertView` looks.
public enum UIAlertViewStyle: Int, Sendable {
  /// Without fields.
  case `default` = 0
  /// A field whose text cannot be read.
  case secureTextInput
  /// A field.
  case plainTextInput
  /// A field for a name, and one for a password.
  case loginAndPasswordInput
}

/// Tells the person something and asks what to do. Deprecated by Apple: `UIAlertController`, which shows it.
@MainActor @preconcurrency
open class UIAlertView: _NumberedAlert {
  /// Hears what the person chooses; asked as a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  /// Below the title.
  open var message: String?
  /// Whether there are fields.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { if alertViewStyle != oldValue { fields = nil } } }
  private var fields: [UITextField]?

  private var asked: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// An alert with a button that leads back, and others.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// An alert with a button that leads back.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// A field, in the order from above.
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

  /// Shows the alert in front of what is on the screen.
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

  /// Asks whether the fields hold what the first other button needs.
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

/// Hears what a person chooses.
@MainActor @preconcurrency
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was pressed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system takes the alert away. It never does here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// The alert is about to come.
  func willPresent(_ alertView: UIAlertView)
  /// The alert has come.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// False while the fields do not hold what the first other button needs.
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
