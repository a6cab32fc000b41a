import Foundation

/// A line or curve of a path. Lines and quadratic curves are stored as cubic ones, of which they are special cases.
public struct PathSegment: Sendable {
  public var start: CGPoint
  public var control1: CGPoint
  public var control2: CGPoint
  public var end: CGPoint
  public var isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.init(start: start, control1: start, control2: end, end: end, isLine: true)
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isLine: Bool = false) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isLine = isLine
  }

  public func point(at t: CGFloat) -> CGPoint {
    if isLine { return CGPoint.between(start, end, t) }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the number of straight pieces to split the curve into so that none is farther than `tolerance` points
  /// away: the distance is at most an eighth of the largest second derivative by the square of the step.
  public func pieceCount(tolerance: CGFloat) -> Int {
    if isLine { return 1 }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let largest = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let count = (largest / (8 * tolerance)).squareRoot().rounded(.up)
    return count.isFinite ? max(1, Int(min(count, 1000))) : 1
  }

  /// Returns the part between two parameters.
  public func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if isLine { return PathSegment(from: point(at: t0), to: point(at: t1)) }
    let head = split(at: t1).head
    return t1 == 0 ? head : head.split(at: t0 / t1).tail
  }

  private func split(at t: CGFloat) -> (head: PathSegment, tail: PathSegment) {
    let (a, b, c) = (
      CGPoint.between(start, control1, t), CGPoint.between(control1, control2, t), CGPoint.between(control2, end, t)
    )
    let (d, e) = (CGPoint.between(a, b, t), CGPoint.between(b, c, t))
    let middle = CGPoint.between(d, e, t)
    return (
      PathSegment(start: start, control1: a, control2: d, end: middle),
      PathSegment(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// The bounding box of the curve itself.
  var bounds: CGRect {
    let (left, right) = Self.range(start.x, control1.x, control2.x, end.x)
    let (top, bottom) = Self.range(start.y, control1.y, control2.y, end.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the extremes of one coordinate: at the ends or where the derivative, a quadratic polynomial, is zero.
  private static func range(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> (low: CGFloat, high: CGFloat) {
    var values = [p0, p3]
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        // The form that does not subtract nearly equal numbers.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    for t in roots where t > 0 && t < 1 {
      let u = 1 - t
      values.append(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3)
    }
    return (values.min() ?? p0, values.max() ?? p0)
  }
}

extension CGPoint {
  fileprivate static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

extension PathElements {
  /// The figures as segments; a closed figure's last segment leads back to its start.
  public var figures: [(segments: [PathSegment], isClosed: Bool)] {
    var figures: [(segments: [PathSegment], isClosed: Bool)] = []
    var segments: [PathSegment] = []
    var (first, pen) = (CGPoint.zero, CGPoint.zero)
    func finish(isClosed: Bool) {
      if !segments.isEmpty { figures.append((segments, isClosed)) }
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish(isClosed: false)
        (first, pen) = (end, end)
      case .line(let end):
        segments.append(PathSegment(from: pen, to: end))
        pen = end
      case .quadCurve(let end, let control):
        segments.append(
          PathSegment(
            start: pen, control1: .between(pen, control, 2.0 / 3), control2: .between(end, control, 2.0 / 3), end: end))
        pen = end
      case .curve(let end, let control1, let control2):
        segments.append(PathSegment(start: pen, control1: control1, control2: control2, end: end))
        pen = end
      case .close:
        if pen != first { segments.append(PathSegment(from: pen, to: first)) }
        finish(isClosed: true)
        pen = first
      }
    }
    finish(isClosed: false)
    return figures
  }

  /// The bounding box of all points of the path without the control points; null if it is empty.
  public var boundingRect: CGRect {
    var bounds = CGRect.null
    for element in elements {
      if case .move(let point) = element { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
    }
    for figure in figures {
      for segment in figure.segments { bounds = bounds.union(segment.bounds) }
    }
    return bounds
  }

  /// Returns whether `p` lies inside, with open figures counted as closed: by winding number, or by parity with
  /// `eoFill`.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for figure in figures {
      guard let first = figure.segments.first?.start else { continue }
      var previous = first
      func cross(to next: CGPoint) {
        if (previous.y <= p.y) != (next.y <= p.y) {
          let x = previous.x + (p.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
          if x > p.x { winding += next.y > previous.y ? 1 : -1 }
        }
        previous = next
      }
      for segment in figure.segments {
        let count = segment.pieceCount(tolerance: 0.01)
        for piece in 1..<count { cross(to: segment.point(at: CGFloat(piece) / CGFloat(count))) }
        cross(to: segment.end)
      }
      cross(to: first)
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns the part of the path between two fractions of its length.
  public func trimmed(from: CGFloat, to: CGFloat) -> PathElements {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from <= 0, to >= 1 { return self }
    var result = PathElements()
    guard from < to else { return result }
    let figures = figures
    let lengths = figures.map { $0.segments.map { SegmentLength($0) } }
    let total = lengths.joined().reduce(0) { $0 + $1.total }
    var passed: CGFloat = 0
    for (figure, measures) in zip(figures, lengths) {
      var isDrawing = false
      for (segment, measure) in zip(figure.segments, measures) {
        let range = (from * total - passed, to * total - passed)
        passed += measure.total
        guard range.1 > 0, range.0 < measure.total else { continue }
        let part = segment.part(from: measure.parameter(at: range.0), to: measure.parameter(at: range.1))
        if !isDrawing { result.append(.move(part.start)) }
        isDrawing = true
        if part.isLine {
          result.append(.line(part.end))
        } else {
          result.append(.curve(part.end, control1: part.control1, control2: part.control2))
        }
      }
    }
    return result
  }
}

/// The length of a segment, and the parameter at which a part of it is reached.
private struct SegmentLength {
  /// The lengths up to evenly spaced parameters.
  private var reached: [CGFloat] = [0]

  init(_ segment: PathSegment) {
    let count = segment.isLine ? 1 : max(16, segment.pieceCount(tolerance: 0.001))
    var previous = segment.start
    for piece in 1...count {
      let next = segment.point(at: CGFloat(piece) / CGFloat(count))
      reached.append(reached[piece - 1] + hypot(next.x - previous.x, next.y - previous.y))
      previous = next
    }
  }

  var total: CGFloat { reached[reached.count - 1] }

  func parameter(at length: CGFloat) -> CGFloat {
    if length <= 0 { return 0 }
    guard let next = reached.firstIndex(where: { $0 >= length }), next > 0 else { return 1 }
    let step = reached[next] - reached[next - 1]
    return (CGFloat(next - 1) + (length - reached[next - 1]) / step) / CGFloat(reached.count - 1)
  }
}

extension PathElements {
  /// Returns the distance of a point from the path's lines, in points; infinite for an empty path.
  public func distance(to point: CGPoint) -> CGFloat {
    var nearest = CGFloat.infinity
    for segment in figures.lazy.flatMap(\.segments) {
      let count = segment.pieceCount(tolerance: 0.1)
      var start = segment.start
      for piece in 1...count {
        let end = segment.point(at: CGFloat(piece) / CGFloat(count))
        nearest = min(nearest, point.distance(toLineFrom: start, to: end))
        start = end
      }
    }
    return nearest
  }
}

extension CGPoint {
  fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / square, 0), 1) : 0
    return hypot(x - start.x - share * dx, y - start.y - share * dy)
  }
}
