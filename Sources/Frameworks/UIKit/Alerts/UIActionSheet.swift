import Foundation

/// How a `UIActionSheet` looks.
public enum UIActionSheetStyle: Int, Sendable {
  /// As the bar at the bottom.
  case automatic = -1
  case `default` = 0
  case blackTranslucent
  case blackOpaque
}

/// Offers choices at the lower edge of the screen. Deprecated by Apple: `UIAlertController`, which shows it.
@MainActor @preconcurrency
open class UIActionSheet: _NumberedAlert {
  /// Hears what the person chooses.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// How it looks; all look the same since iOS 7.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The choice that destroys something; -1 for none.
  open var destructiveButtonIndex = -1

  /// A sheet with a choice that leads back, one that destroys something, and others.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// A sheet with a choice that leads back, and one that destroys something.
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

  /// Shows the sheet in front of what is on the screen.
  open func show(in view: UIView) { show { $0?.sourceView = view } }
  /// Shows the sheet, on a tablet beside a bar.
  open func show(from view: UITabBar) { show { $0?.sourceView = view } }
  /// Shows the sheet, on a tablet beside a bar.
  open func show(from view: UIToolbar) { show { $0?.sourceView = view } }
  /// Shows the sheet, on a tablet beside a bar's button.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(animated: animated) { $0?.barButtonItem = item } }
  /// Shows the sheet, on a tablet beside a rectangle.
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

/// Hears what a person chooses.
@MainActor @preconcurrency
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A choice was made.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The system takes the sheet away. It never does here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// The sheet is about to come.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has come.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone.
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
