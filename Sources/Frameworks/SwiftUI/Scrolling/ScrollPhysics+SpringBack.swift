import Foundation

/// The return of displaced content to 0: a critically damped spring, the fastest that does not oscillate.
///
/// With the frequency w, displacement x and velocity v at time 0, the position is (x + (v + w x) t) e^(-w t).
struct SpringBack: Equatable, Sendable {
  /// The displacement at time 0, in points.
  let displacement: CGFloat
  /// The seconds until the displacement stays below ``ScrollPhysics/restDistance``. From then on it is 0.
  let duration: Double
  /// v + w x, the factor of t.
  private let drive: CGFloat

  /// Creates a spring with a displacement of `displacement` points and a velocity of `velocity` points per second.
  init(displacement: CGFloat, velocity: CGFloat) {
    self.displacement = displacement
    drive = velocity + ScrollPhysics.springFrequency * displacement

    // (|x| + |v + w x| t) e^(-w t) is never less than the displacement, and falls after its only peak. Solved for t
    // this is a fixed point, found from above, where each step shrinks the error several times over.
    var t: CGFloat = 10
    for _ in 0..<40 {
      let bound = abs(displacement) + abs(drive) * t
      t = bound > 0 ? max(0, log(bound / ScrollPhysics.restDistance) / ScrollPhysics.springFrequency) : 0
    }
    duration = Double(t)
  }

  /// Returns the displacement in points after `t` seconds.
  func position(at t: Double) -> CGFloat {
    guard t < duration else { return 0 }
    let t = CGFloat(max(0, t))
    return (displacement + drive * t) * exp(-ScrollPhysics.springFrequency * t)
  }

  /// Returns the velocity in points per second after `t` seconds.
  func velocity(at t: Double) -> CGFloat {
    guard t < duration else { return 0 }
    let t = CGFloat(max(0, t))
    let w = ScrollPhysics.springFrequency
    return (drive - w * (displacement + drive * t)) * exp(-w * t)
  }

  /// Whether it has come to rest after `t` seconds.
  func isAtRest(at t: Double) -> Bool {
    t >= duration
  }

  /// When it passes 0, in seconds from the start, as it does once if it started towards 0 fast enough. Nil if it never
  /// does or starts there.
  var crossing: Double? {
    guard displacement * drive < 0 else { return nil }
    let t = Double(-displacement / drive)
    return t < duration ? t : nil
  }
}
