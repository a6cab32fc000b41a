import Foundation

/// A gesture of two touches that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor by which the distance has grown. Setting it changes the base of further changes.
  open var scale: CGFloat = 1
  /// The change of the factor per second.
  open private(set) var velocity: CGFloat = 0
  private var last: (distance: CGFloat, time: TimeInterval)?

  /// The change of distance until it is a pinch, in points. A guess.
  private static let threshold: CGFloat = 8
  private var start: CGFloat = 0
  /// The centroid when the second touch began, on the screen: the origin of the scale.
  private(set) final var startMiddle = CGPoint.zero

  private var distance: CGFloat? {
    guard touches.count == 2 else { return nil }
    return hypot(touches[0].place.x - touches[1].place.x, touches[0].place.y - touches[1].place.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance else { return }
    start = distance
    startMiddle = middle
    last = (distance, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance, let last, last.distance > 0 else { return }
    if state == .possible, abs(distance - start) < Self.threshold { return }
    let factor = distance / last.distance
    if event.timestamp > last.time { velocity = (factor - 1) * scale / (event.timestamp - last.time) }
    scale *= factor
    self.last = (distance, event.timestamp)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = middle
    if state != .possible { state = .ended } else if numberOfTouches == touches.count { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
  open override func reset() { (scale, velocity, last) = (1, 0, nil) }
}
