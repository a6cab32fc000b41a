import Foundation

/// An accessibility element that a view draws itself.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the view, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { accessibilityDidChange() } }
  open override var accessibilityFrame: CGRect {
    get {
      (accessibilityContainer as? UIView)?.convert(accessibilityFrameInContainerSpace, to: nil)
        ?? accessibilityFrameInContainerSpace
    }
    set {
      accessibilityFrameInContainerSpace =
        (accessibilityContainer as? UIView)?.convert(newValue, from: nil) ?? newValue
    }
  }

  /// Creates an element in a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  package override func accessibilityDidChange() { (accessibilityContainer as? UIView)?.accessibilityDidChange() }
}
