import DisplayList
import Foundation

/// How new content takes the place of the old.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old one fades, and the new one appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Leads from what a view shows to what it shows after it was changed. Caveat: the layer of a view alone changes so, and what is in front
/// of the view in the same superview is behind the old content meanwhile.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// How the new content comes.
  open var type = CATransitionType.fade
  /// From where the new content comes; nil for from the left.
  open var subtype: CATransitionSubtype?
  /// The share of the way at which it begins.
  open var startProgress: Float = 0
  /// The share of the way at which it ends.
  open var endProgress: Float = 1
  /// What shows the old content.
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

  /// How far the new content is away at first, in points.
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
