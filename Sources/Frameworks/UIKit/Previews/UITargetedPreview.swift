import Foundation

/// How a view is shown that is lifted off the screen.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// What of the view is seen, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline that casts the shadow, in the view's coordinates; nil for what is seen. Caveat: it has no effect.
  open var shadowPath: UIBezierPath?
  /// What is behind the view; nil for the system's.
  open var backgroundColor: UIColor!

  /// All of a view.
  public override init() { super.init() }

  /// Lines of a text, each of which is a rectangle in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      // What is behind letters reaches a little beyond them; how far is a guess.
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -4), cornerRadius: 4))
    }
    visiblePath = path
  }
}

/// Where a lifted view belongs.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// What it belongs in.
  public let container: UIView
  /// Where its middle belongs, in the container's coordinates.
  public let center: CGPoint
  /// How it is turned and scaled there.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
  /// A place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted off the screen, and where it belongs.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view; it need not be on a screen.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Where it belongs.
  public let target: UIPreviewTarget

  /// A view with a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// A view on the screen, which belongs where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform))
  }
  /// A view on the screen as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The view's size in points.
  open var size: CGSize { view.bounds.size }
  /// The same with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Where the view belongs on the screen, upright, in points of the window.
  package final var frame: CGRect {
    let size = CGRect(origin: .zero, size: size).applying(target.transform).size
    let middle = target.container.convert(target.center, to: nil)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
