import Foundation

/// The style of a `UIActionSheet`.
public enum UIActionSheetStyle: Int, Sendable {
  /// The style of the bottom bar.
  case automatic = -1
  case `default` = 0
  case blackTranslucent
  case blackOpaque
}

/// An alert with choices at the bottom of the screen. Deprecated by Apple in favour of `UIAlertController`, which
/// displays it.
@MainActor @preconcurrency
open class UIActionSheet: _NumberedAlert {
  /// The delegate, which is notified of the choice.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The style; all look the same since iOS 7.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The index of the destructive choice; -1 for none.
  open var destructiveButtonIndex = -1

  /// Creates a sheet with a cancel button, a destructive one and others.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Creates a sheet with a cancel button and a destructive one.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  override func style(ofButton index: Int) -> UIAlertAction.Style {
    index != cancelButtonIndex && index == destructiveButtonIndex ? .destructive : super.style(ofButton: index)
  }

  // MARK: Showing it

  /// Shows the sheet over the screen's content.
  open func show(in view: UIView) { show { $0?.sourceView = view } }
  /// Shows the sheet, next to a bar on a tablet.
  open func show(from view: UITabBar) { show { $0?.sourceView = view } }
  /// Shows the sheet, next to a bar on a tablet.
  open func show(from view: UIToolbar) { show { $0?.sourceView = view } }
  /// Shows the sheet, next to a bar button on a tablet.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(animated: animated) { $0?.barButtonItem = item } }
  /// Shows the sheet, next to a rectangle on a tablet.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(animated: animated) {
      $0?.sourceView = view
      $0?.sourceRect = rect
    }
  }

  private func show(animated: Bool = true, _ place: (UIPopoverPresentationController?) -> Void) {
    present(.actionSheet, animated: animated) { place($0.popoverPresentationController) }
  }

  override func tell(_ event: Event) {
    switch event {
    case .willPresent: delegate?.willPresent(self)
    case .didPresent: delegate?.didPresent(self)
    case .clicked(let index): delegate?.actionSheet(self, clickedButtonAt: index)
    case .willDismiss(let index): delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index): delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }
}

/// Methods that an action sheet calls on its delegate.
@MainActor @preconcurrency
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when a button is pressed.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when the system dismisses the sheet. Never called here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Called before the sheet appears.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called after the sheet appears.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet disappears.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the sheet disappears.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
