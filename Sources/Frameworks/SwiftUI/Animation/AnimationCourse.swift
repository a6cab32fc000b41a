import Foundation

/// A single run of an animation from one value to another, with the state that it keeps.
@MainActor
final class AnimationCourse<Value: VectorArithmetic> {
  let animation: Animation
  private let origin: Value
  private let way: Value
  private let start: TimeInterval
  private var context: AnimationContext<Value>
  /// A spring that takes over the velocity of the interrupted animation.
  private var pushed: (spring: Spring, velocity: Value, duration: TimeInterval)?
  private var isOver = false
  /// The interrupted animation, which continues underneath and is added to this one.
  private var beneath: AnimationCourse<Value>?

  /// - Parameters:
  ///   - previous: the interrupted course. A spring takes over its velocity, and a custom animation its whole state if
  ///     it merges; anything else is added to it. Of a `VelocityTrack` a spring takes over the velocity.
  ///   - shown: the current value.
  init(
    from shown: Value, to end: Value, _ animation: Animation, at now: TimeInterval, in environment: EnvironmentValues,
    interrupting previous: AnyObject? = nil
  ) {
    self.animation = animation
    let tracked = (previous as? VelocityTrack<Value>)?.velocity(at: now)
    let previous = (previous as? AnimationCourse<Value>).flatMap { $0.isOver ? nil : $0 }
    if let previous {
      var context = previous.context
      if animation.shouldMerge(
        previous: previous.animation, value: previous.way, time: now - previous.start, context: &context)
      {
        (origin, start, self.context) = (previous.origin, previous.start, context)
        way = end - previous.origin
        self.context.isLogicallyComplete = false
        return
      }
    }
    start = now
    context = AnimationContext(environment: environment)
    guard case .spring(let spring, let own) = animation.motion else {
      if let previous, !previous.animation.isEndless {
        (beneath, origin, way) = (previous, previous.end, end - previous.end)
      } else {
        (origin, way) = (shown, end - shown)
      }
      return
    }
    (origin, way) = (shown, end - shown)
    guard let velocity = previous?.velocity(at: now) ?? tracked else { return }
    let length = max(way.magnitudeSquared, velocity.magnitudeSquared).squareRoot()
    guard velocity.magnitudeSquared > 0, length.isFinite else { return }
    let whole = way.scaled(by: own) + velocity
    pushed = (
      spring, whole,
      spring.settlingDuration(target: way.scaled(by: 1 / length), initialVelocity: whole.scaled(by: 1 / length))
    )
  }

  /// Nil at the end.
  func value(at time: TimeInterval) -> Value? {
    let value: Value?
    if let pushed {
      if time - start >= pushed.spring.duration { context.isLogicallyComplete = true }
      value =
        time - start >= pushed.duration
        ? nil : pushed.spring.value(target: way, initialVelocity: pushed.velocity, time: time - start)
    } else {
      value = animation.animate(value: way, time: time - start, context: &context)
    }
    let below = beneath?.value(at: time)
    if below == nil { beneath = nil }
    isOver = value == nil && below == nil
    return isOver ? nil : (below ?? origin) + (value ?? way)
  }

  private var end: Value { origin + way }

  /// The velocity per second; nil if it is unknown.
  private func velocity(at time: TimeInterval) -> Value? {
    if let pushed {
      return pushed.spring.velocity(target: way, initialVelocity: pushed.velocity, time: time - start)
    }
    let own = animation.velocity(value: way, time: time - start, context: context)
    guard let below = beneath?.velocity(at: time) else { return own }
    return own.map { $0 + below } ?? below
  }

  /// Whether the animation looks finished.
  var isLogicallyComplete: Bool { context.isLogicallyComplete }
}
