import DisplayList
import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A path element.
public struct CGPathElement {
  /// The type.
  public var type: CGPathElementType
  /// The points: control points first, then the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that receives each element of a path, and the `info` of the call.
///
/// Caveat: Apple's is a C function. Here it is a closure, so `unsafeBitCast` of a C function to it does not compile.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Creates a rectangle with elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(Self.rounded(rect, cornerWidth, cornerHeight).applying(transform?.pointee ?? .identity))
  }

  fileprivate static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> PathElements {
    guard width > 0, height > 0 else { return Outline.rect(rect).path }
    // A circular corner in a squeezed rectangle.
    let factor = width / height
    let squeezed = CGRect(x: rect.minX, y: rect.minY * factor, width: rect.width, height: rect.height * factor)
    return Outline.roundedRect(squeezed, radii: CornerRadii(width), style: .circular).path
      .applying(CGAffineTransform(scaleX: 1, y: 1 / factor))
  }

  /// Calls a closure with each element.
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
        // A closing element has no points, and its address points at nothing.
        let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)
        guard let base else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }

  /// Calls a function with `info` and each element.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns the outline of the path's stroke.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = Stroke(width: lineWidth, cap: lineCap.cap, join: lineJoin.join)
    return CGPath(elements.applying(transform).strokedPath(stroke, miterLimit: miterLimit))
  }
  /// Returns the dashes of the path.
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
  /// Returns the union of the paths' areas.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { area(other, rule) { $0 || $1 } }
  /// Returns the intersection of the paths' areas.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 && $1 }
  }
  /// Returns the area of this path without that of another.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 && !$1 }
  }
  /// Returns the area within exactly one of the paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 != $1 }
  }
  /// Returns the same area with an outline that does not intersect itself.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    area(nil, rule) { isInside, _ in isInside }
  }
  /// Returns the parts of this path's line inside another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathArrangement(elements, other.elements, eoFill: rule == .evenOdd).line(isInside: true))
  }
  /// Returns the parts of this path's line outside another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathArrangement(elements, other.elements, eoFill: rule == .evenOdd).line(isInside: false))
  }
  /// Returns whether the areas intersect.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
  /// Returns the path with curves replaced by lines, at most the threshold away from them.
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
  /// Returns each subpath as a path of its own.
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
  /// Adds a closed rectangle with elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil),
      transform: transform)
  }

  /// Adds an arc tangent to the lines from the current point to a point and from there to another, after a line to its
  /// start.
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
    // Half the angle between the lines determines the distance of the tangent points from the corner.
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
