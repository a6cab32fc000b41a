import Foundation

/// How a fragment is laid on what is behind it, once it is a picture of its own.
public struct Compositing: Sendable, Equatable {
  /// Applied to the picture one after the other.
  public var filters: [Filter]
  public var blendMode: BlendOperation
  /// True if the last of exactly two children is not drawn: the rest is shown where it is opaque.
  public var isMasked: Bool
  /// Nothing shows through where the group's bounds are: transparent pixels become black.
  public var isOpaque: Bool
  /// How the picture is seen, in the fragment's coordinates, after the filters; nil for upright.
  public var projection: Projection?

  public init(
    filters: [Filter] = [], blendMode: BlendOperation = .normal, isMasked: Bool = false, isOpaque: Bool = false,
    projection: Projection? = nil
  ) {
    self.projection = projection
    self.filters = filters
    self.blendMode = blendMode
    self.isMasked = isMasked
    self.isOpaque = isOpaque
  }

  /// What can be drawn on, of a picture with these bounds: blurs reach three standard deviations further.
  public func bounds(of content: CGRect) -> CGRect {
    let blurred = content.insetBy(dx: -reach, dy: -reach)
    return projection?.bounds(of: blurred) ?? blurred
  }

  /// How far the filters reach, in points.
  public var reach: CGFloat {
    filters.reduce(0) { sum, filter in
      if case .blur(let sigma, isOpaque: false) = filter { sum + 3 * sigma } else { sum }
    }
  }

  /// True if a pixel depends on others.
  public var isSpread: Bool {
    projection != nil || filters.contains { filter in if case .blur = filter { true } else { false } }
  }
}

/// What changes the pixels of a picture.
public enum Filter: Sendable, Equatable {
  /// A Gaussian blur with a standard deviation in points; an opaque one does not fade at the picture's edges.
  case blur(sigma: CGFloat, isOpaque: Bool)
  case colors(ColorMap)
  /// One colour where the alpha is in a range, nothing elsewhere.
  case alphaThreshold(min: Float, max: Float, DisplayColor)
}

/// A linear map of straight (not premultiplied) colours: each row gives a component from red, green, blue, alpha and one.
public struct ColorMap: Sendable, Equatable {
  /// Of red, green, blue and alpha.
  public var rows: [SIMD4<Float>]
  /// What is added to each; opacity also where there is nothing.
  public var offset: SIMD4<Float>

  public init(rows: [SIMD4<Float>], offset: SIMD4<Float> = .zero) {
    self.rows = rows
    self.offset = offset
  }
}

/// How the colours of a picture and of what is behind it become one: the modes of Core Graphics.
public enum BlendOperation: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
  // Those of Porter and Duff that also change what is behind; only where something is drawn.
  case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}

/// What lies behind a shape, blurred and evened out: the fill of a material.
///
/// Each pixel is mixed by `amount` with a grey from its own lightness, then saturated and brightened.
public struct Backdrop: Sendable, Equatable {
  /// Standard deviation of the blur in points; the blur ends at the edges of the shape's bounds.
  public var sigma: CGFloat
  /// Control values of a cubic Bezier curve over the lightness (Rec. 709).
  public var curve: SIMD4<Float>
  /// 0 to 1.
  public var amount: Float
  /// 1 changes nothing.
  public var saturation: Float
  public var brightness: Float
  /// 0 to 1, of the whole.
  public var opacity: Float
  /// The lightness of what usually lies behind, where `overlay` is exact.
  public var ground: Float

  /// - Parameter ground: nil for white under a light material, and black under a dark one.
  public init(
    sigma: CGFloat, curve: SIMD4<Float>, amount: Float, saturation: Float, brightness: Float, opacity: Float = 1,
    ground: Float? = nil
  ) {
    self.sigma = sigma
    self.curve = curve
    self.amount = amount
    self.saturation = saturation
    self.brightness = brightness
    self.opacity = opacity
    self.ground = ground ?? (curve.x > 0.5 ? 1 : 0)
  }

  /// The grey for a lightness.
  public func grey(_ lightness: Float) -> Float {
    let (t, u) = (lightness, 1 - lightness)
    return u * u * u * curve.x + 3 * u * u * t * curve.y + 3 * u * t * t * curve.z + t * t * t * curve.w
  }

  /// The colour that does nearly the same when it is laid on what was blurred: exactly where that has the ground's lightness.
  public var overlay: DisplayColor {
    let whole = min(1, max(0, grey(ground) + (amount > 0 ? brightness / amount : 0)))
    return DisplayColor(red: whole, green: whole, blue: whole, alpha: amount)
  }

  /// Rec. 709.
  public static let lightness = SIMD3<Float>(0.2126, 0.7152, 0.0722)
}
