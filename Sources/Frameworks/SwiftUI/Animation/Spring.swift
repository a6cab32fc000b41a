import Foundation

/// A damped spring: the motion of a mass that is pulled to its target.
public struct Spring: Hashable, Sendable {
  /// Undamped angular frequency in radians per second.
  private var frequency: Double
  /// The damping ratio: 0 oscillates forever, 1 is critical, larger values overdamp.
  public private(set) var dampingRatio: Double
  /// The mass on the spring.
  public private(set) var mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.isFinite ? max(frequency, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    self.mass = mass
  }

  /// Creates a spring with a perceived duration (seconds) and a bounce: 0 for none, 1 for endless; negative values
  /// flatten the end.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring with an undamped period in seconds and a damping relative to critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-6), dampingRatio: dampingRatio)
  }

  /// Creates a spring with physical parameters. Without `allowOverDamping` it is at most critically damped.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// The perceived duration in seconds.
  public var duration: TimeInterval { response }

  /// The bounce: 0 for none, 1 for endless; negative if overdamped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The undamped period in seconds.
  public var response: Double { frequency == 0 ? .infinity : 2 * .pi / frequency }

  /// The stiffness: force per distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// The damping: force per speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// No bounce, half a second.
  public static var smooth: Spring { smooth() }
  /// No bounce unless `extraBounce` adds some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A little bounce, half a second.
  public static var snappy: Spring { snappy() }
  /// A little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A strong bounce, half a second.
  public static var bouncy: Spring { bouncy() }
  /// A strong bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// Returns the value `time` seconds after it started from zero with `initialVelocity` (per second) towards `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.displacement) + initialVelocity.scaled(by: motion.velocity)
  }

  /// Returns the velocity (per second) at `time`.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motionSlope(at: time)
    return target.scaled(by: -motion.displacement) + initialVelocity.scaled(by: motion.velocity)
  }

  /// The time in seconds until it stays within a thousandth of a target of one.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// Returns the seconds until it stays within `epsilon` of `target`; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard frequency > 0, dampingRatio > 0 else { return distance == 0 && speed == 0 ? 0 : .infinity }
    if dampingRatio < 1 {
      // Here the envelope only falls, at a known rate. Called for each frame of each animation.
      let start = self.envelope(at: 0)
      let height = distance * start.displacement + speed * start.velocity
      return max(0, log(height / epsilon) / (dampingRatio * frequency))
    }
    func envelope(_ time: TimeInterval) -> Double {
      let motion = self.envelope(at: time)
      return distance * motion.displacement + speed * motion.velocity
    }
    // The envelope falls from its peak: double the time until it is low enough, then bisect.
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

  /// Returns what a unit of initial displacement and a unit of initial velocity have become: the solutions of x'' + 2 r
  /// w x' + w^2 x = 0 for the start (1, 0) and for (0, 1).
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

  /// Returns the derivative of `motion(at:)`.
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

  /// Returns bounds of `motion` that do not oscillate.
  private func envelope(at t: TimeInterval) -> (displacement: Double, velocity: Double) {
    guard dampingRatio < 1 else {
      let motion = motion(at: t)
      return (abs(motion.displacement), abs(motion.velocity))
    }
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    let e = exp(-dampingRatio * frequency * t)
    return (e / root, e / (frequency * root))
  }

  /// The two exponents of an overdamped spring.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // The slow one from the product of both, which stays exact for strong damping.
    let fast = -frequency * (dampingRatio + root)
    return (frequency * frequency / fast, fast)
  }
}
