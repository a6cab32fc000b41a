import Foundation

/// A gesture of touches that stay in place.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement until then, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = middle
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
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
