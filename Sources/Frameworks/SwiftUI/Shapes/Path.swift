import DisplayList
import Foundation
import ScrollworkUIKit

/// The outline of a two-dimensional figure, in points with y down.
public struct Path: Equatable, Sendable {
  private(set) var storage = PathElements()
  /// Where the current figure began; nil before the first one.
  private var figureStart: CGPoint?
  /// Where the pen is; nil while the path is empty.
  public private(set) var currentPoint: CGPoint?

  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a figure.
    case move(to: CGPoint)
    /// A straight line from the pen.
    case line(to: CGPoint)
    /// A quadratic curve from the pen.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the pen.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the figure began.
    case closeSubpath
  }

  /// An empty path.
  public init() {}

  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// A rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with corners of different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The largest ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// True if nothing was drawn, not even a point.
  public var isEmpty: Bool { storage.elements.isEmpty }

  /// Calls `body` with each step.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in storage.elements { body(Element(element)) }
  }
}

extension Path {
  /// Begins a figure at a point.
  public mutating func move(to end: CGPoint) {
    storage.append(.move(end))
    figureStart = end
    currentPoint = end
  }

  /// Adds a straight line. Without a figure nothing is added.
  public mutating func addLine(to end: CGPoint) {
    guard beginFigureIfClosed() else { return }
    storage.append(.line(end))
    currentPoint = end
  }

  /// Adds a quadratic curve. Without a figure nothing is added.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginFigureIfClosed() else { return }
    storage.append(.quadCurve(end, control: control))
    currentPoint = end
  }

  /// Adds a cubic curve. Without a figure nothing is added.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginFigureIfClosed() else { return }
    storage.append(.curve(end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Adds a line back to where the figure began.
  public mutating func closeSubpath() {
    guard let figureStart, storage.elements.last != .close else { return }
    storage.append(.close)
    currentPoint = figureStart
  }

  /// What follows a closed figure starts a new one at the same point, as in Core Graphics. False without any figure.
  private mutating func beginFigureIfClosed() -> Bool {
    guard let figureStart else { return false }
    if storage.elements.last == .close { move(to: figureStart) }
    return true
  }

  /// Adds straight lines between points, as a new figure.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// Adds several closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed ellipse that touches the rectangle's sides.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    append(map.concatenating(transform)) { path in
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(2 * .pi))
      path.closeSubpath()
    }
  }

  /// Adds a closed rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) {
      $0.addCorners(in: rect, sizes: Array(repeating: cornerSize, count: 4), style: style)
    }
  }

  /// Adds a closed rectangle with corners of different radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let sizes = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ].map { CGSize(width: $0, height: $0) }
    append(transform) { $0.addCorners(in: rect, sizes: sizes, style: style) }
  }

  /// Adds another path's figures.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.storage.elements {
      switch element {
      case .move(let end): move(to: end.applying(transform))
      case .line(let end): addLine(to: end.applying(transform))
      case .quadCurve(let end, let control):
        addQuadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        addCurve(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .close: closeSubpath()
      }
    }
  }

  /// The path with each point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path displaced by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  private mutating func append(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    if transform.isIdentity { return draw(&self) }
    var path = Path()
    draw(&path)
    addPath(path, transform: transform)
  }
}

extension Path.Element {
  init(_ element: PathElements.Element) {
    self =
      switch element {
      case .move(let end): .move(to: end)
      case .line(let end): .line(to: end)
      case .quadCurve(let end, let control): .quadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2): .curve(to: end, control1: control1, control2: control2)
      case .close: .closeSubpath
      }
  }
}

extension Path: Shape {
  /// The path itself: it keeps its own coordinates.
  public func path(in rect: CGRect) -> Path { self }
}
