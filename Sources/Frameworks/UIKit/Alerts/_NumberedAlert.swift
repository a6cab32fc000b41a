import Foundation

/// The base class of `UIAlertView` and `UIActionSheet`: buttons known by index and the controller that displays them.
@MainActor @preconcurrency
open class _NumberedAlert: UIView {
  enum Event {
    case willPresent
    case didPresent
    case clicked(Int)
    case willDismiss(Int)
    case didDismiss(Int)
  }

  /// The title above the buttons.
  open var title = ""
  /// The index of the cancel button; -1 for none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private var shown: UIAlertController?

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button that is neither cancelling nor destructive; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { style(ofButton: $0) == .default } ?? -1 }
  /// Whether the alert is on the screen.
  open var isVisible: Bool { shown != nil }

  func style(ofButton index: Int) -> UIAlertAction.Style { index == cancelButtonIndex ? .cancel : .default }

  /// Notifies the delegate.
  func tell(_ event: Event) {}

  /// Shows the buttons over the screen's content, unless they are shown already.
  /// - Parameter complete: adds what only one of the classes has to the controller.
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

  /// Dismisses the alert as if a button had been pressed, but without reporting the press.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert = shown else { return }
    tell(.willDismiss(buttonIndex))
    shown = nil
    alert.dismiss(animated: animated) { self.tell(.didDismiss(buttonIndex)) }
  }

  /// Handles a pressed button, after the alert has disappeared.
  private func clicked(_ index: Int) {
    guard shown != nil else { return }
    tell(.clicked(index))
    tell(.willDismiss(index))
    shown = nil
    tell(.didDismiss(index))
  }
}

extension UIViewController {
  /// The frontmost controller, which presents nothing.
  static var frontmost: UIViewController? {
    let windows = UIApplication.shared.windows
    var front = (windows.first { $0.isKeyWindow } ?? windows.last)?.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
