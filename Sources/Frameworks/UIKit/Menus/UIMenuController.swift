import Foundation

/// A command of the app's own in the menu of `UIMenuController`.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// A command.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The row of commands of the whole app. Deprecated by Apple: `UIEditMenuInteraction`.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// Where a menu's arrow points.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  /// The one that there is.
  public static let shared = UIMenuController()
  /// Posted around the times when the menu comes and goes.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  /// The app's own commands, which are offered by whoever can do them.
  open var menuItems: [UIMenuItem]?
  /// Where the menu's arrow points. Caveat: there is no arrow; the menu is above if there is room.
  open var arrowDirection = ArrowDirection.default
  private var shown: EditMenu?
  private weak var view: UIView?
  private var rect = CGRect.zero

  /// Where the menu is, in points of the screen; empty without one.
  open var menuFrame: CGRect { shown?.frame ?? .zero }
  /// The menu is there.
  open var isMenuVisible: Bool { shown != nil }

  /// Opens the menu at a rectangle of a view; nothing happens if nobody can do any of the commands.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    (view, rect) = (targetView, targetRect)
    let own = (menuItems ?? []).compactMap { item -> UIMenuElement? in
      let action = item.action
      guard let target = responder(for: targetView).target(forAction: action, withSender: self) else { return nil }
      return UIAction(title: item.title) { UIApplication.shared.sendAction(action, to: target, from: $0, for: nil) }
    }
    let commands = UIMenu.editing(from: responder(for: targetView)) + own
    let made = EditMenu(UIMenu(children: commands), at: targetRect, in: targetView) { [weak self] in self?.didClose() }
    guard let made else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    shown = made
    made.open()
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }

  /// Whom keys are for is asked first, as UIKit does.
  private func responder(for view: UIView) -> UIResponder { UIResponder.first ?? view }

  private func didClose() {
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    shown = nil
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }

  /// Closes the menu.
  open func hideMenu() { shown?.close() }
  /// Closes the menu of a view.
  open func hideMenu(from targetView: UIView) { if view === targetView { hideMenu() } }
  /// Asks anew who can do what.
  open func update() { if isMenuVisible, let view { showMenu(from: view, rect: rect) } }

  /// Says where `setMenuVisible(_:animated:)` opens the menu. An older form of `showMenu(from:rect:)`.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (view, rect) = (targetView, targetRect) }
  /// Opens or closes the menu. An older form of `showMenu(from:rect:)` and `hideMenu()`.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible { hideMenu() } else if let view { showMenu(from: view, rect: rect) }
  }
}
