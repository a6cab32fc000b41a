import Foundation

/// What a control or a line of a menu does, as a closure.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// Names an action; a control has only one of a name for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// What it is called. Caveat: a menu reads it when it opens.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// A picture beside the title. Caveat: a menu reads it when it opens.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Its name; unique unless given.
  public let identifier: UIAction.Identifier
  /// How a menu shows it. Caveat: a menu reads it when it opens.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows a mark beside it. Caveat: a menu reads it when it opens.
  open var state: UIMenuElement.State
  /// What it is called where the person looks for combinations of keys. Caveat: it has no effect.
  open var discoverabilityTitle: String?
  /// What sent the action, while its handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  /// An action; a control takes title and image from it if it has none, a menu shows all.
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
