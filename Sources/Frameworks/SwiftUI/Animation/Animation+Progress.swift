import Foundation

extension Animation {
  /// Returns the progress `time` seconds after the start: 0 at the old value, 1 at the new one, and beyond them when a
  /// spring overshoots. It depends on nothing else, so that a frame is the same on every machine.
  ///
  /// - Parameter initialVelocity: The value's velocity when this animation took over, in distances (from old to new
  ///   value) per second. Only springs use it.
  func progress(at time: TimeInterval, initialVelocity: Double = 0) -> (value: Double, isFinished: Bool) {
    motion.progress(at: time, initialVelocity: initialVelocity)
  }

  /// Returns the velocity at `time`, in distances per second.
  func velocity(at time: TimeInterval, initialVelocity: Double = 0) -> Double {
    // A central difference works for every composition; 2h is far below a frame.
    let h = 1e-4
    let before = progress(at: max(time - h, 0), initialVelocity: initialVelocity).value
    let after = progress(at: time + h, initialVelocity: initialVelocity).value
    return (after - before) / (time + h - max(time - h, 0))
  }

  /// The duration in seconds; infinite if the animation never ends.
  var duration: TimeInterval { motion.duration(initialVelocity: 0) }

  /// Whether nothing waits for the end: it has none, or another step always follows.
  var isEndless: Bool { isStepOfEndless || !duration.isFinite }

  /// The time in seconds until the animation looks finished; infinite if it never does.
  var logicalDuration: TimeInterval { motion.logicalDuration }
}

extension Animation.Motion {
  func progress(at time: TimeInterval, initialVelocity: Double) -> (value: Double, isFinished: Bool) {
    switch self {
    case .curve(let curve, let duration):
      return time >= duration ? (1, true) : (curve.value(at: time / duration), false)

    case .spring(let spring, let ownVelocity):
      let velocity = ownVelocity + initialVelocity
      if time >= duration(initialVelocity: initialVelocity) { return (1, true) }
      return (spring.value(target: 1, initialVelocity: velocity, time: time), false)

    case .delayed(let motion, let delay):
      return time < delay ? (0, false) : motion.progress(at: time - max(delay, 0), initialVelocity: initialVelocity)

    case .faster(let motion, let speed):
      guard speed > 0 else { return (0, false) }
      return motion.progress(at: time * speed, initialVelocity: initialVelocity / speed)

    case .repeated(let motion, let count, let autoreverses):
      let period = motion.duration(initialVelocity: initialVelocity)
      guard period > 0 else { return (1, true) }
      guard period.isFinite else { return motion.progress(at: time, initialVelocity: initialVelocity) }
      let cycle = (max(time, 0) / period).rounded(.down)
      if let count, cycle >= Double(count) { return (1, true) }
      let elapsed = max(time, 0) - cycle * period
      let isBackwards = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
      let position = isBackwards ? period - elapsed : elapsed
      return (motion.progress(at: position, initialVelocity: initialVelocity).value, false)

    case .completed(let motion, _): return motion.progress(at: time, initialVelocity: initialVelocity)

    // Animations with state between frames need an `AnimationCourse`.
    case .custom:
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      let value = animate(value: 1, time: time, context: &context)
      return (value ?? 1, value == nil)
    }
  }

  /// A spring looks finished after its nominal duration, though it still settles.
  var logicalDuration: TimeInterval {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring, _): spring.duration
    case .delayed(let motion, let delay): max(delay, 0) + motion.logicalDuration
    case .faster(let motion, let speed): speed > 0 ? motion.logicalDuration / speed : .infinity
    case .repeated(let motion, let count, _): count.map { Double($0) * motion.logicalDuration } ?? .infinity
    case .completed(_, let duration): duration
    // It decides by itself.
    case .custom: .infinity
    }
  }

  func duration(initialVelocity: Double) -> TimeInterval {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring, let ownVelocity):
      spring.settlingDuration(target: 1, initialVelocity: ownVelocity + initialVelocity)
    case .delayed(let motion, let delay): max(delay, 0) + motion.duration(initialVelocity: initialVelocity)
    case .faster(let motion, let speed):
      speed > 0 ? motion.duration(initialVelocity: initialVelocity / speed) / speed : .infinity
    case .repeated(let motion, let count, _):
      count.map { Double($0) * motion.duration(initialVelocity: initialVelocity) } ?? .infinity
    case .completed(let motion, _): motion.duration(initialVelocity: initialVelocity)
    // Unknown, but finite, also when repeated.
    case .custom: 1e9
    }
  }
}
