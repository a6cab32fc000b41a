import Foundation

/// On which side of its place a menu rather is.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As the system has it: above if there is room.
  case automatic = 0
  case up, down, left, right
}

/// Says where a menu is opened.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// What tells the configuration from others.
  public let identifier: any NSCopying
  /// Where, in points of the interaction's view.
  public let sourcePoint: CGPoint
  /// On which side of that it rather is. Caveat: above if there is room, in any case.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
  }
}

/// Something that moves while a menu comes or goes, which the app can add to.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Changes that are animated with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Opens a row of commands at a place of the view when the app says so.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Says what the menu offers.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (menu: EditMenu, configuration: UIEditMenuConfiguration)?

  /// Asks a delegate what the menu offers; without one that is what the view and those around it can do.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu; nothing happens if there is nothing to offer.
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

  /// Asks anew what the menu offers.
  open func reloadVisibleMenu() {
    guard let shown, let offered = menu(for: shown.configuration) else { return dismissMenu() }
    shown.menu.menu = offered
  }

  /// Asks anew where the menu is. Caveat: it moves at once.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown else { return }
    shown.menu.target = place(of: shown.configuration)
  }

  /// Where the menu is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }
}

/// Says what a row of commands offers, and hears of it.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// What the menu offers, given what the view and those around it can do; nil for no menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu belongs to, in points of the view; a null rectangle for the configuration's point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu comes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
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
