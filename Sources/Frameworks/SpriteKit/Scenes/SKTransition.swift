import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The direction of a transition.
public enum SKTransitionDirection: Int, Sendable {
  /// Upwards.
  case up = 0
  /// Downwards.
  case down = 1
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
}

/// A transition between scenes. Caveat: there are no doors, no doorway and no filters; cards flip without perspective.
open class SKTransition: NSObject, NSCopying {
  private enum Kind {
    case crossFade
    case fade(UIColor)
    case push(SKTransitionDirection)
    case moveIn(SKTransitionDirection)
    case reveal(SKTransitionDirection)
    case flip(isHorizontal: Bool)
  }

  private let kind: Kind
  /// The duration in seconds.
  let duration: TimeInterval
  /// Whether the incoming scene is paused during the transition.
  open var pausesIncomingScene = true
  /// Whether the outgoing scene is paused during the transition.
  open var pausesOutgoingScene = true

  private init(_ kind: Kind, _ duration: TimeInterval) {
    self.kind = kind
    self.duration = duration
  }

  /// Returns a cross-fade.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
  /// Returns a fade through black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { fade(with: .black, duration: sec) }
  /// Returns a fade through a colour.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.fade(color), sec)
  }
  /// Returns a transition in which the new scene pushes the old one away.
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.push(direction), sec)
  }
  /// Returns a transition in which the new scene moves over the old one.
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.moveIn(direction), sec)
  }
  /// Returns a transition in which the old scene moves away over the new one.
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.reveal(direction), sec)
  }
  /// Returns a flip around a horizontal line through the middle.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.flip(isHorizontal: true), sec)
  }
  /// Returns a flip around a vertical line through the middle.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.flip(isHorizontal: false), sec)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTransition(kind, duration)
    (copy.pausesIncomingScene, copy.pausesOutgoingScene) = (pausesIncomingScene, pausesOutgoingScene)
    return copy
  }

  /// The drawing of both scenes at a moment.
  struct State {
    var old = Fragment.Effects.none
    var new = Fragment.Effects.none
    var isOldInFront = false
    var shade: DisplayColor?
  }

  /// - Parameter progress: from 0 to 1.
  @MainActor
  func state(at progress: Double, in size: CGSize) -> State {
    var state = State()
    func shift(_ direction: SKTransitionDirection, _ share: Double) -> Fragment.Effects {
      let (x, y): (Double, Double) =
        switch direction {
        case .up: (0, -1)
        case .down: (0, 1)
        case .right: (1, 0)
        case .left: (-1, 0)
        }
      return Fragment.Effects(
        transform: AffineTransform(translationByX: x * share * size.width, byY: y * share * size.height))
    }
    switch kind {
    case .crossFade: state.new.opacity = progress
    case .fade(let color):
      let (old, new) = (max(0, 1 - 2 * progress), max(0, 2 * progress - 1))
      (state.old.opacity, state.new.opacity) = (old > 0 ? 1 : 0, old > 0 ? 0 : 1)
      state.shade = color.displayColor(for: .current).opacity(1 - max(old, new))
    case .push(let direction):
      state.old = shift(direction, progress)
      state.new = shift(direction, progress - 1)
    case .moveIn(let direction): state.new = shift(direction, progress - 1)
    case .reveal(let direction):
      state.old = shift(direction, progress)
      state.isOldInFront = true
    case .flip(let isHorizontal):
      let width = abs(cos(progress * .pi))
      var turned = AffineTransform(translationByX: size.width / 2, byY: size.height / 2)
      turned.scale(x: isHorizontal ? 1 : max(width, 1e-4), y: isHorizontal ? max(width, 1e-4) : 1)
      turned.translate(x: -size.width / 2, y: -size.height / 2)
      (state.old.transform, state.new.transform) = (turned, turned)
      (state.old.opacity, state.new.opacity) = progress < 0.5 ? (1, 0) : (0, 1)
    }
    return state
  }
}
