import Foundation

/// Fingers that move.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max

  /// Where the movement counts from, on the screen.
  private var origin = CGPoint.zero
  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  /// How far fingers move until it is a pan, in points.
  private static let threshold: CGFloat = 10
  /// Seconds of the movement that the velocity is measured over. A guess.
  private static let window: TimeInterval = 0.1

  /// How far the fingers have moved, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: middle.x - origin.x, y: middle.y - origin.y) }
  /// Counts the movement from elsewhere: as if it had been `translation` so far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
  }
  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
  }

  private func note(_ time: TimeInterval) {
    samples.append((middle, time))
    samples.removeAll { time - $0.time > Self.window }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches, state == .possible { return state = .failed }
    if state == .possible { origin = middle } else { keepTranslation(before: touches) }
    samples = []
    note(event.timestamp)
  }

  /// A finger that comes or goes moves the middle, which is no movement of the fingers.
  private func keepTranslation(before change: Set<UITouch>) {
    let others = self.touches.filter { !change.contains($0) }
    guard !others.isEmpty else { return }
    let old = CGPoint(
      x: others.reduce(0) { $0 + $1.place.x } / CGFloat(others.count),
      y: others.reduce(0) { $0 + $1.place.y } / CGFloat(others.count))
    origin = CGPoint(x: origin.x + middle.x - old.x, y: origin.y + middle.y - old.y)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event.timestamp)
    if state == .began || state == .changed { return state = .changed }
    guard state == .possible, numberOfTouches >= minimumNumberOfTouches,
      hypot(middle.x - origin.x, middle.y - origin.y) >= Self.threshold
    else { return }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = middle
    if state == .possible { return state = .failed }
    if numberOfTouches - touches.count >= minimumNumberOfTouches {
      let others = self.touches.filter { !touches.contains($0) }
      let (x, y) = (others.reduce(0) { $0 + $1.place.x }, others.reduce(0) { $0 + $1.place.y })
      let count = CGFloat(others.count)
      origin = CGPoint(x: origin.x + x / count - middle.x, y: origin.y + y / count - middle.y)
      samples = []
      return
    }
    state = .ended
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
  open override func reset() { samples = [] }
}

/// Two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor by which the distance has grown. Setting it counts from elsewhere.
  open var scale: CGFloat = 1
  /// How fast the factor grows, in a second.
  open private(set) var velocity: CGFloat = 0
  private var last: (distance: CGFloat, time: TimeInterval)?

  /// Points that the distance changes until it is a pinch. A guess.
  private static let threshold: CGFloat = 8
  private var start: CGFloat = 0

  private var distance: CGFloat? {
    guard touches.count == 2 else { return nil }
    return hypot(touches[0].place.x - touches[1].place.x, touches[0].place.y - touches[1].place.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance else { return }
    start = distance
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

/// Two fingers that turn about each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians, clockwise. Setting it counts from elsewhere.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open private(set) var velocity: CGFloat = 0
  private var last: (angle: CGFloat, time: TimeInterval)?

  /// Radians until it is a rotation. A guess.
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
