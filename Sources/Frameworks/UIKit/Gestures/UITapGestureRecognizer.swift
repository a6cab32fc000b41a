import Foundation

/// A gesture of one or several taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var most = 0
  private var taps = 0

  /// The maximum movement, and the time until the next tap, as for SwiftUI's taps.
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
