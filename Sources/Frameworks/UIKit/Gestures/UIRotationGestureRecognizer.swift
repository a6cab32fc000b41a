import Foundation

/// A gesture of two touches that rotate around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, clockwise. Setting it changes the base of further changes.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0
  private var last: (angle: CGFloat, time: TimeInterval)?

  /// The angle until it is a rotation, in radians. A guess.
  private static let threshold: CGFloat = 0.08
  private var turned: CGFloat = 0

  private var angle: CGFloat? {
    guard touches.count == 2 else { return nil }
    return atan2(touches[1].place.y - touches[0].place.y, touches[1].place.x - touches[0].place.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let angle { last = (angle, event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let last else { return }
    let turn = remainder(angle - last.angle, 2 * .pi)
    self.last = (angle, event.timestamp)
    turned += turn
    if state == .possible, abs(turned) < Self.threshold { return }
    if event.timestamp > last.time { velocity = turn / (event.timestamp - last.time) }
    rotation += state == .possible ? turned : turn
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = middle
    if state != .possible { state = .ended } else if numberOfTouches == touches.count { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
  open override func reset() { (rotation, velocity, turned, last) = (0, 0, 0, nil) }
}
