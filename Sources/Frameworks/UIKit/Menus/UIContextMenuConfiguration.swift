import Foundation

/// Makes what is shown lifted beside a menu; nil for the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu, given what the system would offer, which is nothing here; nil for no menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a finger that rests on something opens.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// What tells the configuration from others.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A preview and a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  /// In which order a menu shows its elements.
  public enum ElementOrder: Int, Sendable {
    /// As the system has it: from the top.
    case automatic = 0
    /// The first one is closest to the finger.
    case priority
    /// The first one is at the top.
    case fixed
  }
  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Says what of a view is lifted where no controller is shown; nil for all of it.
  package final var highlight: (@MainActor () -> UITargetedPreview?)?
  /// The menu while it is on the screen, and how to show another one in its place.
  package final var shown: (controller: MenuController, menu: UIMenu, replace: @MainActor (UIMenu) -> Void)?
  /// What is lifted; nil for the view itself.
  final var shownPreview: UIViewController?
  /// Called when the menu opens.
  package final var onOpen: (@MainActor () -> Void)?
  /// Called when the menu begins to go.
  package final var onClose: (@MainActor () -> Void)?
  /// Called when the preview is tapped.
  package final var onCommit: (@MainActor () -> Void)?

  /// The menu, and what is lifted; nil for no menu.
  package func made() -> (menu: UIMenu, preview: UIViewController?)? {
    actionProvider?([]).map { menu in
      shownPreview = previewProvider?()
      return (menu, shownPreview)
    }
  }
}

/// Something that is added to a view and watches it.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// The view is about to be another one, or none.
  func willMove(to view: UIView?)
  /// The view is another one, or none.
  func didMove(to view: UIView?)
}

/// Lines of a menu that are made when it opens.
///
/// Caveat: lines that are not there when the provider returns are shown when the menu opens the next time.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var known: [UIMenuElement]?

  private init(isCached: Bool, _ provider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", image: nil)
  }
  /// Lines that are made once.
  public convenience init(_ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }
  /// Lines that are made each time.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

  /// The lines.
  package var elements: [UIMenuElement] {
    if isCached, let known { return known }
    provider { [weak self] in self?.known = $0 }
    return known ?? []
  }
}

/// A line of a menu that calls a method of whoever understands it, from the first responder on.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// What it is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// A picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The method.
  public let action: Selector
  /// Something that goes with the command.
  public let propertyList: Any?
  /// How a menu shows it.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows a mark beside it.
  open var state: UIMenuElement.State

  /// What it is called where the person looks for combinations of keys.
  open var discoverabilityTitle: String?
  /// Other commands with more keys held down. Caveat: they have no effect.
  public let alternates: [UICommandAlternate]

  /// A command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
    (self.alternates, self.discoverabilityTitle) = (alternates, discoverabilityTitle)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same as a line that an app makes itself.
  package var asAction: UIAction {
    UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { [action] _ in
      UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
  }
}
