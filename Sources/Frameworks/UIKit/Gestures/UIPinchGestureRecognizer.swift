import Foundation

/// Two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor by which the distance has grown. Setting it counts from elsewhere.
  open var scale: CGFloat = 1
  /// How fast the factor grows, in a second.
  open private(set) var velocity: CGFloat = 0
  private var last: (distance: CGFloat, time: TimeInterval)?

  /// Points that the distance changes until it is a pinch. A guess.
  private static let threshold: CGFloat = 8
  private var start: CGFloat = 0
  /// The middle of the fingers when the second one landed, on the screen: the scale counts from there.
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
