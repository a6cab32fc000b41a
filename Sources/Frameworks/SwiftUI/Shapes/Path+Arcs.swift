import DisplayList
import Foundation
import ScrollworkUIKit

extension Path {
  /// Adds an arc of a circle, preceded by a line to its start if a subpath is open. Angles are clockwise from the x
  /// axis. `clockwise` has Core Graphics' meaning, with y up: on screen, false goes clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(
      from: CGFloat(startAngle.radians), to: CGFloat(endAngle.radians), clockwise: clockwise)
    guard let delta = sweep.map(Double.init) else { return }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// Adds an arc of a circle that sweeps `delta` from `startAngle`, clockwise on screen if positive, preceded by a line
  /// to its start if a subpath is open.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: center, radius: radius, start: CGFloat(startAngle.radians), delta: CGFloat(delta.radians))
    guard let arc else { return }
    let start = arc.start.applying(transform)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    for curve in arc.curves {
      addCurve(
        to: curve.end.applying(transform), control1: curve.control1.applying(transform),
        control2: curve.control2.applying(transform))
    }
  }

  /// Adds a line towards `p1` and an arc tangent to the lines from the current point to `p1` and from there to `p2`.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // Only the new points are transformed, not the current point.
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
  /// Returns the unit vector to another point; zero if it is the same.
  fileprivate func direction(to other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length == 0 ? .zero : CGPoint(x: dx / length, y: dy / length)
  }
}
