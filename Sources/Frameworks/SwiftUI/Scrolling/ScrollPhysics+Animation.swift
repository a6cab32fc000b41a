import Foundation

/// A scroll to a requested position, such as by `scrollTo` or a keyboard that appears: a function of the time since its
/// start. Its target may move while it runs.
struct ScrollAnimation: Equatable, Sendable {
  /// The offset at time 0, in points; after a change of target, the one from which the same curve passes through the
  /// position at that moment.
  private(set) var from: CGFloat
  /// The offset at which it ends.
  private(set) var to: CGFloat
  let timing: Timing

  /// The timing of the scroll.
  enum Timing: Equatable, Sendable {
    /// A curve with a duration in seconds.
    case curve(Curve, duration: Double)
    /// The animation of a change.
    case animation(Animation)
  }

  init(from: CGFloat, to: CGFloat, timing: Timing) {
    self.from = from
    self.to = to
    self.timing = timing
  }

  /// Creates a scroll from one offset to another in `duration` seconds.
  init(
    from: CGFloat, to: CGFloat, duration: Double = ScrollPhysics.animationDuration, curve: Curve = .easeInOut
  ) {
    self.init(from: from, to: to, timing: .curve(curve, duration: duration))
  }

  /// The offset in points after `t` seconds.
  func position(at t: Double) -> CGFloat {
    isFinished(at: t) ? to : from + (to - from) * progress(at: t)
  }

  /// Returns the velocity in points per second after `t` seconds.
  func velocity(at t: Double) -> CGFloat {
    guard t >= 0, !isFinished(at: t) else { return 0 }
    return switch timing {
    case .curve(let curve, let duration): (to - from) * CGFloat(curve.slope(at: t / duration) / duration)
    case .animation(let animation): (to - from) * CGFloat(animation.velocity(at: t))
    }
  }

  func isFinished(at t: Double) -> Bool {
    switch timing {
    case .curve(_, let duration): t >= duration
    case .animation(let animation): animation.progress(at: t).isFinished
    }
  }

  /// Returns the fraction completed after `t` seconds.
  private func progress(at t: Double) -> CGFloat {
    switch timing {
    case .curve(let curve, let duration): CGFloat(curve.value(at: t / duration))
    case .animation(let animation): CGFloat(animation.progress(at: t).value)
    }
  }

  /// Redirects the animation, from `t` seconds on, to another target in the remaining time, for a target that was
  /// estimated and turns out to be elsewhere. The position at `t` does not change. If no time is left, it is at the new
  /// target.
  mutating func retarget(_ target: CGFloat, at t: Double) {
    let progress = isFinished(at: t) ? 1 : progress(at: t)
    // A spring that has overshot has no distance left to redirect either.
    if 1 - progress > 1e-3 {
      from = (position(at: t) - target * progress) / (1 - progress)
    } else {
      from = target
    }
    to = target
  }

  /// Moves the origin of the coordinates: every position increases by `delta` points.
  mutating func shift(by delta: CGFloat) {
    from += delta
    to += delta
  }

  /// A curve from (0, 0) to (1, 1) as a cubic Bezier with two control points, `x1` and `x2` from 0 to 1.
  struct Curve: Equatable, Sendable {
    let x1, y1, x2, y2: Double

    /// `UIView.AnimationCurve.easeInOut`, as documented for Core Animation's timing functions.
    static let easeInOut = Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// `UIView.AnimationCurve.easeOut`, from the same place.
    static let easeOut = Curve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let linear = Curve(x1: 0, y1: 0, x2: 1, y2: 1)

    /// Returns the progress after a fraction `x` of the time.
    func value(at x: Double) -> Double {
      if x <= 0 { return 0 }
      if x >= 1 { return 1 }
      return Self.bezier(y1, y2, at: parameter(at: x))
    }

    /// The derivative of ``value(at:)``.
    func slope(at x: Double) -> Double {
      let s = parameter(at: min(max(x, 0), 1))
      let dx = Self.derivative(x1, x2, at: s)
      return dx > 0 ? Self.derivative(y1, y2, at: s) / dx : 0
    }

    /// Returns the curve's parameter at the abscissa `x`, by bisection: x never decreases along the curve.
    private func parameter(at x: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<48 {
        let middle = (low + high) / 2
        if Self.bezier(x1, x2, at: middle) < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    private static func bezier(_ a: Double, _ b: Double, at s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private static func derivative(_ a: Double, _ b: Double, at s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }
  }
}
