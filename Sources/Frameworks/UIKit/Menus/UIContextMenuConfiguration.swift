import Foundation

/// A closure that returns the preview beside a menu; nil for the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns a menu, given the system's suggestions (none here); nil for no menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A context menu configuration.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration with a preview and a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The system's choice: from the top.
    case automatic = 0
    /// The first one is closest to the finger.
    case priority
    /// The first one is at the top.
    case fixed
  }
  /// The preferred order of the menu's elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Returns the part of the view to lift where no controller is shown; nil for all of it.
  package final var highlight: (@MainActor () -> UITargetedPreview?)?
  /// The menu on the screen, and how to replace it.
  package final var shown: (controller: MenuController, menu: UIMenu, replace: @MainActor (UIMenu) -> Void)?
  /// The lifted controller; nil for the view itself.
  final var shownPreview: UIViewController?
  /// Called when the menu opens.
  package final var onOpen: (@MainActor () -> Void)?
  /// Called when the menu begins to close.
  package final var onClose: (@MainActor () -> Void)?
  /// Called when the preview is tapped.
  package final var onCommit: (@MainActor () -> Void)?

  /// Returns the menu and the preview; nil for no menu.
  package func made() -> (menu: UIMenu, preview: UIViewController?)? {
    actionProvider?([]).map { menu in
      shownPreview = previewProvider?()
      return (menu, shownPreview)
    }
  }
}

/// An interaction, which is added to a view and observes it.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before the view changes; nil for none.
  func willMove(to view: UIView?)
  /// Called after the view changes; nil for none.
  func didMove(to view: UIView?)
}

/// Menu elements that are created when the menu opens.
///
/// Caveat: elements delivered after the provider returns appear the next time the menu opens.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var known: [UIMenuElement]?

  private init(isCached: Bool, _ provider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", image: nil)
  }
  /// Creates elements that are provided once.
  public convenience init(_ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }
  /// Returns elements that are provided each time.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

  /// The elements.
  package var elements: [UIMenuElement] {
    if isCached, let known { return known }
    provider { [weak self] in self?.known = $0 }
    return known ?? []
  }
}

/// A menu item that calls a method of the first object in the responder chain that responds to it.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The method.
  public let action: Selector
  /// Data that belongs to the command.
  public let propertyList: Any?
  /// The attributes in a menu.
  open var attributes: UIMenuElement.Attributes
  /// The state in a menu.
  open var state: UIMenuElement.State

  /// The title in the overview of key commands.
  open var discoverabilityTitle: String?
  /// Alternate commands for more modifier keys. Caveat: they have no effect.
  public let alternates: [UICommandAlternate]

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
    (self.alternates, self.discoverabilityTitle) = (alternates, discoverabilityTitle)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The equivalent action.
  package var asAction: UIAction {
    UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { [action] _ in
      UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
  }
}
