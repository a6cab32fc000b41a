import DisplayList
import Foundation

/// The shape of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joins of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for the interior of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath? { didSet { changed() } }
  /// The fill colour; nil for none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { setting("fillColor", fillColor, newValue) }
    didSet { changed() }
  }
  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
  /// The stroke colour; nil for none.
  open var strokeColor: CGColor? {
    willSet { setting("strokeColor", strokeColor, newValue) }
    didSet { changed() }
  }
  /// The start of the stroke, as a fraction of the path.
  open var strokeStart: CGFloat = 0 {
    willSet { setting("strokeStart", strokeStart, newValue) }
    didSet { changed() }
  }
  /// The end of the stroke, as a fraction of the path.
  open var strokeEnd: CGFloat = 1 {
    willSet { setting("strokeEnd", strokeEnd, newValue) }
    didSet { changed() }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    willSet { setting("lineWidth", lineWidth, newValue) }
    didSet { changed() }
  }
  /// The shape of the ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  /// The shape of the joins of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  /// The limit of a miter's length, in line widths from the inner corner.
  open var miterLimit: CGFloat = 10 {
    willSet { setting("miterLimit", miterLimit, newValue) }
    didSet { changed() }
  }
  /// The lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }
  /// The offset into the dash pattern, in points.
  open var lineDashPhase: CGFloat = 0 {
    willSet { setting("lineDashPhase", lineDashPhase, newValue) }
    didSet { changed() }
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "path": path
    case "fillColor": fillColor
    case "strokeColor": strokeColor
    case "strokeStart": strokeStart
    case "strokeEnd": strokeEnd
    case "lineWidth": lineWidth
    case "lineDashPhase": lineDashPhase
    case "lineDashPattern": lineDashPattern
    case "miterLimit": miterLimit
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap { ValuePart.number($0) }
    switch key {
    case "path": path = value as? CGPath
    case "fillColor": fillColor = value as? CGColor ?? (value as? UIColor)?.cgColor
    case "strokeColor": strokeColor = value as? CGColor ?? (value as? UIColor)?.cgColor
    case "strokeStart": strokeStart = number ?? strokeStart
    case "strokeEnd": strokeEnd = number ?? strokeEnd
    case "lineWidth": lineWidth = number ?? lineWidth
    case "lineDashPhase": lineDashPhase = number ?? lineDashPhase
    case "lineDashPattern": lineDashPattern = value as? [NSNumber]
    case "miterLimit": miterLimit = number ?? miterLimit
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAShapeLayer else { return }
    path = other.presented("path", other.path)
    (fillColor, strokeColor) = (
      other.presented("fillColor", other.fillColor), other.presented("strokeColor", other.strokeColor)
    )
    strokeStart = other.presented("strokeStart", other.strokeStart)
    strokeEnd = other.presented("strokeEnd", other.strokeEnd)
    lineWidth = other.presented("lineWidth", other.lineWidth)
    lineDashPhase = other.presented("lineDashPhase", other.lineDashPhase)
    miterLimit = other.presented("miterLimit", other.miterLimit)
    (fillRule, lineCap, lineJoin, lineDashPattern) = (
      other.fillRule, other.lineCap, other.lineJoin, other.lineDashPattern
    )
  }

  override var maskPath: PathElements { presented("path", path)?.elements ?? PathElements() }

  override func drawContent(in context: CGContext, _ rect: CGRect) {
    guard let path = presented("path", path) else { return }
    if let color = presented("fillColor", fillColor) {
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    let width = presented("lineWidth", lineWidth)
    guard let color = presented("strokeColor", strokeColor), width > 0 else { return }
    let (start, end) = (presented("strokeStart", strokeStart), presented("strokeEnd", strokeEnd))
    guard end > start else { return }
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setMiterLimit(presented("miterLimit", miterLimit))
    if let dashes = lineDashPattern {
      context.setLineDash(
        phase: presented("lineDashPhase", lineDashPhase), lengths: dashes.map { CGFloat($0.doubleValue) })
    }
    context.addPath(start > 0 || end < 1 ? CGPath(path.elements.trimmed(from: start, to: end)) : path)
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
  }
}
