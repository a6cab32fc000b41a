import Foundation

/// An action for a change of a layer's property.
@MainActor @preconcurrency
public protocol CAAction {
  /// Runs the action for an event of an object.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action without an effect.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A delegate that draws, lays out and animates a layer in place of a subclass.
@MainActor @preconcurrency
public protocol CALayerDelegate: NSObjectProtocol {
  /// Displays the layer by setting its `contents`.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a property: `NSNull` for none, nil for the layer's default.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A view is the delegate of its layer. Caveat: it is only asked for the layer's content and layout.
extension UIView: CALayerDelegate {}

/// The event when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event when a layer is no longer visible.
public let kCAOnOrderOut = "onOrderOut"
/// The event when a layer's content is replaced.
public let kCATransition = "transition"

extension CALayer {
  /// The properties with implicit animations.
  static let animatedKeys: Set<String> = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "colors", "contentsRect", "cornerRadius",
    "endPoint", "fillColor", "fontSize", "foregroundColor", "instanceAlphaOffset", "instanceDelay", "instanceTransform",
    "lineDashPhase", "lineWidth", "locations", "miterLimit", "opacity", "position", "shadowColor", "shadowOffset",
    "shadowOpacity", "shadowPath", "shadowRadius", "startPoint", "strokeColor", "strokeEnd", "strokeStart",
    "sublayerTransform", "transform", "zPosition",
  ]

  /// Called before a property is set. A layer on a screen animates implicitly.
  final func setting(_ key: String, _ old: Any?, _ new: Any?) {
    let isCustom = type(of: self) != CALayer.self
    // There is nothing to animate from yet, and most views' layers have no implicit animations.
    guard wasDrawn, !isPresentation, view == nil || UIViewAnimation.duration > 0 || isCustom else { return }
    guard !CATransaction.disableActions(), !Self.isSame(old, new) else { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  private static func isSame(_ old: Any?, _ new: Any?) -> Bool {
    guard let old = old.flatMap({ AnimatedValue($0) }), let new = new.flatMap({ AnimatedValue($0) }) else {
      return false
    }
    return old.isSame(as: new)
  }

  /// Returns the action of the delegate, `actions`, `style` or the class, or else the system's.
  final func usualAction(forKey event: String) -> (any CAAction)? {
    let found =
      ownDelegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    guard Self.animatedKeys.contains(event), view == nil || UIViewAnimation.duration > 0 else { return nil }
    let animation = usualAction
    animation.keyPath = event
    return animation
  }

  /// The system's action for standard properties.
  final var usualAction: CABasicAnimation {
    let animation = CABasicAnimation()
    if view != nil {
      animation.duration = UIViewAnimation.duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    } else {
      animation.duration = CATransaction.animationDuration()
      animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    }
    return animation
  }
}
