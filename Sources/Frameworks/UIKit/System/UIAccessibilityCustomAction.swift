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

/// Something that assistive technology finds in a view that draws it itself.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// The view that it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Its place in the view, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { change() } }
  /// Its place on the screen, in points.
  open var accessibilityFrame: CGRect {
    get {
      (accessibilityContainer as? UIView)?.convert(accessibilityFrameInContainerSpace, to: nil)
        ?? accessibilityFrameInContainerSpace
    }
    set {
      accessibilityFrameInContainerSpace =
        (accessibilityContainer as? UIView)?.convert(newValue, from: nil) ?? newValue
    }
  }
  /// It is found by assistive technology.
  open var isAccessibilityElement = true { didSet { change() } }
  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String? { didSet { change() } }
  /// What it is called.
  open var accessibilityLabel: String? { didSet { change() } }
  /// What using it leads to.
  open var accessibilityHint: String? { didSet { change() } }
  /// What it is set to.
  open var accessibilityValue: String? { didSet { change() } }
  /// Its kind and state.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { change() } }
  /// What else it offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { change() } }

  /// An element in a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  private func change() { (accessibilityContainer as? UIView)?.renderer?.appearanceDidChange() }

  /// Assistive technology activates it; false if that is left to a touch.
  open func accessibilityActivate() -> Bool { false }
  /// Assistive technology makes an adjustable element's value larger.
  open func accessibilityIncrement() {}
  /// Assistive technology makes an adjustable element's value smaller.
  open func accessibilityDecrement() {}
}
