import Foundation

/// An interaction that changes the pointer over a view. Caveat: a phone has no pointer, so the delegate is never asked.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction with a delegate for the pointer's style.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Updates the style of the pointer over the view: there is none.
  open func invalidate() {}
}

/// The methods that style a pointer over a view. Caveat: there is no pointer, so they are never called.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region under the pointer; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the pointer's style in a region; nil for the default.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A request for the region at a location.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
  /// The location in points of the view.
  public let location: CGPoint
  /// The modifier keys held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) { (self.location, self.modifiers) = (location, modifiers) }
}

/// A region of a view that a pointer can be over.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
  /// The rectangle in points of the view.
  public let rect: CGRect
  /// The identifier.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The style of a pointer.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
  /// The effect on the view.
  public let effect: UIPointerEffect?
  /// The shape of the pointer.
  public let shape: UIPointerShape?
  /// The axes along which movement is constrained.
  public let constrainedAxes: UIAxis

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, constrainedAxes: UIAxis) {
    (self.effect, self.shape, self.constrainedAxes) = (effect, shape, constrainedAxes)
  }
  /// Creates a style of an effect on the view and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, constrainedAxes: [])
  }
  /// Creates a style of a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape, constrainedAxes: constrainedAxes)
  }
  /// Returns the style of a hidden pointer.
  public static func hidden() -> Self { made() }
  /// Returns the system's style.
  public static func system() -> Self { made() }
  private static func made() -> Self { Self() }
  /// Creates the system's style.
  public required override init() { (effect, shape, constrainedAxes) = (nil, nil, []) }
}

/// The effect of a pointer on a view.
public enum UIPointerEffect {
  /// How the view is tinted.
  public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight behind the view.
  case highlight(UITargetedPreview)
  /// The pointer moves under the view, which is lifted.
  case lift(UITargetedPreview)
  /// The view is tinted and scaled.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A path around the pointer's location.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)

  /// The system's corner radius, in points.
  public static let defaultCornerRadius: CGFloat = -1
}
