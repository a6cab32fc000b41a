import DisplayList
import Foundation

/// The rule for the interior of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule.
  case winding = 0
  /// The even-odd rule.
  case evenOdd = 1
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill with the nonzero winding rule.
  case fill = 0
  /// Fill with the even-odd rule.
  case eoFill = 1
  /// Stroke.
  case stroke = 2
  /// Fill with the nonzero winding rule, then stroke.
  case fillStroke = 3
  /// Fill with the even-odd rule, then stroke.
  case eoFillStroke = 4
}

/// A path of lines and curves.
public class CGPath: @unchecked Sendable, Equatable {
  @_spi(Scrollwork) public internal(set) var elements: PathElements
  fileprivate(set) var pen: CGPoint?
  fileprivate var figureStart: CGPoint?

  @_spi(Scrollwork) public init(_ elements: PathElements) {
    self.elements = elements
    for element in elements.elements {
      switch element {
      case .move(let end): (pen, figureStart) = (end, end)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): pen = end
      case .close: pen = figureStart
      }
    }
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.rect(rect).path.applying(transform?.pointee ?? .identity))
  }

  /// Creates the largest ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.ellipse(rect).path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { elements.elements.isEmpty }
  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { pen ?? .zero }
  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect { elements.bounds }
  /// The bounding box of the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { elements.boundingRect }

  /// Returns whether a point is inside; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns the path.
  public func copy() -> CGPath? { CGPath(elements) }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// Returns the transformed path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements.applying(transform?.pointee ?? .identity))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
}

/// A mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(PathElements()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    elements.append(.move(point))
    (pen, figureStart) = (point, point)
  }

  /// Begins a new subpath at the same point after a closed one. Returns false without any subpath.
  private func beginFigureIfClosed() -> Bool {
    guard let figureStart else { return false }
    if elements.elements.last == .close { move(to: figureStart) }
    return true
  }

  /// Adds a straight line; does nothing without a subpath.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard beginFigureIfClosed() else { return }
    pen = point.applying(transform)
    elements.append(.line(point.applying(transform)))
  }

  /// Adds a quadratic curve; does nothing without a subpath.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard beginFigureIfClosed() else { return }
    pen = end.applying(transform)
    elements.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }

  /// Adds a cubic curve; does nothing without a subpath.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard beginFigureIfClosed() else { return }
    pen = end.applying(transform)
    elements.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() {
    guard let figureStart, elements.elements.last != .close else { return }
    elements.append(.close)
    pen = figureStart
  }

  /// Adds straight lines between points, as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Outline.rect(rect).path, transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Outline.ellipse(rect).path, transform)
  }

  /// Adds another path's subpaths.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }

  /// Adds an arc, after a line to its start if there is a subpath. Angles in radians go from the x axis towards the y
  /// axis, and `clockwise` refers to y upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard let delta = Arc.sweep(from: startAngle, to: endAngle, clockwise: clockwise) else { return }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that sweeps `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let arc = Arc(center: center, radius: radius, start: startAngle, delta: delta) else { return }
    if pen == nil { move(to: arc.start, transform: transform) } else { addLine(to: arc.start, transform: transform) }
    for curve in arc.curves {
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2, transform: transform)
    }
  }

  private func add(_ other: PathElements, _ transform: CGAffineTransform) {
    for element in other.elements {
      switch element {
      case .move(let end): move(to: end, transform: transform)
      case .line(let end): addLine(to: end, transform: transform)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control, transform: transform)
      case .curve(let end, let control1, let control2):
        addCurve(to: end, control1: control1, control2: control2, transform: transform)
      case .close: closeSubpath()
      }
    }
  }
}

extension PathElements {
  func applying(_ transform: CGAffineTransform) -> PathElements {
    if transform.isIdentity { return self }
    let path = CGMutablePath()
    path.addPath(CGPath(self), transform: transform)
    return path.elements
  }
}
