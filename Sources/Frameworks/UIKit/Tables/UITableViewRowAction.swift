import Foundation

/// An action of a swipe on a row, for table delegates without `UIContextualAction`.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    /// Another name of `default`.
    public static var destructive: Style { .default }
  }

  /// The style.
  public let style: UITableViewRowAction.Style
  /// The title.
  open var title: String?
  /// The background colour; by default red for a destructive action, otherwise grey.
  open var backgroundColor: UIColor?
  /// The background effect. Caveat: it has no effect.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Returns the same action for a row. The row stays open until the table changes, as these actions do on a phone.
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
  /// Creates a configuration with these actions; nil for none.
  convenience init?(_ actions: [UITableViewRowAction]?, at place: IndexPath) {
    guard let actions, !actions.isEmpty else { return nil }
    self.init(actions: actions.map { $0.contextual(at: place) })
    performsFirstActionWithFullSwipe = false
  }
}
