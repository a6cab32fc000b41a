import Foundation

extension Outline {
  /// The figure as lines and curves, corners included.
  public var path: PathElements {
    switch self {
    case .rect(let rect): PathElements.rectangle(rect)
    case .ellipse(let rect): PathElements.ellipse(in: rect)
    case .roundedRect(let rect, let radii, let style): PathElements.roundedRectangle(rect, radii: radii, style: style)
    case .path(let elements, _): elements
    }
  }

  /// Whether points inside an even number of contours are outside the figure.
  public var isEvenOdd: Bool {
    if case .path(_, let evenOdd) = self { evenOdd } else { false }
  }
}

extension CornerRadii {
  /// Returns radii no longer than half the rectangle's shorter side, none negative.
  public func clamped(to size: CGSize) -> CornerRadii {
    let limit = max(0, min(size.width, size.height) / 2)
    func clamp(_ radius: CGFloat) -> CGFloat { min(max(0, radius), limit) }
    return CornerRadii(
      topLeft: clamp(topLeft), topRight: clamp(topRight), bottomRight: clamp(bottomRight),
      bottomLeft: clamp(bottomLeft))
  }

  public var largest: CGFloat { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
}

extension PathElements {
  static func rectangle(_ rect: CGRect) -> PathElements {
    PathElements([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  static func ellipse(in rect: CGRect) -> PathElements {
    let (cx, cy) = (rect.midX, rect.midY)
    let (kx, ky) = (rect.width / 2 * quarterCircle, rect.height / 2 * quarterCircle)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return PathElements([
      .move(point(rect.maxX, cy)),
      .curve(
        point(cx, rect.maxY), control1: point(rect.maxX, cy + ky), control2: point(cx + kx, rect.maxY)),
      .curve(
        point(rect.minX, cy), control1: point(cx - kx, rect.maxY), control2: point(rect.minX, cy + ky)),
      .curve(
        point(cx, rect.minY), control1: point(rect.minX, cy - ky), control2: point(cx - kx, rect.minY)),
      .curve(
        point(rect.maxX, cy), control1: point(cx + kx, rect.minY), control2: point(rect.maxX, cy - ky)),
      .close,
    ])
  }

  /// The control points' distance for a quarter of a circle of radius 1: 4/3 (sqrt 2 - 1).
  private static let quarterCircle: CGFloat = 0.5522847498

  static func roundedRectangle(_ rect: CGRect, radii: CornerRadii, style: CornerStyle) -> PathElements {
    let radii = radii.clamped(to: rect.size)
    if radii.isZero { return rectangle(rect) }
    var path = PathElements()
    // Clockwise from the top left corner. `along` leads into the corner, `away` out of it.
    let corners: [(point: CGPoint, along: CGPoint, away: CGPoint, radius: CGFloat)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0), radii.topLeft),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), radii.topRight),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), radii.bottomRight),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1), radii.bottomLeft),
    ]
    let room = min(rect.width, rect.height) / 2
    for corner in corners {
      let shape = style == .circular ? CornerShape.circular : CornerShape.continuous(room: room, radius: corner.radius)
      /// Returns the point `x` before the corner and `y` after it, in radii.
      func at(_ p: CGPoint) -> CGPoint {
        CGPoint(
          x: corner.point.x + (corner.away.x * p.y - corner.along.x * p.x) * corner.radius,
          y: corner.point.y + (corner.away.y * p.y - corner.along.y * p.x) * corner.radius)
      }
      let start = at(shape.start)
      path.append(path.elements.isEmpty ? .move(start) : .line(start))
      if corner.radius == 0 { continue }
      for curve in shape.curves {
        path.append(.curve(at(curve.end), control1: at(curve.control1), control2: at(curve.control2)))
      }
    }
    path.append(.close)
    return path
  }
}

/// A corner of radius 1: `x` is the distance from the corner along the incoming edge, `y` along the outgoing one.
private struct CornerShape {
  struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  var start: CGPoint
  var curves: [Curve]

  static let circular: CornerShape = {
    let k: CGFloat = 1 - 0.5522847498
    return CornerShape(
      start: CGPoint(x: 1, y: 0),
      curves: [Curve(control1: CGPoint(x: k, y: 0), control2: CGPoint(x: 0, y: k), end: CGPoint(x: 0, y: 1))])
  }()

  /// The corner that UIKit has drawn since iOS 7, as published by people who read it out of `UIBezierPath`: three
  /// curves that leave the edges 1.528665 radii from the corner.
  private static let smooth = CornerShape(
    start: CGPoint(x: 1.528665, y: 0),
    curves: [
      Curve(
        control1: CGPoint(x: 1.08849296, y: 0), control2: CGPoint(x: 0.86840694, y: 0),
        end: CGPoint(x: 0.63149379, y: 0.07491139)),
      Curve(
        control1: CGPoint(x: 0.37282383, y: 0.16905956), control2: CGPoint(x: 0.16905956, y: 0.37282383),
        end: CGPoint(x: 0.07491139, y: 0.63149379)),
      Curve(
        control1: CGPoint(x: 0, y: 0.86840694), control2: CGPoint(x: 0, y: 1.08849296), end: CGPoint(x: 0, y: 1.528665)),
    ])

  /// A quarter of a circle in three curves that meet near the same places as those of `smooth`.
  private static let threePartCircle: CornerShape = {
    let angles: [CGFloat] = [0, 0.379, .pi / 2 - 0.379, .pi / 2]
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    let curves = (0..<3).map { index in
      let (from, to) = (angles[index], angles[index + 1])
      let length = 4 / 3 * tan((to - from) / 4)
      let (a, b) = (point(from), point(to))
      return Curve(
        control1: CGPoint(x: a.x - cos(from) * length, y: a.y + sin(from) * length),
        control2: CGPoint(x: b.x + cos(to) * length, y: b.y - sin(to) * length), end: b)
    }
    return CornerShape(start: CGPoint(x: 1, y: 0), curves: curves)
  }()

  /// Returns the smooth corner if half a side leaves room for it, a circle if there is only room for the radius, and in
  /// between a mixture, so that a shrinking rectangle has no jump (how UIKit itself falls back is not documented).
  static func continuous(room: CGFloat, radius: CGFloat) -> CornerShape {
    guard radius > 0 else { return circular }
    let share = min(1, max(0, (room / radius - 1) / 0.528665))
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    let curves = zip(threePartCircle.curves, smooth.curves).map { circle, smooth in
      Curve(
        control1: mix(circle.control1, smooth.control1), control2: mix(circle.control2, smooth.control2),
        end: mix(circle.end, smooth.end))
    }
    return CornerShape(start: mix(threePartCircle.start, smooth.start), curves: curves)
  }
}
