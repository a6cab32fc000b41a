import Foundation

/// What `UIAlertView` and `UIActionSheet` share: buttons that are known by their place, and the controller that shows them.
@MainActor @preconcurrency
open class _NumberedAlert: UIView {
  enum Event {
    case willPresent
    case didPresent
    case clicked(Int)
    case willDismiss(Int)
    case didDismiss(Int)
  }

  /// Above the buttons.
  open var title = ""
  /// The button that leads back; -1 for none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private var shown: UIAlertController?

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
  /// The first button that neither leads back nor destroys something; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { style(ofButton: $0) == .default } ?? -1 }
  /// It is on the screen.
  open var isVisible: Bool { shown != nil }

  func style(ofButton index: Int) -> UIAlertAction.Style { index == cancelButtonIndex ? .cancel : .default }

  /// Tells the delegate.
  func tell(_ event: Event) {}

  /// Shows the buttons in front of what is on the screen, unless they are shown already.
  /// - Parameter complete: adds to the controller what only one of the classes has.
  final func present(
    _ style: UIAlertController.Style, message: String? = nil, animated: Bool,
    complete: (UIAlertController) -> Void
  ) {
    guard shown == nil, let presenter = UIViewController.frontmost else { return }
    let alert = UIAlertController(title: title.isEmpty ? nil : title, message: message, preferredStyle: style)
    for (index, title) in titles.enumerated() {
      alert.addAction(UIAlertAction(title: title, style: self.style(ofButton: index)) { _ in self.clicked(index) })
    }
    complete(alert)
    shown = alert
    tell(.willPresent)
    presenter.present(alert, animated: animated) { self.tell(.didPresent) }
  }

  /// Takes it away as if a button had been pressed, but without asking what the press does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert = shown else { return }
    tell(.willDismiss(buttonIndex))
    shown = nil
    alert.dismiss(animated: animated) { self.tell(.didDismiss(buttonIndex)) }
  }

  /// It has gone by now.
  private func clicked(_ index: Int) {
    guard shown != nil else { return }
    tell(.clicked(index))
    tell(.willDismiss(index))
    shown = nil
    tell(.didDismiss(index))
  }
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
