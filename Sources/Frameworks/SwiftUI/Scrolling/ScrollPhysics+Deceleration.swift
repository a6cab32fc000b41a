import Foundation

/// A fling that meets no edge: in each millisecond the speed falls to `rate` times what it was.
///
/// Adding up the milliseconds gives the distance v / 1000 x r / (1 - r), which is also what Apple publishes for it, and
/// the position after each whole millisecond. Between them the same closed form is used with fractions, so its
/// derivative ``velocity(at:)`` begins slightly below `velocity`: by 0.1 % at the normal rate.
struct Deceleration: Equatable, Sendable {
  /// The position at time 0, in points.
  var start: CGFloat
  /// The remaining distance at time 0, in points, signed.
  let distance: CGFloat
  /// The fraction of the speed that remains after a millisecond.
  let rate: CGFloat

  /// Creates a fling from `start` at `velocity` points per second.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat = ScrollPhysics.normalRate) {
    self.start = start
    // Rates of 0 and 1 would stop at once and never.
    self.rate = min(max(rate, 0.5), 0.9999)
    distance = velocity / 1000 * self.rate / (1 - self.rate)
  }

  /// Creates a fling whose ``velocity(at:)`` begins with `slope`, to continue another motion smoothly.
  init(start: CGFloat, slope: CGFloat, rate: CGFloat) {
    let unit = Deceleration(start: 0, velocity: 1, rate: rate)
    self.init(start: start, velocity: slope / unit.velocity(at: 0, unlessAtRest: false), rate: rate)
  }

  /// Where it comes to rest.
  var target: CGFloat { start + distance }

  /// The seconds until the remaining distance is less than ``ScrollPhysics/restDistance``. From then on it is at rest
  /// at ``target``.
  var duration: Double {
    guard abs(distance) > ScrollPhysics.restDistance else { return 0 }
    return Double(log(ScrollPhysics.restDistance / abs(distance)) / decay)
  }

  /// The position in points after `t` seconds.
  func position(at t: Double) -> CGFloat {
    t < duration ? start - distance * expm1(decay * CGFloat(max(0, t))) : target
  }

  /// Returns the velocity in points per second after `t` seconds: the derivative of ``position(at:)``.
  func velocity(at t: Double) -> CGFloat {
    velocity(at: t, unlessAtRest: true)
  }

  /// Returns when it passes a position, in seconds from the start; nil if never. The way to the target counts as
  /// endless here, so the result may exceed ``duration``.
  func time(at position: CGFloat) -> Double? {
    if position == start { return 0 }
    let share = (position - start) / distance
    guard share > 0, share < 1 else { return nil }
    return Double(log1p(-share) / decay)
  }

  /// The exponent of the decay, per second.
  private var decay: CGFloat { 1000 * log(rate) }

  private func velocity(at t: Double, unlessAtRest stops: Bool) -> CGFloat {
    stops && t >= duration ? 0 : -distance * decay * exp(decay * CGFloat(max(0, t)))
  }
}
