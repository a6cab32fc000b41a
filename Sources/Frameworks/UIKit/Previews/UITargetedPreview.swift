import Foundation

/// The appearance of a view that is lifted off the screen.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// The part of the view to be seen, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil for that of the visible part. Caveat: it has no effect.
  open var shadowPath: UIBezierPath?
  /// The background colour; nil for the system's.
  open var backgroundColor: UIColor!

  /// Creates parameters for a whole view.
  public override init() { super.init() }

  /// Creates parameters for lines of text, given as rectangles in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      // The background extends a little beyond the text; how far is a guess.
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -4), cornerRadius: 4))
    }
    visiblePath = path
  }
}

/// The target of a lifted view.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The container.
  public let container: UIView
  /// The centre in the container's coordinates.
  public let center: CGPoint
  /// The transform.
  public let transform: CGAffineTransform

  /// Creates a target in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
  /// Creates a target in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted off the screen, with its target.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view; it need not be on a screen.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The target.
  public let target: UIPreviewTarget

  /// Creates a preview of a view with a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Creates a preview of a view on the screen, targeted at its own place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform))
  }
  /// Creates a preview of a view on the screen, unchanged.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The view's size in points.
  open var size: CGSize { view.bounds.size }
  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The target's frame on the screen, without rotation, in points of the window.
  package final var frame: CGRect {
    let size = CGRect(origin: .zero, size: size).applying(target.transform).size
    let middle = target.container.convert(target.center, to: nil)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
