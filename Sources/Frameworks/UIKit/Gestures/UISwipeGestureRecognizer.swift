import Foundation

/// A fast movement in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The direction of the swipe.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start: (place: CGPoint, time: TimeInterval)?

  /// Guesses: 50 points within half a second, at most half as much across.
  private static let (length, duration): (CGFloat, TimeInterval) = (50, 0.5)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == numberOfTouchesRequired { start = (middle, event.timestamp) }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, state == .possible else { return }
    guard event.timestamp - start.time <= Self.duration else { return state = .failed }
    let (dx, dy) = (middle.x - start.place.x, middle.y - start.place.y)
    guard max(abs(dx), abs(dy)) >= Self.length else { return }
    let across = abs(dx) > abs(dy)
    let way: Direction = across ? (dx > 0 ? .right : .left) : dy > 0 ? .down : .up
    let isStraight = min(abs(dx), abs(dy)) <= max(abs(dx), abs(dy)) / 2
    state = direction.contains(way) && isStraight ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func reset() { start = nil }
}
