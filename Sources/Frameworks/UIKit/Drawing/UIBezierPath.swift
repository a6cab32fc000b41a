import DisplayList
import Foundation

/// Which corners of a rectangle are meant.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners' bits.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A path that knows how it is drawn.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How parts of lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a sharp corner may reach, in line widths, before it is cut.
  open var miterLimit: CGFloat = 10
  /// How far curves may be from the true ones, in pixels. Caveat: they are as fine as usual.
  open var flatness: CGFloat = 0.6
  /// The inside is told by parity, not by winding number.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() {}

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The largest ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with smooth round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath(Outline.roundedRect(rect, radii: CornerRadii(cornerRadius), style: .continuous).path))
  }

  /// A rectangle some of whose corners are round, by the width of `cornerRadii`.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    path.addPath(CGPath(Outline.roundedRect(rect, radii: radii, style: .continuous).path))
  }

  /// A part of a circle; angles in radians count clockwise from the x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The same figures as another path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// The figures.
  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Begins a figure.
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
  /// Adds a part of a circle; angles in radians count clockwise from the x axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics means its direction with y up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Adds a line back to where the figure began.
  open func close() { path.closeSubpath() }
  /// Forgets all figures.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path's figures.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Maps each point.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: transform)
    path = mapped
  }

  /// Nothing was drawn, not even a point.
  open var isEmpty: Bool { path.isEmpty }
  /// Around all that the path goes through.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the pen is.
  open var currentPoint: CGPoint { path.currentPoint }
  /// True if a point lies inside, where open figures count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Lengths of dash, gap, dash, ... in points; none for a solid line.
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

  /// Draws the path's line in the current context.
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

  /// Draws nothing outside of the path in the current context from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the current context, laid on what is there as a mode says.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { fill() } }
  /// Draws the path's line in the current context, laid on what is there as a mode says.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { stroke() } }

  private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Writes the dashes of the line: their lengths, how many there are, and where in them the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// The same figures in the other direction, the last one first.
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

  /// A path with the same figures, drawn in the same way.
  open override func copy() -> Any {
    let made = UIBezierPath()
    made.cgPath = cgPath
    (made.lineWidth, made.lineCapStyle, made.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (made.miterLimit, made.flatness, made.dash) = (miterLimit, flatness, dash)
    made.usesEvenOddFillRule = usesEvenOddFillRule
    return made
  }
}
