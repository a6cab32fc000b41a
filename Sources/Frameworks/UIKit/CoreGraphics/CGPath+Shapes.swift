import DisplayList
import Foundation

/// What a step of a path is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Its points: those that bend a curve first, then where it ends.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

extension CGPath {
  /// A rectangle whose corners are parts of ellipses.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(Self.rounded(rect, cornerWidth, cornerHeight).applying(transform?.pointee ?? .identity))
  }

  fileprivate static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> PathElements {
    guard width > 0, height > 0 else { return Outline.rect(rect).path }
    // A circle's corner in a rectangle that is squeezed.
    let factor = width / height
    let squeezed = CGRect(x: rect.minX, y: rect.minY * factor, width: rect.width, height: rect.height * factor)
    return Outline.roundedRect(squeezed, radii: CornerRadii(width), style: .circular).path
      .applying(CGAffineTransform(scaleX: 1, y: 1 / factor))
  }

  /// Calls a closure with each step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements.elements {
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let end): (type, points) = (.moveToPoint, [end])
      case .line(let end): (type, points) = (.addLineToPoint, [end])
      case .quadCurve(let end, let control): (type, points) = (.addQuadCurveToPoint, [control, end])
      case .curve(let end, let control1, let control2): (type, points) = (.addCurveToPoint, [control1, control2, end])
      case .close: (type, points) = (.closeSubpath, [])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        // A closing step has no points, and an address that nothing is at.
        let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)
        guard let base else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }

  /// The outline of the path's line.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = Stroke(width: lineWidth, cap: lineCap.cap, join: lineJoin.join)
    return CGPath(elements.applying(transform).strokedPath(stroke, miterLimit: miterLimit))
  }
  /// The dashes of the path's line.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
    -> CGPath
  {
    CGPath(elements.applying(transform).dashedPath(Stroke(width: 1, dash: lengths, dashPhase: phase)))
  }

  // MARK: Areas. Caveat: the curves of the results are fine lines.

  private func area(_ other: CGPath?, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool) -> CGPath {
    CGPath(
      PathArrangement(elements, other?.elements ?? PathElements(), eoFill: rule == .evenOdd).area(isInside))
  }
  /// The area inside of one of the paths or of both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { area(other, rule) { $0 || $1 } }
  /// The area inside of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 && $1 }
  }
  /// The area inside of this path but not of the other one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 && !$1 }
  }
  /// The area inside of exactly one of the paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 != $1 }
  }
  /// The same area by an outline that nowhere crosses itself.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    area(nil, rule) { isInside, _ in isInside }
  }
  /// The parts of this path's line inside of the other path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathArrangement(elements, other.elements, eoFill: rule == .evenOdd).line(isInside: true))
  }
  /// The parts of this path's line outside of the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathArrangement(elements, other.elements, eoFill: rule == .evenOdd).line(isInside: false))
  }
  /// True if the areas have something in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
  /// The path with lines in place of curves, which are no farther from them than the threshold.
  public func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for figure in elements.figures {
      guard let first = figure.segments.first else { continue }
      path.move(to: first.start)
      for segment in figure.segments {
        let count = segment.pieceCount(tolerance: max(threshold, 0.001))
        for piece in 1...count { path.addLine(to: segment.point(at: CGFloat(piece) / CGFloat(count))) }
      }
      if figure.isClosed { path.closeSubpath() }
    }
    return CGPath(path.elements)
  }
  /// The figures, each as a path of its own.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    var parts: [PathElements] = []
    for element in normalized(using: rule).elements.elements {
      if case .move = element { parts.append(PathElements()) }
      if !parts.isEmpty { parts[parts.count - 1].append(element) }
    }
    return parts.map { CGPath($0) }
  }
}

extension CGMutablePath {
  /// Adds a closed rectangle whose corners are parts of ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil),
      transform: transform)
  }

  /// Adds a part of a circle that touches the lines from the pen to a point and from there to another, after a line to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return move(to: tangent1End, transform: transform) }
    let pen = currentPoint.applying(transform.inverted())
    let (first, second) = (
      CGPoint(x: pen.x - tangent1End.x, y: pen.y - tangent1End.y),
      CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    )
    let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
    let cross = first.x * second.y - first.y * second.x
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else {
      return addLine(to: tangent1End, transform: transform)
    }
    // Half the angle between the lines gives how far the circle touches from the corner.
    let angle = acos(min(max((first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1), -1), 1)) / 2
    let (reach, depth) = (radius / tan(angle), radius / sin(angle))
    let (one, other) = (
      CGPoint(x: first.x / lengths.0, y: first.y / lengths.0), CGPoint(x: second.x / lengths.1, y: second.y / lengths.1)
    )
    let middle = hypot(one.x + other.x, one.y + other.y)
    let center = CGPoint(
      x: tangent1End.x + (one.x + other.x) / middle * depth, y: tangent1End.y + (one.y + other.y) / middle * depth)
    func direction(_ way: CGPoint) -> CGFloat {
      atan2(tangent1End.y + way.y * reach - center.y, tangent1End.x + way.x * reach - center.x)
    }
    let start = direction(one)
    let delta = (direction(other) - start).remainder(dividingBy: 2 * .pi)
    addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
  }
}
