import DisplayList
import Foundation

/// A filter of pixels; the context has a `Filter` of its own.
private typealias PixelFilter = Filter

extension GraphicsContext {
  /// Applies a filter to what was drawn.
  typealias FilterLayer = (DrawnPart) -> DrawnPart

  /// An image filter for what is drawn.
  public struct Filter: Sendable {
    fileprivate let layer: @Sendable (DrawnPart, EnvironmentValues) -> DrawnPart

    /// Applies a projection transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      guard matrix.isFinite, matrix.projection.inverted != nil else {
        return Filter { part, _ in DrawnPart(effects: Fragment.Effects(opacity: 0), parts: [part]) }
      }
      return Filter(
        matrix.isAffine
          ? Fragment.Effects(transform: matrix.affine)
          : Fragment.Effects(compositing: Compositing(projection: matrix.projection)))
    }

    /// Adds a shadow, blurred over `radius` points and offset by `x` and `y` points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { part, environment in
        let shadow = Self.shadow(
          of: part, color.resolve(in: environment).displayColor, radius, CGSize(width: x, height: y), blendMode,
          isInverted: options.contains(.invertsAlpha))
        if options.contains(.shadowOnly) { return shadow }
        let parts = options.contains(.shadowAbove) ? [part, shadow] : [shadow, part]
        // In a group the shadow blends only with what casts it, otherwise also with the drawing so far.
        let isGroup = blendMode != .normal && !options.contains(.disablesGroup)
        return DrawnPart(effects: Fragment.Effects(compositing: isGroup ? Compositing() : nil), parts: parts)
      }
    }

    private static func shadow(
      of part: DrawnPart, _ color: DisplayColor, _ radius: CGFloat, _ offset: CGSize, _ blendMode: BlendMode,
      isInverted: Bool
    ) -> DrawnPart {
      let share = isInverted ? -color.alpha : color.alpha
      let flat = ColorMap(
        rows: [.zero, .zero, .zero, SIMD4(0, 0, 0, share)],
        offset: SIMD4(color.red, color.green, color.blue, isInverted ? color.alpha : 0))
      let blur = [PixelFilter.blur(radius: radius, isOpaque: false)].compactMap { $0 }
      // An inverted shadow is blurred first, since it has no edge that could be blurred.
      let filters = isInverted ? blur + [.colors(flat)] : [.colors(flat)] + blur
      let silhouette = DrawnPart(
        effects: Fragment.Effects(compositing: Compositing(filters: filters)), parts: [part])
      return DrawnPart(
        effects: Fragment.Effects(
          transform: AffineTransform(translationByX: offset.width, byY: offset.height),
          compositing: blendMode == .normal ? nil : Compositing(blendMode: blendMode.operation)), parts: [silhouette])
    }

    /// Multiplies colours component by component.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { part, environment in
        let color = color.resolve(in: environment).displayColor
        let map = ColorMap(scaling: SIMD4(color.red, color.green, color.blue, color.alpha))
        return DrawnPart(effects: Fragment.Effects(compositing: Compositing(filters: [.colors(map)])), parts: [part])
      }
    }

    /// Applies a colour matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix.map) }

    /// Rotates the hue of all colours.
    public static func hueRotation(_ angle: Angle) -> Filter { filter(ColorFilter.hueRotation.filter(angle.radians)) }

    /// Adjusts the saturation: 1 changes nothing, 0 removes the colour.
    public static func saturation(_ amount: Double) -> Filter { filter(ColorFilter.saturation.filter(amount)) }

    /// Adds to each component: 0 changes nothing, 1 makes everything white.
    public static func brightness(_ amount: Double) -> Filter { filter(ColorFilter.brightness.filter(amount)) }

    /// Adjusts the contrast: 1 changes nothing, 0 makes everything grey, negative values invert.
    public static func contrast(_ amount: Double) -> Filter { filter(ColorFilter.contrast.filter(amount)) }

    /// Inverts the colours by a fraction; 1 inverts fully.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let part = Float(min(max(amount, 0), 1))
      return colors(ColorMap(scaling: SIMD4(1 - 2 * part, 1 - 2 * part, 1 - 2 * part, 1), adding: part))
    }

    /// Reduces the colour: 0 changes nothing, 1 removes it.
    public static func grayscale(_ amount: Double) -> Filter { filter(ColorFilter.grayscale.filter(amount)) }

    /// Maps luminance to the opacity of black: the lighter the drawing, the more opaque.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

    /// Applies a Gaussian blur; `radius` is its standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      filter(.blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Draws a single colour where the opacity is in a range, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { part, environment in
        let threshold = PixelFilter.alphaThreshold(
          min: Float(min), max: Float(max), color.resolve(in: environment).displayColor)
        return DrawnPart(effects: Fragment.Effects(compositing: Compositing(filters: [threshold])), parts: [part])
      }
    }

    private init(_ layer: @escaping @Sendable (DrawnPart, EnvironmentValues) -> DrawnPart) { self.layer = layer }

    private init(_ effects: Fragment.Effects) {
      self.init { part, _ in DrawnPart(effects: effects, parts: [part]) }
    }

    private static func colors(_ map: ColorMap) -> Filter { filter(.colors(map)) }

    private static func filter(_ filter: PixelFilter?) -> Filter {
      guard let filter else { return Filter { part, _ in part } }
      return Filter(Fragment.Effects(compositing: Compositing(filters: [filter])))
    }
  }

  /// Options for drawing a shadow.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates options from a raw value.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow in front of what casts it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws only the shadow.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Inverts the shadow's opacity. With `sourceAtop`, drawn above what casts it, this makes an inner shadow.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Composites the shadow and what casts it one after the other, so that the shadow's blend mode applies to
    /// everything below.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options for a blur.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates options from a raw value.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the edges opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
  }

  /// Options for applying a filter.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates options from a raw value.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Adds a filter for what is drawn from now on. The filter added last applies first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let environment = core.environment
    core.filters.append { filter.layer($0, environment) }
  }
}

/// A colour matrix: each row computes a component from red, green, blue, alpha and one.
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// The row for red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The row for green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The row for blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The row for alpha.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity matrix.
  @inlinable public init() {}

  var map: ColorMap {
    ColorMap(
      rows: [SIMD4(r1, r2, r3, r4), SIMD4(g1, g2, g3, g4), SIMD4(b1, b2, b3, b4), SIMD4(a1, a2, a3, a4)],
      offset: SIMD4(r5, g5, b5, a5))
  }
}
