import Foundation

/// How a value moves from its old state to the new one.
public struct Animation: Hashable, Sendable {
  indirect enum Motion: Hashable, Sendable {
    case curve(UnitCurve, duration: TimeInterval)
    case spring(Spring, initialVelocity: Double)
    case delayed(Motion, by: TimeInterval)
    case faster(Motion, speed: Double)
    /// Never ends if the count is nil.
    case repeated(Motion, count: Int?, autoreverses: Bool)
    /// Counts as complete before it ends.
    case completed(Motion, after: TimeInterval)
    case custom(AnyCustomAnimation)
  }

  let motion: Motion
  /// A step of an endless animation.
  var isStepOfEndless = false
}

extension Animation {
  /// A spring without bounce: Apple's default since iOS 17.
  public static let `default` = Animation(motion: .spring(Spring(response: 0.55, dampingRatio: 1), initialVelocity: 0))

  /// Moves at constant speed, in 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Moves at constant speed.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Starts slowly, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Ends slowly, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Starts and ends slowly, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Follows a timing curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(motion: .curve(curve, duration: max(duration, 0)))
  }

  /// Follows a cubic Bezier curve with two control points, as in CSS.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

extension Animation {
  /// A spring. An interrupted spring keeps its velocity, whatever `blendDuration` is.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(motion: .spring(spring, initialVelocity: 0))
  }

  /// A spring with a perceived duration and a bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring with a response and a damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A quick spring for values that follow a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// No bounce, half a second.
  public static var smooth: Animation { smooth() }
  /// No bounce unless `extraBounce` adds some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A little bounce, half a second.
  public static var snappy: Animation { snappy() }
  /// A little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A strong bounce, half a second.
  public static var bouncy: Animation { bouncy() }
  /// A strong bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with an initial velocity, in distances per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(motion: .spring(spring, initialVelocity: initialVelocity))
  }

  /// A spring with physical parameters and an initial velocity, in distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// A spring with a perceived duration, a bounce and an initial velocity, in distances per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring of half a second without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}

extension Animation {
  /// Delays the start, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(motion: .delayed(motion, by: delay)) }

  /// Multiplies the speed by `speed`.
  public func speed(_ speed: Double) -> Animation { Animation(motion: .faster(motion, speed: speed)) }

  /// Repeats the animation a number of times, by default reversing every second time.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(motion: .repeated(motion, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Repeats the animation forever, by default reversing every second time.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(motion: .repeated(motion, count: nil, autoreverses: autoreverses))
  }
}
