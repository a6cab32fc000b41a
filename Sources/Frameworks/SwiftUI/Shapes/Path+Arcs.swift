import Foundation
import ScrollworkUIKit

extension Path {
  /// Adds a part of a circle, after a line to its start if a figure is begun. Angles count clockwise from the x axis;
  /// `clockwise` is Core Graphics', seen with y up: on screen, false goes clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    // A sweep in the wrong direction goes the other way around; more than a turn is a turn.
    if clockwise {
      if delta > 0 { delta -= (delta / turn).rounded(.up) * turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta += (-delta / turn).rounded(.up) * turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// Adds a part of a circle that sweeps `delta` from `startAngle`, clockwise on screen if positive, after a line to
  /// its start if a figure is begun.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double, reach: (along: CGFloat, across: CGFloat) = (1, 0)) -> CGPoint {
      let (c, s) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(
        x: center.x + radius * (reach.along * c - reach.across * s),
        y: center.y + radius * (reach.along * s + reach.across * c)
      ).applying(transform)
    }
    var angle = startAngle.radians
    if currentPoint == nil { move(to: point(angle)) } else { addLine(to: point(angle)) }
    // Cubic curves of at most a quarter turn, whose error is below 0.03 % of the radius.
    let count = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta.radians / Double(min(count, 1000))
    let reach = CGFloat(4.0 / 3 * tan(step / 4))
    for _ in 0..<min(count, 1000) {
      let next = angle + step
      addCurve(
        to: point(next), control1: point(angle, reach: (1, reach)), control2: point(next, reach: (1, -reach)))
      angle = next
    }
  }

  /// Adds a line towards `p1` and the arc of a circle that touches the lines from the pen to `p1` and from there to
  /// `p2`.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // The pen is where it is; only the new points are mapped.
    guard let start = currentPoint?.applying(transform.inverted()) else { return }
    let (u, v) = (p1.direction(to: start), p1.direction(to: p2))
    let cosine = min(max(u.x * v.x + u.y * v.y, -1), 1)
    let cross = u.x * v.y - u.y * v.x
    guard u != .zero, v != .zero, abs(cross) > 1e-9, radius > 0 else {
      addLine(to: p1.applying(transform))
      return
    }
    let half = acos(cosine) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: p1.x + u.x * reach, y: p1.y + u.y * reach)
    let distance = radius / sin(half)
    let middle = CGPoint(x: u.x + v.x, y: u.y + v.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    let center = CGPoint(x: p1.x + middle.x / length * distance, y: p1.y + middle.y / length * distance)
    let sweep = Double(.pi - 2 * half)
    addRelativeArc(
      center: center, radius: radius,
      startAngle: .radians(atan2(Double(first.y - center.y), Double(first.x - center.x))),
      delta: .radians(cross < 0 ? sweep : -sweep), transform: transform)
  }
}

extension CGPoint {
  /// The vector of length one to another point; zero if it is the same.
  fileprivate func direction(to other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length == 0 ? .zero : CGPoint(x: dx / length, y: dy / length)
  }
}
