import DisplayList
import Foundation

/// How the inside of a path is told from its outside.
public enum CGPathFillRule: Int, Sendable {
  /// By winding number.
  case winding = 0
  /// By parity.
  case evenOdd = 1
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside, by winding number.
  case fill = 0
  /// Its inside, by parity.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Its inside by winding number, then its line.
  case fillStroke = 3
  /// Its inside by parity, then its line.
  case eoFillStroke = 4
}

/// The outline of a figure.
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

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.rect(rect).path.applying(transform?.pointee ?? .identity))
  }

  /// The largest ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.ellipse(rect).path.applying(transform?.pointee ?? .identity))
  }

  /// Nothing was drawn, not even a point.
  public var isEmpty: Bool { elements.elements.isEmpty }
  /// Where the pen is; zero for an empty path.
  public var currentPoint: CGPoint { pen ?? .zero }
  /// Around all points, those that only direct curves included; null for an empty path.
  public var boundingBox: CGRect { elements.bounds }
  /// Around all that the path goes through; null for an empty path.
  public var boundingBoxOfPath: CGRect { elements.boundingRect }

  /// True if a point lies inside, where open figures count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(elements) }

  /// The same path, which can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// The path with each point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements.applying(transform?.pointee ?? .identity))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(PathElements()) }

  /// Begins a figure at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    elements.append(.move(point))
    (pen, figureStart) = (point, point)
  }

  /// What follows a closed figure starts a new one at the same point. False without any figure.
  private func beginFigureIfClosed() -> Bool {
    guard let figureStart else { return false }
    if elements.elements.last == .close { move(to: figureStart) }
    return true
  }

  /// Adds a straight line. Without a figure nothing is added.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard beginFigureIfClosed() else { return }
    pen = point.applying(transform)
    elements.append(.line(point.applying(transform)))
  }

  /// Adds a quadratic curve. Without a figure nothing is added.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard beginFigureIfClosed() else { return }
    pen = end.applying(transform)
    elements.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }

  /// Adds a cubic curve. Without a figure nothing is added.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard beginFigureIfClosed() else { return }
    pen = end.applying(transform)
    elements.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
  }

  /// Adds a line back to where the figure began.
  public func closeSubpath() {
    guard let figureStart, elements.elements.last != .close else { return }
    elements.append(.close)
    pen = figureStart
  }

  /// Adds straight lines between points, as a new figure.
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

  /// Adds a closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Outline.ellipse(rect).path, transform)
  }

  /// Adds another path's figures.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }

  /// Adds a part of a circle, after a line to its start if a figure is begun. Angles in radians count from the x axis towards the
  /// y axis, and `clockwise` is meant with y up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard let delta = Arc.sweep(from: startAngle, to: endAngle, clockwise: clockwise) else { return }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds a part of a circle that sweeps `delta` radians from `startAngle`.
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
