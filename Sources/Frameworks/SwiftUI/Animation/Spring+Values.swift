import Foundation

extension Spring {
  /// Creates a spring that settles within `epsilon` of a target of one after `settlingDuration` seconds. An undamped
  /// spring never settles; for it this is the spring's period.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The settling time is inversely proportional to the frequency.
    let settling = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(target: 1.0, epsilon: epsilon)
    let response = settling.isFinite && settling > 0 ? settlingDuration / settling : settlingDuration
    self.init(response: response, dampingRatio: dampingRatio)
  }

  /// Returns the force on a position: towards the target, and against the velocity (per second). That it is not divided
  /// by the mass is a guess.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Advances a value and its velocity (per second) by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, start) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
  }
}

extension Spring {
  /// Returns the value `time` seconds after it left `fromValue` with `initialVelocity` (per second) for `toValue`.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity (per second) `time` seconds after it left `fromValue` with `initialVelocity` for `toValue`.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Returns the force on a position on the way to `toValue`, and against the velocity (per second). That `position` is
  /// on the scale of the values, not relative to `fromValue`, is a guess.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Returns the seconds until the value stays within `epsilon` of `toValue`; infinite without damping.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
