import Foundation

/// The actions of a swipe on a row.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, starting from the edge.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swipe on a row.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable { case normal = 0, destructive }
  /// The handler of an action, which calls its last argument when done.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: UIContextualAction.Style
  /// The handler.
  public let handler: UIContextualAction.Handler
  /// The title.
  open var title: String?
  /// The background colour; by default grey, or red for a destructive action.
  open var backgroundColor: UIColor!
  /// The image that replaces the title.
  open var image: UIImage?

  /// Creates an action.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
