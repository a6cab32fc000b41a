import Foundation

/// What happens when a property of a layer changes.
@MainActor @preconcurrency
public protocol CAAction {
  /// Something happened to an object.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing happens.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Draws, lays out and animates a layer in place of a subclass.
@MainActor @preconcurrency
public protocol CALayerDelegate: NSObjectProtocol {
  /// The layer is to be drawn: its `contents` are to be set.
  func display(_ layer: CALayer)
  /// Draws what the layer shows.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places what is in the layer.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a property changes: `NSNull` for nothing, nil for what the layer says.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A view is the delegate of its layer. Caveat: it is only asked for what the layer shows.
extension UIView: CALayerDelegate {}

/// The event that a layer is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The event that a layer is no longer shown.
public let kCAOnOrderOut = "onOrderOut"
/// The event that a layer's content is replaced.
public let kCATransition = "transition"

extension CALayer {
  /// The properties that are animated when they are set.
  static let animatedKeys: Set<String> = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "colors", "contentsRect", "cornerRadius",
    "endPoint", "fillColor", "fontSize", "foregroundColor", "instanceAlphaOffset", "instanceDelay", "instanceTransform",
    "lineDashPhase", "lineWidth", "locations", "miterLimit", "opacity", "position", "shadowColor", "shadowOffset",
    "shadowOpacity", "shadowPath", "shadowRadius", "startPoint", "strokeColor", "strokeEnd", "strokeStart",
    "sublayerTransform", "transform", "zPosition",
  ]

  /// A property is about to be set. What is on a screen goes there by itself.
  final func setting(_ key: String, _ old: Any?, _ new: Any?) {
    let isCustom = type(of: self) != CALayer.self
    // Nothing shows yet where the layer was, and most views' layers have no motion of their own.
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

  /// What the delegate, `actions`, `style` or the class say, or else what the system does.
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

  /// What the system does when a property of the standard ones is set.
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
