import DisplayList
import Foundation

extension CGContext {
  /// The current path.
  public var path: CGPath? { figure.isEmpty ? nil : CGPath(figure.elements) }
  /// Whether the current path is empty.
  public var isPathEmpty: Bool { figure.isEmpty }
  /// The current point.
  public var currentPointOfPath: CGPoint { figure.currentPoint }
  /// The bounding box of the current path, including control points.
  public var boundingBoxOfPath: CGRect { figure.boundingBox }
  /// Begins an empty path.
  public func beginPath() { figure = CGMutablePath() }
  /// Begins a subpath.
  public func move(to point: CGPoint) { figure.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { figure.addLine(to: point) }
  /// Adds lines between points, as a new subpath.
  public func addLines(between points: [CGPoint]) { figure.addLines(between: points) }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { figure.addQuadCurve(to: end, control: control) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    figure.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc; `clockwise` refers to y upwards.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    figure.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { figure.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { figure.addRects(rects) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { figure.addEllipse(in: rect) }
  /// Adds another path.
  public func addPath(_ path: CGPath) { figure.addPath(path) }
  /// Closes the subpath with a line to its start.
  public func closePath() { figure.closeSubpath() }
}
