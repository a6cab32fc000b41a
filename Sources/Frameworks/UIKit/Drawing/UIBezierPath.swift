import DisplayList
import Foundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A path with its drawing style.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The line width in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line joins.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of a miter's length, in line widths.
  open var miterLimit: CGFloat = 10
  /// The tolerance of curves, in pixels. Caveat: it has no effect.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule replaces the nonzero winding rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the largest ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with smooth rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath(Self.roundedRectangle(rect, radii: CornerRadii(cornerRadius))))
  }

  /// Creates a rectangle with some rounded corners, of the width of `cornerRadii`.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    path.addPath(CGPath(Self.roundedRectangle(rect, radii: radii)))
  }

  /// UIKit's path begins on the top edge, right of the first corner, so that lines that are added to it start there; the
  /// outline begins on the left edge, below that corner.
  private static func roundedRectangle(_ rect: CGRect, radii: CornerRadii) -> PathElements {
    let outline = Outline.roundedRect(rect, radii: radii, style: .continuous).path
    guard case .move(let left)? = outline.elements.first else { return outline }
    let corner = outline.elements.dropFirst().prefix { if case .curve = $0 { true } else { false } }
    guard case .curve(let top, _, _)? = corner.last else { return outline }
    var path = PathElements()
    path.append(.move(top))
    for element in outline.elements[corner.endIndex...] where element != .close { path.append(element) }
    path.append(.line(left))
    for element in corner { path.append(element) }
    path.append(.close)
    return path
  }

  /// Creates an arc; angles in radians go clockwise from the x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// The Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; angles in radians go clockwise from the x axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics' direction refers to y upwards.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }
  /// Removes all subpaths.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path's subpaths.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: transform)
    path = mapped
  }

  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding box of the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The current point.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the lengths of dash, gap, dash, ... in points; none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Fills the path in the current context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Clips the current context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the current context with a blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { fill() } }
  /// Strokes the path in the current context with a blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { stroke() } }

  private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Writes the lengths of the dashes, their number, and the offset into the pattern.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// Returns the path in reverse, with the last subpath first.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    for figure in path.elements.figures.reversed() {
      guard let last = figure.segments.last else { continue }
      reversed.move(to: last.end)
      for (index, segment) in figure.segments.reversed().enumerated() {
        if figure.isClosed, segment.isLine, index == figure.segments.count - 1 { break }
        if segment.isLine {
          reversed.addLine(to: segment.start)
        } else {
          reversed.addCurve(to: segment.start, controlPoint1: segment.control2, controlPoint2: segment.control1)
        }
      }
      if figure.isClosed { reversed.close() }
    }
    (reversed.lineWidth, reversed.lineCapStyle, reversed.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (reversed.miterLimit, reversed.flatness, reversed.dash) = (miterLimit, flatness, dash)
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    return reversed
  }

  /// Returns a copy with the same drawing style.
  open override func copy() -> Any {
    let made = UIBezierPath()
    made.cgPath = cgPath
    (made.lineWidth, made.lineCapStyle, made.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (made.miterLimit, made.flatness, made.dash) = (miterLimit, flatness, dash)
    made.usesEvenOddFillRule = usesEvenOddFillRule
    return made
  }
}
