import Foundation

/// Something that assistive technology offers beside activating a view.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; true if that went well.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What it is called, in letters of its own.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// A picture for it.
  open var image: UIImage?
  /// Whose method is called, in place of a handler.
  open weak var target: AnyObject?
  /// The method, which gets the action.
  open var selector: Selector?
  /// Does it; nil where a method is called.
  open var actionHandler: Handler?

  /// An action that runs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// An action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// Does it.
  package func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target, let selector {
      TargetAction(target: target, action: selector).send([self])
    }
  }
}
