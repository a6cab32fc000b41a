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
open class UIAlertView: UIView {
  /// Hears what the person chooses; asked as a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  /// In bold letters.
  open var title = ""
  /// Below the title.
  open var message: String?
  /// Whether there are fields.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { if alertViewStyle != oldValue { fields = nil } } }
  /// The button that leads back; -1 for none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private var fields: [UITextField]?
  private var shown: UIAlertController?

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

  /// Adds a button; its place is the result.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// What a button is called.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }
  /// The first button that does not lead back; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// The alert is on the screen.
  open var isVisible: Bool { shown != nil }

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
    guard shown == nil, let presenter = UIViewController.frontmost else { return }
    _ = textField(at: 0)
    let alert = UIAlertController(
      title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
    for field in fields ?? [] { alert.add(field) }
    let usesFirst = asked?.alertViewShouldEnableFirstOtherButton(self) ?? true
    for (index, title) in titles.enumerated() {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      let action = UIAlertAction(title: title, style: style) { _ in self.clicked(index) }
      action.isEnabled = index != firstOtherButtonIndex || usesFirst
      alert.addAction(action)
    }
    for field in fields ?? [] {
      field.addAction(
        UIAction { [weak self, weak alert] _ in
          guard let self, let alert, alert.actions.indices.contains(firstOtherButtonIndex) else { return }
          alert.actions[firstOtherButtonIndex].isEnabled =
            asked?.alertViewShouldEnableFirstOtherButton(self) ?? true
        }, for: .editingChanged)
    }
    shown = alert
    asked?.willPresent(self)
    presenter.present(alert, animated: true) { self.asked?.didPresent(self) }
  }

  /// Takes the alert away as if a button had been pressed, but without asking what the press does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert = shown else { return }
    asked?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown = nil
    alert.dismiss(animated: animated) { self.asked?.alertView(self, didDismissWithButtonIndex: buttonIndex) }
  }

  /// The alert has gone by now.
  private func clicked(_ index: Int) {
    guard shown != nil else { return }
    asked?.alertView(self, clickedButtonAt: index)
    asked?.alertView(self, willDismissWithButtonIndex: index)
    shown = nil
    asked?.alertView(self, didDismissWithButtonIndex: index)
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

extension UIViewController {
  /// The controller in front, which presents nothing.
  static var frontmost: UIViewController? {
    let windows = UIApplication.shared.windows
    var front = (windows.first { $0.isKeyWindow } ?? windows.last)?.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
