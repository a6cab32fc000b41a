import Foundation

/// An action of a control or a menu, as a closure.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The identifier of an action; a control has only one per identifier and event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The title. Caveat: a menu reads it when it opens.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image. Caveat: a menu reads it when it opens.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The identifier; unique by default.
  public let identifier: UIAction.Identifier
  /// The attributes in a menu. Caveat: a menu reads them when it opens.
  open var attributes: UIMenuElement.Attributes
  /// The state in a menu. Caveat: a menu reads it when it opens.
  open var state: UIMenuElement.State
  /// The title in the overview of key commands. Caveat: it has no effect.
  open var discoverabilityTitle: String?
  /// The sender of the action, while its handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  /// Creates an action. A control uses its title and image if it has none; a menu shows them all.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  package func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
