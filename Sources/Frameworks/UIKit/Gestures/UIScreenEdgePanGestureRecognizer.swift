import Foundation

/// A pan that begins at an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
  /// The maximum distance of a touch from the edge, in points. A guess.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let screen = UIScreen.main.bounds
    let isAtEdge = touches.allSatisfy { touch in
      edges.contains(.left) && touch.place.x <= Self.reach
        || edges.contains(.right) && touch.place.x >= screen.width - Self.reach
        || edges.contains(.top) && touch.place.y <= Self.reach
        || edges.contains(.bottom) && touch.place.y >= screen.height - Self.reach
    }
    guard isAtEdge else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }
}

/// A pointer that hovers over a view. Caveat: a phone has no pointer, so it recognizes nothing.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
}

extension UIEvent {
  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    /// Returns a button by its number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }
}
