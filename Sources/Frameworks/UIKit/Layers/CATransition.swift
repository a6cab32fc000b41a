import DisplayList
import Foundation

/// The type of a transition between contents.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in over the old.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction that new content comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from a view's old content to its new one. Caveat: it affects only a view's layer, and siblings in front
/// of the view are behind the old content meanwhile.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition; nil for from the left.
  open var subtype: CATransitionSubtype?
  /// The fraction at which it starts.
  open var startProgress: Float = 0
  /// The fraction at which it ends.
  open var endProgress: Float = 1
  /// The view that shows the old content.
  private var old: UIView?

  override func prepare(for layer: CALayer) {
    super.prepare(for: layer)
    guard let view = layer.view, let around = view.heldBy, view.renderer != nil,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return }
    picture.frame = view.frame
    picture.isUserInteractionEnabled = false
    UIViewAnimation.without {
      if type == .moveIn {
        around.insertSubview(picture, belowSubview: view)
      } else {
        around.insertSubview(picture, aboveSubview: view)
      }
    }
    old = picture
  }

  /// Returns the initial offset of the new content, in points.
  private func way(_ size: CGSize) -> CGPoint {
    switch subtype {
    case .fromRight: CGPoint(x: size.width, y: 0)
    case .fromTop: CGPoint(x: 0, y: -size.height)
    case .fromBottom: CGPoint(x: 0, y: size.height)
    default: CGPoint(x: -size.width, y: 0)
    }
  }

  override func show(_ share: CGFloat, _ round: Int, on layer: CALayer) {
    guard let view = layer.view, let old else { return }
    let share = CGFloat(startProgress) + (CGFloat(endProgress) - CGFloat(startProgress)) * share
    let way = way(view.bounds.size)
    UIViewAnimation.without {
      switch type {
      case .moveIn, .push, .reveal:
        let place = layer.position
        if type != .reveal {
          layer.shown["position"] = CGPoint(x: place.x + way.x * (1 - share), y: place.y + way.y * (1 - share))
        }
        if type != .moveIn { old.center = CGPoint(x: place.x - way.x * share, y: place.y - way.y * share) }
      default: old.alpha = 1 - share
      }
    }
  }

  override func end(on layer: CALayer) {
    old?.removeFromSuperview()
    old = nil
  }
}
