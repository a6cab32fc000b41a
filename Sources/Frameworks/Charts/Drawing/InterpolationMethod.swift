/// How a line is interpolated between points.
nonisolated public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }
  let kind: Kind

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// Smooth, without exceeding the values of the neighbouring points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// Steps that change where a value starts.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps that change halfway between two values.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps that change where the next value starts.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Returns a cardinal spline; a tension of 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
  /// A Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Returns a Catmull-Rom spline; an alpha of 0 is uniform, one of 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }

  /// The name.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    }
  }

  /// Draws from the first of the points, which is the path's current point, to the last.
  func add(_ points: [CGPoint], to path: inout Path) {
    guard points.count > 1 else { return }
    for index in 1..<points.count {
      let from = points[index - 1]
      let to = points[index]
      switch kind {
      case .linear: path.addLine(to: to)
      case .stepEnd:
        path.addLine(to: CGPoint(x: to.x, y: from.y))
        path.addLine(to: to)
      case .stepStart:
        path.addLine(to: CGPoint(x: from.x, y: to.y))
        path.addLine(to: to)
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: middle, y: from.y))
        path.addLine(to: CGPoint(x: middle, y: to.y))
        path.addLine(to: to)
      case .monotone:
        let third = (to.x - from.x) / 3
        path.addCurve(
          to: to, control1: CGPoint(x: from.x + third, y: from.y + third * slope(points, index - 1)),
          control2: CGPoint(x: to.x - third, y: to.y - third * slope(points, index)))
      case .cardinal(let tension):
        let before = points[max(index - 2, 0)]
        let after = points[min(index + 1, points.count - 1)]
        let k = (1 - tension) / 6
        path.addCurve(
          to: to, control1: CGPoint(x: from.x + k * (to.x - before.x), y: from.y + k * (to.y - before.y)),
          control2: CGPoint(x: to.x - k * (after.x - from.x), y: to.y - k * (after.y - from.y)))
      case .catmullRom(let alpha):
        let before = points[max(index - 2, 0)]
        let after = points[min(index + 1, points.count - 1)]
        path.addCurve(
          to: to, control1: control(before, from, to, alpha), control2: control(after, to, from, alpha))
      }
    }
  }

  /// Returns the control point after `from` on the way to `to`, coming from `before`.
  private func control(_ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ alpha: CGFloat) -> CGPoint {
    let a = pow(hypot(from.x - before.x, from.y - before.y), alpha)
    let b = pow(hypot(to.x - from.x, to.y - from.y), alpha)
    guard a > 0, b > 0 else { return CGPoint(x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3) }
    func mixed(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> CGFloat {
      (a * a * p2 - b * b * p0 + (2 * a * a + 3 * a * b + b * b) * p1) / (3 * a * (a + b))
    }
    return CGPoint(x: mixed(before.x, from.x, to.x), y: mixed(before.y, from.y, to.y))
  }

  /// Returns the slope at a point that keeps the curve monotone (Steffen 1990).
  private func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    func secant(_ first: Int) -> CGFloat {
      let run = points[first + 1].x - points[first].x
      return run == 0 ? 0 : (points[first + 1].y - points[first].y) / run
    }
    if index == 0 { return secant(0) }
    if index == points.count - 1 { return secant(index - 1) }
    let left = secant(index - 1)
    let right = secant(index)
    guard left * right > 0 else { return 0 }
    let before = points[index].x - points[index - 1].x
    let after = points[index + 1].x - points[index].x
    let mean = (left * after + right * before) / (before + after)
    return (left < 0 ? -1 : 1) * 2 * min(abs(left), abs(right), abs(mean) / 2)
  }
}
