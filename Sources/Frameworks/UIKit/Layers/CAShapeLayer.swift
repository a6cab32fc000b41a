import DisplayList
import Foundation

/// How the ends of a line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// What is drawn.
  open var path: CGPath? { didSet { changed() } }
  /// The colour of the inside; nil for none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// What is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
  /// The colour of the line; nil for none.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// Where the line begins, in shares of the path.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// Where the line ends, in shares of the path.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// How the ends of the line look.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  /// How the corners of the line look.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  /// The lengths of dashes and gaps, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }
  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }

  override var maskPath: PathElements { path?.elements ?? PathElements() }

  override func drawContent(in context: CGContext, _ rect: CGRect) {
    guard let path else { return }
    if let color = shownColor("fillColor") ?? fillColor {
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    let width = shownNumber("lineWidth") ?? lineWidth
    guard let color = shownColor("strokeColor") ?? strokeColor, width > 0 else { return }
    let (start, end) = (shownNumber("strokeStart") ?? strokeStart, shownNumber("strokeEnd") ?? strokeEnd)
    guard end > start else { return }
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if let dashes = lineDashPattern {
      context.setLineDash(phase: lineDashPhase, lengths: dashes.map { CGFloat($0.doubleValue) })
    }
    context.addPath(start > 0 || end < 1 ? CGPath(path.elements.trimmed(from: start, to: end)) : path)
    context.strokePath()
  }
}
