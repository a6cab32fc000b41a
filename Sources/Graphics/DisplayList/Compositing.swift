import Foundation

/// How a fragment, as a picture of its own, is composited onto what is behind it.
public struct Compositing: Sendable, Equatable {
  /// The filters, applied to the picture in order.
  public var filters: [Filter]
  public var blendMode: BlendOperation
  /// Whether the last of exactly two children is a mask: it is not drawn, and the rest is shown where it is opaque.
  public var isMasked: Bool
  /// Whether nothing shows through inside the group's bounds: transparent pixels become black.
  public var isOpaque: Bool
  /// The projection of the picture, in the fragment's coordinates, after the filters; nil for none.
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

  /// Returns the area that a picture with these bounds may be drawn on: blurs reach three standard deviations further.
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

  /// Whether a pixel depends on others.
  public var isSpread: Bool {
    projection != nil || filters.contains { filter in if case .blur = filter { true } else { false } }
  }
}

/// A change to a picture's pixels.
public enum Filter: Sendable, Equatable {
  /// A Gaussian blur with a standard deviation in points; an opaque one does not fade at the picture's edges.
  case blur(sigma: CGFloat, isOpaque: Bool)
  case colors(ColorMap)
  /// One colour where the alpha is in a range, nothing elsewhere.
  case alphaThreshold(min: Float, max: Float, DisplayColor)
}

/// A linear map of straight (not premultiplied) colours: each row gives a component from red, green, blue, alpha and
/// one.
public struct ColorMap: Sendable, Equatable {
  /// The rows for red, green, blue and alpha.
  public var rows: [SIMD4<Float>]
  /// The offset added to each; alpha also where the picture is transparent.
  public var offset: SIMD4<Float>

  public init(rows: [SIMD4<Float>], offset: SIMD4<Float> = .zero) {
    self.rows = rows
    self.offset = offset
  }
}

/// How the colours of a picture and of what is behind it are combined: the blend modes of Core Graphics.
public enum BlendOperation: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
  // The Porter-Duff modes that also change what is behind; only where something is drawn.
  case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}

/// The content behind a shape, blurred and evened out: the fill of a material.
///
/// Each pixel is mixed by `amount` with a grey from its own lightness, then saturated and brightened.
public struct Backdrop: Sendable, Equatable {
  /// The standard deviation of the blur in points; the blur ends at the edges of the shape's bounds.
  public var sigma: CGFloat
  /// Control values of a cubic Bezier curve over the lightness (Rec. 709).
  public var curve: SIMD4<Float>
  /// The amount, from 0 to 1.
  public var amount: Float
  /// The saturation; 1 changes nothing.
  public var saturation: Float
  public var brightness: Float
  /// The opacity of the whole, from 0 to 1.
  public var opacity: Float
  /// The lightness of the usual content behind, where `overlay` is exact.
  public var ground: Float

  /// Creates a backdrop.
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

  /// Returns the grey for a lightness.
  public func grey(_ lightness: Float) -> Float {
    let (t, u) = (lightness, 1 - lightness)
    return u * u * u * curve.x + 3 * u * u * t * curve.y + 3 * u * t * t * curve.z + t * t * t * curve.w
  }

  /// The colour that has nearly the same effect when it is laid over the blurred content: exactly where that has the
  /// ground's lightness.
  public var overlay: DisplayColor {
    let whole = min(1, max(0, grey(ground) + (amount > 0 ? brightness / amount : 0)))
    return DisplayColor(red: whole, green: whole, blue: whole, alpha: amount)
  }

  /// The weights of Rec. 709.
  public static let lightness = SIMD3<Float>(0.2126, 0.7152, 0.0722)
}
