import Foundation

/// Changes a pointer over a view. Caveat: a phone is touched by fingers, so no pointer is ever over a view, and nobody is asked.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Says how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// False leaves the pointer as it is.
  open var isEnabled = true

  /// Asks a delegate how the pointer looks.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks anew how the pointer looks that is over the view: there is none.
  open func invalidate() {}
}

/// Says how a pointer looks over a view. Caveat: there is no pointer, so nobody asks.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// What of the view the pointer is over; nil for nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks there; nil for as elsewhere.
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

/// Where a pointer is.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
  /// In points of the view.
  public let location: CGPoint
  /// The keys that are held down.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) { (self.location, self.modifiers) = (location, modifiers) }
}

/// What of a view a pointer can be over.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
  /// In points of the view.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?

  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// How a pointer looks.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
  /// What it does to the view.
  public let effect: UIPointerEffect?
  /// What it is shaped like.
  public let shape: UIPointerShape?
  /// Along which directions it rather moves.
  public let constrainedAxes: UIAxis

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, constrainedAxes: UIAxis) {
    (self.effect, self.shape, self.constrainedAxes) = (effect, shape, constrainedAxes)
  }
  /// An effect on the view, and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, constrainedAxes: [])
  }
  /// A shape.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape, constrainedAxes: constrainedAxes)
  }
  /// None at all.
  public static func hidden() -> Self { made() }
  /// As the system has it.
  public static func system() -> Self { made() }
  private static func made() -> Self { Self() }
  /// As the system has it.
  public required override init() { (effect, shape, constrainedAxes) = (nil, nil, []) }
}

/// What a pointer does to a view.
public enum UIPointerEffect {
  /// How the view takes on the pointer's colour.
  public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }
  /// As the system has it.
  case automatic(UITargetedPreview)
  /// The pointer becomes a light behind the view.
  case highlight(UITargetedPreview)
  /// The pointer goes under the view, which rises.
  case lift(UITargetedPreview)
  /// The view takes on a colour and grows.
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

/// What a pointer is shaped like.
public enum UIPointerShape {
  /// A path around the pointer's place.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam upright.
  case verticalBeam(length: CGFloat)
  /// A beam that lies.
  case horizontalBeam(length: CGFloat)

  /// The system's radius of corners, in points.
  public static let defaultCornerRadius: CGFloat = -1
}
