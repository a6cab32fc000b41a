import DisplayList
import Foundation
import ScrollworkUIKit

/// The outline of a two-dimensional figure, in points with y down.
public struct Path: Equatable, Sendable {
  private(set) var storage = PathElements()
  /// The start of the current subpath; nil before the first one.
  private var figureStart: CGPoint?
  /// The current point; nil if the path is empty.
  public private(set) var currentPoint: CGPoint?

  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// Creates an empty path.
  public init() {}

  /// Creates a path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a rounded rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rounded rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle with different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the path has no elements, not even a point.
  public var isEmpty: Bool { storage.elements.isEmpty }

  /// Calls `body` with each element.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in storage.elements { body(Element(element)) }
  }
}

extension Path {
  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) {
    storage.append(.move(end))
    figureStart = end
    currentPoint = end
  }

  /// Adds a straight line. Does nothing without a current point.
  public mutating func addLine(to end: CGPoint) {
    guard beginFigureIfClosed() else { return }
    storage.append(.line(end))
    currentPoint = end
  }

  /// Adds a quadratic curve. Does nothing without a current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginFigureIfClosed() else { return }
    storage.append(.quadCurve(end, control: control))
    currentPoint = end
  }

  /// Adds a cubic curve. Does nothing without a current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginFigureIfClosed() else { return }
    storage.append(.curve(end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Closes the subpath with a line to its start.
  public mutating func closeSubpath() {
    guard let figureStart, storage.elements.last != .close else { return }
    storage.append(.close)
    currentPoint = figureStart
  }

  /// Starts a new subpath at the same point after a closed one, as in Core Graphics. Returns false without any subpath.
  private mutating func beginFigureIfClosed() -> Bool {
    guard let figureStart else { return false }
    if storage.elements.last == .close { move(to: figureStart) }
    return true
  }

  /// Adds straight lines between points, as a new subpath.
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

  /// Adds a closed ellipse that fills the rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    append(map.concatenating(transform)) { path in
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(2 * .pi))
      path.closeSubpath()
    }
  }

  /// Adds a closed rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) {
      $0.addCorners(in: rect, sizes: Array(repeating: cornerSize, count: 4), style: style)
    }
  }

  /// Adds a closed rounded rectangle with different radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let sizes = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ].map { CGSize(width: $0, height: $0) }
    append(transform) { $0.addCorners(in: rect, sizes: sizes, style: style) }
  }

  /// Adds the elements of another path.
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

  /// Returns the path with a transform applied to its points.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// Returns the path moved by an offset in points.
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
  /// The path itself, in its own coordinates.
  public func path(in rect: CGRect) -> Path { self }
}
