import Foundation

/// The fill of a shape or a run of glyphs.
public enum Paint: Sendable, Equatable {
  case color(DisplayColor)
  /// A gradient from `start` to `end` in points; the outermost colours continue beyond them.
  case linearGradient([Stop], start: CGPoint, end: CGPoint)
  case radialGradient([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient whose circle of radius 1 is drawn as an ellipse with these half axes in points.
  case ellipticalGradient([Stop], center: CGPoint, axes: CGSize, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient of one turn around a point, clockwise from an angle in radians against the x axis.
  case conicGradient([Stop], center: CGPoint, angle: CGFloat)
  case pattern(Pattern)
  /// The content behind, seen through a material.
  case backdrop(Backdrop)

  public struct Stop: Hashable, Sendable {
    public var color: DisplayColor
    /// The location along the gradient, from 0 to 1, ascending.
    public var location: CGFloat

    public init(color: DisplayColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A picture that is repeated in both directions.
  public struct Pattern: Sendable, Equatable {
    public var bitmap: Bitmap
    /// The location of one of the copies, in points.
    public var tile: CGRect
    /// False to show the picture's pixels as squares when it is enlarged.
    public var isSmooth: Bool
    /// With a tint only the picture's alpha counts.
    public var tint: DisplayColor?
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Double

    public init(
      _ bitmap: Bitmap, tile: CGRect, isSmooth: Bool = true, tint: DisplayColor? = nil, opacity: Double = 1
    ) {
      self.bitmap = bitmap
      self.tile = tile
      self.isSmooth = isSmooth
      self.tint = tint
      self.opacity = opacity
    }
  }

  /// The colours of a gradient; empty for anything else.
  public var stops: [Stop] {
    switch self {
    case .color, .pattern, .backdrop: []
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .conicGradient(let stops, _, _):
      stops
    }
  }

  /// Whether nothing shows through.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .pattern, .backdrop: false
    default: stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
