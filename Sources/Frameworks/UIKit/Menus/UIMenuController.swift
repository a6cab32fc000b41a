import Foundation

/// A custom command in the menu of `UIMenuController`.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The app's shared edit menu. Deprecated by Apple in favour of `UIEditMenuInteraction`.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  /// The shared instance.
  public static let shared = UIMenuController()
  /// Posted before and after the menu appears and disappears.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  /// The app's custom commands, offered by the responders that implement them.
  open var menuItems: [UIMenuItem]?
  /// The direction of the menu's arrow. Caveat: there is no arrow; the menu is above if there is room.
  open var arrowDirection = ArrowDirection.default
  private var shown: EditMenu?
  private weak var view: UIView?
  private var rect = CGRect.zero

  /// The menu's frame on the screen, in points; empty without a menu.
  open var menuFrame: CGRect { shown?.frame ?? .zero }
  /// Whether the menu is visible.
  open var isMenuVisible: Bool { shown != nil }

  /// Opens the menu at a rectangle of a view; does nothing if no command is available.
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

  /// Returns the responder to ask first, the first responder as in UIKit.
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
  /// Updates the available commands.
  open func update() { if isMenuVisible, let view { showMenu(from: view, rect: rect) } }

  /// Sets where `setMenuVisible(_:animated:)` opens the menu. An older form of `showMenu(from:rect:)`.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (view, rect) = (targetView, targetRect) }
  /// Opens or closes the menu. An older form of `showMenu(from:rect:)` and `hideMenu()`.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible { hideMenu() } else if let view { showMenu(from: view, rect: rect) }
  }
}
