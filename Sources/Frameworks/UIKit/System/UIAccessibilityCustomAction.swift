import Foundation

/// An action that assistive technology offers besides activation.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image.
  open var image: UIImage?
  /// The receiver of the method, if there is no handler.
  open weak var target: AnyObject?
  /// The method, called with the action.
  open var selector: Selector?
  /// The handler; nil if a method is called.
  open var actionHandler: Handler?

  /// Creates an action that runs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// Performs the action.
  package func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target, let selector {
      TargetAction(target: target, action: selector).send([self])
    }
  }
}
