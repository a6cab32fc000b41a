import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Draws a path. Caveat: there is no glow, and strokes and fills have no textures.
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
  /// Creates a shape without a path.
  public override init() { super.init() }
  /// Creates a shape from a path.
  public convenience init(path: CGPath) { self.init(path: path, centered: false) }
  /// Creates a shape from a path, optionally centred on the node's position.
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let bounds = path.boundingBoxOfPath
    let isMoved = centered && !bounds.isNull
    self.path = isMoved ? path.moved(by: CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)) : path
  }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  /// Creates a rectangle centred on the node's position.
  public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(around: size)) }
  /// Creates a rounded rectangle.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    let outline = Outline.roundedRect(rect, radii: CornerRadii(radius), style: .circular)
    self.init(path: CGPath(outline.path))
  }
  /// Creates a rounded rectangle centred on the node's position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(around: size), cornerRadius: cornerRadius)
  }
  /// Creates a circle around the node's position.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  /// Creates an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
  /// Creates an ellipse around the node's position.
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(around: size)) }
  /// Creates lines between points.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: Array(UnsafeBufferPointer(start: points, count: max(0, numPoints))))
    self.init(path: path)
  }
  /// Creates a smooth line through points.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addSpline(through: Array(UnsafeBufferPointer(start: points, count: max(0, numPoints))))
    self.init(path: path)
  }
  /// Creates a node of a scene file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func read(_ record: NodeRecord) {
    super.read(record)
    readShape(record)
  }

  /// The path, with y upwards; nil if there is none.
  open var path: CGPath? { didSet { contentDidChange() } }
  /// The stroke colour.
  open var strokeColor: UIColor = .white { didSet { if strokeColor != oldValue { contentDidChange() } } }
  /// The fill colour.
  open var fillColor: UIColor = .clear { didSet { if fillColor != oldValue { contentDidChange() } } }
  /// The line width in points; 0 for no line.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { contentDidChange() } } }
  /// The line cap.
  open var lineCap = CGLineCap.butt { didSet { if lineCap != oldValue { contentDidChange() } } }
  /// The line join.
  open var lineJoin = CGLineJoin.miter { didSet { if lineJoin != oldValue { contentDidChange() } } }
  /// How the shape is blended with what is behind it.
  open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { contentDidChange() } } }
  /// The length of the line in points.
  open var lineLength: CGFloat { path?.length ?? 0 }

  override var isDrawn: Bool { true }
  override var contentBounds: CGRect {
    guard let bounds = path?.boundingBoxOfPath, !bounds.isNull else { return .null }
    // Apple's frame is the path's, enlarged by half of the line width.
    return bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }

  override func makeContent() -> NodeContent {
    guard let path = path?.moved(by: CGAffineTransform(scaleX: 1, y: -1)) else { return NodeContent() }
    let outline = Outline.path(path.elements, evenOdd: false)
    var commands: [DrawCommand] = []
    let (fill, line) = (fillColor.displayColor(for: .current), strokeColor.displayColor(for: .current))
    if fill.alpha > 0 { commands.append(.fill(outline, .color(fill))) }
    if line.alpha > 0, lineWidth > 0 {
      let stroke = Stroke(
        width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
        join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      commands.append(.stroke(outline, .color(line), stroke))
    }
    return NodeContent(commands: commands, compositing: blendMode.compositing)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKShapeNode else { return }
    (path, strokeColor, fillColor, lineWidth) = (other.path, other.strokeColor, other.fillColor, other.lineWidth)
    (lineCap, lineJoin, blendMode) = (other.lineCap, other.lineJoin, other.blendMode)
  }
}

extension CGRect {
  /// Creates a rectangle around the origin.
  init(around size: CGSize) {
    self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

extension CGPath {
  /// Returns the path with each point mapped.
  func moved(by transform: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path flattened to lines, by subpath.
  var polylines: [(points: [CGPoint], isClosed: Bool)] {
    elements.figures.map { figure in
      var points = figure.segments.first.map { [$0.start] } ?? []
      for segment in figure.segments {
        let count = segment.isLine ? 1 : max(1, segment.pieceCount(tolerance: 0.25))
        for piece in 1...count { points.append(segment.point(at: CGFloat(piece) / CGFloat(count))) }
      }
      if figure.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      return (points, figure.isClosed)
    }
  }

  /// The length in points.
  var length: CGFloat {
    polylines.reduce(0) { sum, figure in
      let ends = figure.points.dropFirst() + (figure.isClosed ? figure.points.prefix(1) : [])
      return zip(figure.points, ends).reduce(sum) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
  }
}

extension CGMutablePath {
  /// Adds a Catmull-Rom spline, which passes through each point in the direction between its neighbours.
  fileprivate func addSpline(through points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for index in points.indices.dropFirst() {
      let before = points[max(index - 2, 0)]
      let (start, end) = (points[index - 1], points[index])
      let after = points[min(index + 1, points.count - 1)]
      addCurve(
        to: end,
        control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
  }
}
