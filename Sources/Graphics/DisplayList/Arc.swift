import Foundation

/// A part of a circle as cubic curves of at most a quarter turn, whose error is below 0.03 % of the radius.
public struct Arc: Sendable {
  public let start: CGPoint
  public let curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)]

  /// Creates an arc that sweeps `delta` radians from `start` against the x axis; nil for angles that are not finite.
  public init?(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
    guard start.isFinite, delta.isFinite else { return nil }
    func point(_ angle: CGFloat, along: CGFloat = 1, across: CGFloat = 0) -> CGPoint {
      let (c, s) = (cos(angle), sin(angle))
      return CGPoint(x: center.x + radius * (along * c - across * s), y: center.y + radius * (along * s + across * c))
    }
    self.start = point(start)
    let count = min(max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1000)
    let step = delta / count
    let reach = 4 / 3 * tan(step / 4)
    curves = (0..<Int(count)).map { index in
      let angle = start + CGFloat(index) * step
      return (point(angle, across: reach), point(angle + step, across: -reach), point(angle + step))
    }
  }

  /// Returns the sweep of an arc, with `clockwise` as with y up; a sweep in the wrong direction goes the other way
  /// around, and more than a turn is a turn, as is a whole one in the wrong direction. Nil for angles that are not
  /// finite.
  public static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat? {
    let turn = 2 * CGFloat.pi
    var delta = end - start
    guard delta.isFinite else { return nil }
    if clockwise {
      if delta > 0 { delta -= ((delta / turn).rounded(.down) + 1) * turn }
      return max(delta, -turn)
    }
    if delta < 0 { delta += ((-delta / turn).rounded(.down) + 1) * turn }
    return min(delta, turn)
  }
}
