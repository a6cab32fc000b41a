import Foundation

/// The preferred side of an edit menu.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system's choice: above if there is room.
  case automatic = 0
  case up, down, left, right
}

/// The configuration of an edit menu.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: any NSCopying
  /// The menu's position in the interaction's view, in points.
  public let sourcePoint: CGPoint
  /// The preferred side of that point. Caveat: always above if there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration of a menu at a point.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
  }
}

/// The animator of an edit menu.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// An interaction that opens a row of commands programmatically.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (menu: EditMenu, configuration: UIEditMenuConfiguration)?

  /// Creates an interaction with a delegate; without one the menu has the commands of the responder chain.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu; does nothing if it would be empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let offered = menu(for: configuration) else { return }
    let made = EditMenu(offered, at: place(of: configuration), in: view) { [weak self] in self?.didClose(configuration)
    }
    guard let made else { return }
    shown = (made, configuration)
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    made.open()
    animator.run()
  }

  private func didClose(_ configuration: UIEditMenuConfiguration) {
    guard shown?.configuration === configuration else { return }
    shown = nil
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let view else { return nil }
    let suggested = UIMenu.editing(from: view)
    guard let delegate else { return suggested.isEmpty ? nil : UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }

  private func place(of configuration: UIEditMenuConfiguration) -> CGRect {
    let told = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return told.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : told
  }

  /// Closes the menu.
  open func dismissMenu() { shown?.menu.close() }

  /// Reloads the menu's content.
  open func reloadVisibleMenu() {
    guard let shown, let offered = menu(for: shown.configuration) else { return dismissMenu() }
    shown.menu.menu = offered
  }

  /// Updates the menu's position. Caveat: never animated.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown else { return }
    shown.menu.target = place(of: shown.configuration)
  }

  /// Returns the menu's location in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }
}

/// A delegate that provides edit menus and is notified of events.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, given the commands of the responder chain; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the menu's target rectangle in the view, in points; a null rectangle for the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called when the menu opens.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu closes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
