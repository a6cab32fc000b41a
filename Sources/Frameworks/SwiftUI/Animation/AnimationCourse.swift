import Foundation

/// One run of an animation: from one value to another one, with what the animation keeps on the way.
@MainActor
final class AnimationCourse<Value: VectorArithmetic> {
  let animation: Animation
  private let origin: Value
  private let way: Value
  private let start: TimeInterval
  private var context: AnimationContext<Value>
  /// A spring that begins as fast as what it interrupts was.
  private var pushed: (spring: Spring, velocity: Value, duration: TimeInterval)?
  private var isOver = false

  /// - Parameters:
  ///   - previous: the course that is interrupted. A spring goes on with its speed, an app's own animation with all of it if it likes.
  ///   - shown: where the value is now.
  init(
    from shown: Value, to end: Value, _ animation: Animation, at now: TimeInterval, in environment: EnvironmentValues,
    interrupting previous: AnyObject? = nil
  ) {
    self.animation = animation
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
    (origin, way, start) = (shown, end - shown, now)
    context = AnimationContext(environment: environment)
    guard case .spring(let spring, let own) = animation.motion, let velocity = previous?.velocity(at: now) else {
      return
    }
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
    isOver = value == nil
    return value.map { origin + $0 }
  }

  /// Per second; nil if that is not known.
  private func velocity(at time: TimeInterval) -> Value? {
    if let pushed {
      return pushed.spring.velocity(target: way, initialVelocity: pushed.velocity, time: time - start)
    }
    return animation.velocity(value: way, time: time - start, context: context)
  }

  /// It is over as an eye sees it.
  var isLogicallyComplete: Bool { context.isLogicallyComplete }
}
