import Foundation

/// One or several taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row.
  open var numberOfTapsRequired = 1
  /// How many fingers at once.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var most = 0
  private var taps = 0

  /// How far a finger may move, and how long until the next tap, as SwiftUI's taps have it.
  private static let reach: CGFloat = 10
  private static let pause: TimeInterval = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    deadline = nil
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.place }
    most = max(most, starts.count)
    if most > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      if hypot(touch.place.x - start.x, touch.place.y - start.y) > Self.reach { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = nil }
    guard state == .possible, starts.isEmpty else { return }
    guard most == numberOfTouchesRequired else { return state = .failed }
    _ = middle
    taps += 1
    most = 0
    if taps >= numberOfTapsRequired { state = .ended } else { deadline = event.timestamp + Self.pause }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  package override func timePassed() { state = .failed }
  open override func reset() {
    starts = [:]
    (most, taps) = (0, 0)
  }
}

/// Fingers that rest in one place.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the fingers have to rest.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move until then, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers at once.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = middle
    deadline = event.timestamp + minimumPressDuration
    if minimumPressDuration <= 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    if hypot(middle.x - start.x, middle.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = middle
    state = state == .possible ? .failed : .ended
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
  package override func timePassed() { if state == .possible { state = .began } }
}

/// A finger that moves fast in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Where the swipe goes.
  open var direction = Direction.right
  /// How many fingers at once.
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
