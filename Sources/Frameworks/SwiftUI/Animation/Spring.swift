import Foundation

/// A damped spring: the motion of a mass that is pulled to its target.
public struct Spring: Hashable, Sendable {
  /// Undamped angular frequency in radians per second.
  private var frequency: Double
  /// 0 swings for ever, 1 is critical, more creeps.
  public private(set) var dampingRatio: Double
  /// The mass on the spring.
  public private(set) var mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.isFinite ? max(frequency, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    self.mass = mass
  }

  /// A spring by how long it seems to take (seconds) and how much it bounces: 0 not at all, 1 for ever; negative values
  /// flatten the end.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by its undamped period in seconds and its damping relative to critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-6), dampingRatio: dampingRatio)
  }

  /// A spring by its physics. Without `allowOverDamping` it is at most critically damped.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// How long it seems to take, in seconds.
  public var duration: TimeInterval { response }

  /// How much it bounces: 0 not at all, 1 for ever; negative if it creeps.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The undamped period in seconds.
  public var response: Double { frequency == 0 ? .infinity : 2 * .pi / frequency }

  /// Force per distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// Force per speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// No bounce, half a second.
  public static var smooth: Spring { smooth() }
  /// No bounce unless some is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A little bounce, half a second.
  public static var snappy: Spring { snappy() }
  /// A little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Much bounce, half a second.
  public static var bouncy: Spring { bouncy() }
  /// Much bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// Where it is `time` seconds after it started from zero with `initialVelocity` (per second) towards `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.displacement) + initialVelocity.scaled(by: motion.velocity)
  }

  /// How fast it moves (per second) at `time`.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motionSlope(at: time)
    return target.scaled(by: -motion.displacement) + initialVelocity.scaled(by: motion.velocity)
  }

  /// Seconds until it stays within a thousandth of a target of one.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// Seconds until it stays within `epsilon` of `target`; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard frequency > 0, dampingRatio > 0 else { return distance == 0 && speed == 0 ? 0 : .infinity }
    if dampingRatio < 1 {
      // Here the envelope only falls, by a rate that is known. Asked for each frame of each animation.
      let start = self.envelope(at: 0)
      let height = distance * start.displacement + speed * start.velocity
      return max(0, log(height / epsilon) / (dampingRatio * frequency))
    }
    func envelope(_ time: TimeInterval) -> Double {
      let motion = self.envelope(at: time)
      return distance * motion.displacement + speed * motion.velocity
    }
    // From its peak on the envelope falls: double the time until it is low enough, then halve the bracket.
    var low = 0.0
    var high = 1 / frequency
    while envelope(high) > epsilon, high < 1e6 {
      low = high
      high *= 2
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if envelope(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// What a unit of displacement and a unit of velocity at the start have become: the solution of
  /// x'' + 2 r w x' + w^2 x = 0 for the start (1, 0) and for (0, 1).
  private func motion(at time: TimeInterval) -> (displacement: Double, velocity: Double) {
    let t = max(time, 0)
    let w = frequency
    if dampingRatio < 1 {
      let decay = dampingRatio * w
      let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
      if damped == 0 { return (1, t) }
      let e = exp(-decay * t)
      let s = sin(damped * t) / damped
      return (e * (cos(damped * t) + decay * s), e * s)
    }
    if dampingRatio == 1 {
      let e = exp(-w * t)
      return (e * (1 + w * t), e * t)
    }
    let (slow, fast) = rates
    let (a, b) = (exp(slow * t), exp(fast * t))
    return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
  }

  /// The derivative of `motion(at:)`.
  private func motionSlope(at time: TimeInterval) -> (displacement: Double, velocity: Double) {
    let t = max(time, 0)
    let w = frequency
    if dampingRatio < 1 {
      let decay = dampingRatio * w
      let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
      if damped == 0 { return (0, 1) }
      let e = exp(-decay * t)
      let s = sin(damped * t) / damped
      return (-e * w * w * s, e * (cos(damped * t) - decay * s))
    }
    if dampingRatio == 1 {
      let e = exp(-w * t)
      return (-e * w * w * t, e * (1 - w * t))
    }
    let (slow, fast) = rates
    let (a, b) = (exp(slow * t), exp(fast * t))
    return (slow * fast * (b - a) / (slow - fast), (slow * a - fast * b) / (slow - fast))
  }

  /// Bounds of `motion` that do not swing.
  private func envelope(at t: TimeInterval) -> (displacement: Double, velocity: Double) {
    guard dampingRatio < 1 else {
      let motion = motion(at: t)
      return (abs(motion.displacement), abs(motion.velocity))
    }
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    let e = exp(-dampingRatio * frequency * t)
    return (e / root, e / (frequency * root))
  }

  /// The two exponents of an over-damped spring.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // The slow one by the product of both, which stays exact for strong damping.
    let fast = -frequency * (dampingRatio + root)
    return (frequency * frequency / fast, fast)
  }
}
