import Foundation

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The gradient follows a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The gradient surrounds a point, as an ellipse through the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The gradient sweeps once around a point, starting towards the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s.
  open var colors: [Any]? {
    willSet { setting("colors", colors, newValue) }
    didSet { changed() }
  }
  /// The locations of the colours, from 0 to 1; nil for even spacing.
  open var locations: [NSNumber]? {
    willSet { setting("locations", locations, newValue) }
    didSet { changed() }
  }
  /// The start point, as fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    willSet { setting("startPoint", startPoint, newValue) }
    didSet { changed() }
  }
  /// The end point, as fractions of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    willSet { setting("endPoint", endPoint, newValue) }
    didSet { changed() }
  }
  /// The type of the gradient.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  override func property(_ key: String) -> Any? {
    switch key {
    case "colors": colors
    case "locations": locations
    case "startPoint": startPoint
    case "endPoint": endPoint
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    switch key {
    case "colors": colors = value as? [Any]
    case "locations": locations = value as? [NSNumber]
    case "startPoint": startPoint = value as? CGPoint ?? startPoint
    case "endPoint": endPoint = value as? CGPoint ?? endPoint
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, type) = (other.presented("colors", other.colors), other.type)
    locations = (other.shown["locations"] as? [CGFloat])?.map { NSNumber(value: Double($0)) } ?? other.locations
    startPoint = other.presented("startPoint", other.startPoint)
    endPoint = other.presented("endPoint", other.endPoint)
  }

  override func drawContent(in context: CGContext, _ rect: CGRect) {
    let colors = (presented("colors", colors) ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    let places = (shown["locations"] as? [CGFloat]) ?? locations?.map { CGFloat($0.doubleValue) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
    }
    let start = point(presented("startPoint", startPoint))
    let end = point(presented("endPoint", endPoint))
    context.saveGState()
    context.addPath(CGPath(outline(of: rect).path))
    context.clip()
    switch type {
    case .radial:
      let axes = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard axes.width > 0, axes.height > 0 else { break }
      context.add(
        .fill(.rect(rect), .ellipticalGradient(gradient.stops, center: start, axes: axes, startRadius: 0, endRadius: 1))
      )
    case .conic:
      context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default: context.drawLinearGradient(gradient, start: start, end: end, options: options)
    }
    context.restoreGState()
  }
}
