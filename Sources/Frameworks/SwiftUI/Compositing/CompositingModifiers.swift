import DisplayList
import Foundation

/// A modifier that renders its content into an image, which is then composited in a custom way.
protocol CompositingModifier: RenderModifier where Render == CompositingRender {
  /// Nil if the content is drawn as it would be without the modifier.
  @MainActor var compositing: Compositing? { get }
}

extension CompositingModifier {
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> CompositingRender {
    CompositingRender(compositing, owner: owner, child: child)
  }
  @MainActor func update(_ render: CompositingRender) { render.compositing = compositing }
}

@MainActor
final class CompositingRender: EffectRender {
  var compositing: Compositing? {
    didSet { if compositing != oldValue { setNeedsPaint() } }
  }

  init(_ compositing: Compositing?, owner: _Node, child: RenderNode) {
    self.compositing = compositing
    super.init(owner: owner, child: child)
  }

  override var effects: Fragment.Effects { Fragment.Effects(compositing: compositing) }
}

/// Blends the content, as one image, with what is behind it.
nonisolated public struct _BlendModeEffect: CompositingModifier {
  var mode: BlendMode
  public typealias Body = Never
  @MainActor var compositing: Compositing? { mode == .normal ? nil : Compositing(blendMode: mode.operation) }
}

/// Composites the content into one image, so that effects around it apply to the whole.
nonisolated public struct _CompositingGroupEffect: CompositingModifier {
  var isOpaque = false
  public typealias Body = Never
  @MainActor var compositing: Compositing? { Compositing(isOpaque: isOpaque) }
}

/// A Gaussian blur.
nonisolated public struct _BlurEffect: CompositingModifier, Animatable {
  /// The radius in points.
  public var radius: CGFloat
  /// Whether the edges stay opaque.
  public var isOpaque: Bool
  public typealias Body = Never
  /// Creates a blur.
  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
  public nonisolated var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  @MainActor var compositing: Compositing? { Compositing(filter: .blur(radius: radius, isOpaque: isOpaque)) }
}

/// A colour filter with one parameter.
nonisolated public struct _ColorFilterEffect: CompositingModifier, Animatable {
  let kind: ColorFilter
  var amount: Double
  public typealias Body = Never
  public nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  @MainActor var compositing: Compositing? { Compositing(filter: kind.filter(amount)) }
}

/// A colour filter without parameters.
nonisolated public struct _ColorMapEffect: CompositingModifier {
  let map: ColorMap
  public typealias Body = Never
  @MainActor var compositing: Compositing? { Compositing(filters: [.colors(map)]) }
}

/// Multiplies colours by a colour.
nonisolated public struct _ColorMultiplyEffect: CompositingModifier, Animatable {
  var color: Color.Resolved
  public typealias Body = Never
  public nonisolated var animatableData: Color.Resolved.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }
  @MainActor var compositing: Compositing? {
    let color = color.displayColor
    return Compositing(
      filter: .colors(ColorMap(scaling: SIMD4(color.red, color.green, color.blue, color.alpha))))
  }
}

/// Resolves the colour in its environment.
nonisolated private struct ColorMultiplyModifier: ViewModifier {
  let color: Color
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    content.modifier(_ColorMultiplyEffect(color: color.resolve(in: environment)))
  }
}

extension Compositing {
  fileprivate init?(filter: Filter?) {
    guard let filter else { return nil }
    self.init(filters: [filter])
  }
}

extension Filter {
  /// Nil if there is nothing to blur.
  static func blur(radius: CGFloat, isOpaque: Bool) -> Filter? {
    guard radius.isFinite else { return radius < 0 ? nil : .blur(sigma: radius, isOpaque: isOpaque) }
    return radius > 0 ? .blur(sigma: min(radius, 10_000), isOpaque: isOpaque) : nil
  }
}

nonisolated extension View {
  /// Applies a Gaussian blur; `radius` is its standard deviation in points. An opaque blur does not fade at the view's
  /// edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Sets how the view is blended with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(mode: blendMode)) }

  /// Composites the view into one image. Opacity and blend modes inside see nothing behind it, and effects around it
  /// apply to the whole.
  public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Composites the view into one image. An opaque image is black where nothing is drawn. Caveat: colours are mixed in
  /// sRGB, whatever `colorMode` says.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    ColorRenderingMode.check(colorMode)
    return modifier(_CompositingGroupEffect(isOpaque: opaque))
  }

  /// Multiplies the view's colours component by component.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Inverts the view's colours: light becomes dark, and each hue its complement.
  public func colorInvert() -> some View { modifier(_ColorMapEffect(map: .inverting)) }

  /// Adds to each component: 0 changes nothing, 1 makes the view white.
  public func brightness(_ amount: Double) -> some View { colorFilter(.brightness, amount) }

  /// Adjusts the contrast: 1 changes nothing, 0 makes everything grey, negative values invert.
  public func contrast(_ amount: Double) -> some View { colorFilter(.contrast, amount) }

  /// Adjusts the saturation: 1 changes nothing, 0 removes the colour.
  public func saturation(_ amount: Double) -> some View { colorFilter(.saturation, amount) }

  /// Reduces the colour: 0 changes nothing, 1 removes it.
  public func grayscale(_ amount: Double) -> some View { colorFilter(.grayscale, amount) }

  /// Rotates the hue of all colours.
  public func hueRotation(_ angle: Angle) -> some View { colorFilter(.hueRotation, angle.radians) }

  /// Maps the view's luminance to the opacity of black: the lighter the view, the more opaque.
  public func luminanceToAlpha() -> some View { modifier(_ColorMapEffect(map: .luminanceToAlpha)) }

  private func colorFilter(_ kind: ColorFilter, _ amount: Double) -> some View {
    modifier(_ColorFilterEffect(kind: kind, amount: amount))
  }
}
