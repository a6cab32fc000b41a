import Foundation

/// Something that assistive technology finds in a view that draws it itself.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// The view that it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Its place in the view, in points.
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

  /// An element in a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  package override func accessibilityDidChange() { (accessibilityContainer as? UIView)?.accessibilityDidChange() }
}
