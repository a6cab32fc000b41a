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

  /// The menu, and what is lifted; nil for no menu.
  package func made() -> (menu: UIMenu, preview: UIViewController?)? {
    actionProvider?([]).map { ($0, previewProvider?()) }
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

/// Opens a menu when a finger rests on the view.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Says what is opened.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Asks a delegate what is opened.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) { self.view?.contextMenu = nil }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.contextMenu = { [weak self] point in
      guard let self else { return nil }
      return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }
  }
  /// Where the finger is, in a view's coordinates. Caveat: the middle of the view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
}

/// Says what a finger that rests on a view opens.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What is opened at a point of the view; nil for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
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
  /// The method.
  public let action: Selector
  /// Something that goes with the command.
  public let propertyList: Any?
  /// How a menu shows it.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows a mark beside it.
  open var state: UIMenuElement.State

  /// A command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same as a line that an app makes itself.
  package var asAction: UIAction {
    UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { [action] _ in
      UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
  }
}
