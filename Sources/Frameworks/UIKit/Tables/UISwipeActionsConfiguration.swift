import Foundation

/// What a swipe on a row offers.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one at the edge.
  public let actions: [UIContextualAction]
  /// A long swipe performs the first one.
  open var performsFirstActionWithFullSwipe = true

  /// Offers actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// One of the things that a swipe on a row offers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What an action does to the row.
  public enum Style: Int, Sendable { case normal = 0, destructive }
  /// Runs when the action is chosen; calls its last argument when it is done.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it does to the row.
  public let style: UIContextualAction.Style
  /// Runs when the action is chosen.
  public let handler: UIContextualAction.Handler
  /// Its name.
  open var title: String?
  /// Its ground; grey, or red for a destructive one, unless set.
  open var backgroundColor: UIColor!
  /// Shown in place of the name.
  open var image: UIImage?

  /// An action.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
