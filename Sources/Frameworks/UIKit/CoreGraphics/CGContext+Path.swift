import DisplayList
import Foundation

extension CGContext {
  /// The path that is being made.
  public var path: CGPath? { figure.isEmpty ? nil : CGPath(figure.elements) }
  /// There is none.
  public var isPathEmpty: Bool { figure.isEmpty }
  /// Where the pen is.
  public var currentPointOfPath: CGPoint { figure.currentPoint }
  /// Around the path that is being made, control points included.
  public var boundingBoxOfPath: CGRect { figure.boundingBox }
  /// Forgets the path.
  public func beginPath() { figure = CGMutablePath() }
  /// Begins a figure.
  public func move(to point: CGPoint) { figure.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { figure.addLine(to: point) }
  /// Adds lines between points, as a new figure.
  public func addLines(between points: [CGPoint]) { figure.addLines(between: points) }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { figure.addQuadCurve(to: end, control: control) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    figure.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a part of a circle; `clockwise` is meant with y up.
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
  /// Adds a line back to where the figure began.
  public func closePath() { figure.closeSubpath() }
}
