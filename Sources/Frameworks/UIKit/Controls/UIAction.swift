import Foundation

/// Something a person can choose.
@MainActor
open class UIMenuElement: NSObject {
  /// What it is called.
  open internal(set) var title: String
  /// A picture beside the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// What a control does, as a closure.
@MainActor
open class UIAction: UIMenuElement {
  /// Names an action; a control has only one of a name for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Its name; unique unless given.
  public let identifier: UIAction.Identifier
  /// What sent the action, while its handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  /// An action; title and image are for the control that takes its looks from it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
