import Foundation

/// One run of an animation: from one value to another one, with what the animation keeps on the way.
@MainActor
final class AnimationCourse<Value: VectorArithmetic> {
  let animation: Animation
  private let origin: Value
  private let way: Value
  private let start: TimeInterval
  private var context: AnimationContext<Value>

  /// - Parameters:
  ///   - previous: the course that is interrupted, which an app's own animation may go on with.
  ///   - shown: where the value is now.
  init(
    from shown: Value, to end: Value, _ animation: Animation, at now: TimeInterval, in environment: EnvironmentValues,
    interrupting previous: AnyObject? = nil
  ) {
    self.animation = animation
    if let previous = previous as? AnimationCourse<Value> {
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
  }

  /// Nil at the end.
  func value(at time: TimeInterval) -> Value? {
    animation.animate(value: way, time: time - start, context: &context).map { origin + $0 }
  }

  /// It is over as an eye sees it.
  var isLogicallyComplete: Bool { context.isLogicallyComplete }
}
