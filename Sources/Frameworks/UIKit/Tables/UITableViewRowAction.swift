import Foundation

/// One of the things that a swipe on a row offers, as a table's delegate tells it that knows no `UIContextualAction`.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    /// Another name of the first.
    public static var destructive: Style { .default }
  }

  /// How it looks.
  public let style: UITableViewRowAction.Style
  /// Its name.
  open var title: String?
  /// Its ground; red for a destructive one, otherwise grey, unless set.
  open var backgroundColor: UIColor?
  /// Behind it. Caveat: it has no effect.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The same for the row at a place. The row stays open until the table is told otherwise, as with these actions on a phone.
  final func contextual(at place: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      [self] _, _, done in
      handler(self, place)
      done(false)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// What these actions offer; nil for none.
  convenience init?(_ actions: [UITableViewRowAction]?, at place: IndexPath) {
    guard let actions, !actions.isEmpty else { return nil }
    self.init(actions: actions.map { $0.contextual(at: place) })
    performsFirstActionWithFullSwipe = false
  }
}
