import DisplayList
import Foundation

/// Two fingers that move apart or around each other. Further fingers have no effect; when one of the two lifts, the
/// gesture ends.
final class TwoFingerMachine<G: Gesture>: _GestureMachine<G> {
  enum Measure { case scale, rotation }

  /// The current state of the fingers.
  struct Reading {
    var time: Date
    /// The magnification, or the rotation in radians.
    var amount: CGFloat
    /// Its change per second.
    var velocity: CGFloat
    /// The midpoint at the start, in the view's coordinates.
    var startLocation: CGPoint
    var startAnchor: UnitPoint
  }

  private let measure: Measure
  private let threshold: (G) -> CGFloat
  private let value: (Reading) -> G.Value
  private var fingers: [InputEvent.Touch] = []
  private var startDistance: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var startLocation = CGPoint.zero
  private var amount: CGFloat = 0
  private var tracker = VelocityTracker()

  init(
    _ gesture: G, _ context: _GestureContext, _ measure: Measure, threshold: @escaping (G) -> CGFloat,
    value: @escaping (Reading) -> G.Value
  ) {
    self.measure = measure
    self.threshold = threshold
    self.value = value
    super.init(gesture, context)
  }

  override func handle(_ event: GestureEvent) {
    guard !phase.isOver, case .touch(let touch) = event else { return }
    switch touch.phase {
    case .began:
      guard fingers.count < 2 else { return }
      fingers.append(touch)
      if fingers.count == 2 { begin(touch) }
    case .moved:
      guard follow(touch), fingers.count == 2 else { return }
      if phase.isRecognized || abs(amount - neutral) >= threshold(gesture) { phase = .active(value(reading(touch))) }
    case .ended, .cancelled:
      guard follow(touch) else { return }
      if phase.isRecognized, touch.phase == .ended {
        phase = .ended(value(reading(touch)))
      } else {
        fingers.removeAll { $0.id == touch.id }
        if phase.isRecognized || fingers.isEmpty { phase = .failed }
      }
    }
  }

  private var neutral: CGFloat { measure == .scale ? 1 : 0 }
  private var difference: CGPoint {
    CGPoint(x: fingers[1].location.x - fingers[0].location.x, y: fingers[1].location.y - fingers[0].location.y)
  }
  private var distance: CGFloat { max(1, hypot(difference.x, difference.y)) }
  private var angle: CGFloat { atan2(difference.y, difference.x) }

  private func begin(_ touch: InputEvent.Touch) {
    startDistance = distance
    lastAngle = angle
    amount = neutral
    let middle = CGPoint(
      x: (fingers[0].location.x + fingers[1].location.x) / 2, y: (fingers[0].location.y + fingers[1].location.y) / 2)
    startLocation = context.convert(middle, to: .local)
    tracker.reset()
    tracker.add(CGPoint(x: amount, y: 0), at: touch.timestamp)
  }

  /// Returns false if the finger is not one of the two.
  private func follow(_ touch: InputEvent.Touch) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.id == touch.id }) else { return false }
    fingers[index] = touch
    guard fingers.count == 2 else { return true }
    switch measure {
    case .scale: amount = distance / startDistance
    case .rotation:
      // Takes the shorter way round, so that several turns add up.
      amount += remainder(angle - lastAngle, 2 * .pi)
      lastAngle = angle
    }
    if touch.phase == .moved { tracker.add(CGPoint(x: amount, y: 0), at: touch.timestamp) }
    return true
  }

  private func reading(_ touch: InputEvent.Touch) -> Reading {
    Reading(
      time: context.date(touch.timestamp), amount: amount, velocity: tracker.velocity(at: touch.timestamp).width,
      startLocation: startLocation, startAnchor: context.anchor(startLocation))
  }
}
