import Foundation

/// A gesture of moving touches.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The types of scroll wheels that count as touches. Caveat: a wheel scrolls what is under it and never pans.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The origin of the translation, on the screen.
  private var origin = CGPoint.zero
  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  /// The distance until a movement is a pan, in points.
  private static let threshold: CGFloat = 10
  /// The time over which the velocity is measured, in seconds. A guess.
  private static let window: TimeInterval = 0.1

  /// Returns the translation in points, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: middle.x - origin.x, y: middle.y - origin.y) }
  /// Sets the translation so far to `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
  }
  /// Returns the velocity, in points per second.
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

  /// Keeps the translation when a touch begins or ends, which moves the centroid.
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

/// Types of scroll wheels.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stepped wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
