import Foundation

/// A drawing instruction, in the coordinates (points, y down) of its fragment.
public enum DrawCommand: Sendable, Equatable {
  case fill(Outline, Paint)
  case stroke(Outline, Paint, Stroke)
  /// Only the shadow of a shape; the shape itself is a `fill` that follows.
  case shadow(Outline, Shadow)
  /// The image stretched over the rectangle. With a tint only the image's alpha counts.
  case image(Bitmap, CGRect, tint: DisplayColor?)
  case glyphs(GlyphRun, Paint)

  /// The area that the command may affect.
  public var bounds: CGRect {
    switch self {
    case .fill(let outline, _): outline.bounds
    case .stroke(let outline, _, let stroke):
      outline.bounds.insetBy(dx: -stroke.reach(around: outline), dy: -stroke.reach(around: outline))
    case .shadow(let outline, let shadow): shadow.bounds(of: outline.bounds)
    case .image(_, let rect, _): rect
    case .glyphs(let run, _): run.bounds
    }
  }

  /// The material that it is drawn with, if any.
  public var backdrop: Backdrop? {
    switch self {
    case .fill(_, .backdrop(let backdrop)), .stroke(_, .backdrop(let backdrop), _), .glyphs(_, .backdrop(let backdrop)):
      backdrop
    default: nil
    }
  }
}

/// An sRGB colour with straight (not premultiplied) alpha; components from 0 to 1.
public struct DisplayColor: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = DisplayColor(red: 0, green: 0, blue: 0)
  public static let white = DisplayColor(red: 1, green: 1, blue: 1)
  public static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the same colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
  }
}

public struct Stroke: Sendable, Equatable {
  public enum Cap: Sendable { case butt, round, square }
  public enum Join: Sendable { case miter, round, bevel }

  /// The width in points; half of it lies on either side of the outline.
  public var width: CGFloat
  public var cap: Cap
  public var join: Join
  /// Lengths in points of dash, gap, dash, ...; empty for a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(width: CGFloat, cap: Cap = .butt, join: Join = .miter, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Returns how far the stroke may reach beyond the outline's bounds in points: corners of a free path may be sharp
  /// (the limit is Core Graphics' and Cairo's, ten times half the width) and its ends square.
  func reach(around outline: Outline) -> CGFloat {
    guard case .path = outline else { return width / 2 }
    return width / 2 * (join == .miter ? 10 : 1.5)
  }
}

/// A blurred, displaced silhouette.
public struct Shadow: Sendable, Equatable {
  public var color: DisplayColor
  /// The `radius` of SwiftUI and Core Animation, in points.
  public var radius: CGFloat
  /// The displacement in points, y down.
  public var offset: CGPoint

  public init(color: DisplayColor, radius: CGFloat, offset: CGPoint) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// The standard deviation of the Gaussian blur in points: Core Animation documents `shadowRadius` as the blur's
  /// radius, and a CSS blur of 2r (sigma r) looks like it.
  public var sigma: CGFloat { radius }

  /// Returns the area that the shadow of something with these bounds may affect: three standard deviations around it.
  public func bounds(of rect: CGRect) -> CGRect {
    rect.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -3 * sigma, dy: -3 * sigma)
  }
}
