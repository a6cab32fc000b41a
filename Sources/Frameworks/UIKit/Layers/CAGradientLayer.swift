import Foundation

/// How a gradient spreads.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point. Caveat: always round.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that draws a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours: `CGColor`s.
  open var colors: [Any]? { didSet { changed() } }
  /// Where the colours are, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// Where the gradient begins, in shares of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// Where the gradient ends, in shares of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// How the gradient spreads.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  override func drawContent(in context: CGContext, _ rect: CGRect) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    let places = (shown["locations"] as? [CGFloat]) ?? locations?.map { CGFloat($0.doubleValue) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func point(_ share: CGPoint) -> CGPoint { CGPoint(x: share.x * rect.width, y: share.y * rect.height) }
    let start = point(shown["startPoint"] as? CGPoint ?? startPoint)
    let end = point(shown["endPoint"] as? CGPoint ?? endPoint)
    context.saveGState()
    context.addPath(CGPath(outline(of: rect).path))
    context.clip()
    if type == .radial {
      let radius = max(abs(end.x - start.x), abs(end.y - start.y))
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: radius, options: options)
    } else {
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    }
    context.restoreGState()
  }
}
