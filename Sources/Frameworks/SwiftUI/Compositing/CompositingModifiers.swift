import DisplayList
import Foundation

/// A modifier that makes a picture of its content, which is then laid on what is behind it in a way of its own.
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

/// Lays the content as one picture on what is behind it.
nonisolated public struct _BlendModeEffect: CompositingModifier {
  var mode: BlendMode
  public typealias Body = Never
  @MainActor var compositing: Compositing? { mode == .normal ? nil : Compositing(blendMode: mode.operation) }
}

/// Makes the content one picture, so that effects around it see it as a whole.
nonisolated public struct _CompositingGroupEffect: CompositingModifier {
  var isOpaque = false
  public typealias Body = Never
  @MainActor var compositing: Compositing? { Compositing(isOpaque: isOpaque) }
}

/// A Gaussian blur.
nonisolated public struct _BlurEffect: CompositingModifier, Animatable {
  /// How far, in points.
  public var radius: CGFloat
  /// Whether the edges stay opaque.
  public var isOpaque: Bool
  public typealias Body = Never
  /// Blurred.
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

/// A change of colours by one number.
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

/// A change of colours that has no strength.
nonisolated public struct _ColorMapEffect: CompositingModifier {
  let map: ColorMap
  public typealias Body = Never
  @MainActor var compositing: Compositing? { Compositing(filters: [.colors(map)]) }
}

/// Multiplies colours by one.
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

/// Finds out what the colour is in its place.
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
  /// Nil if nothing is to be blurred.
  static func blur(radius: CGFloat, isOpaque: Bool) -> Filter? {
    guard radius.isFinite else { return radius < 0 ? nil : .blur(sigma: radius, isOpaque: isOpaque) }
    return radius > 0 ? .blur(sigma: min(radius, 10_000), isOpaque: isOpaque) : nil
  }
}

nonisolated extension View {
  /// A Gaussian blur; `radius` is its standard deviation in points. An opaque one does not fade at the view's edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Lays the view on what is behind it in a way of its own.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(mode: blendMode)) }

  /// Makes the view one picture, so that opacity and blending inside see nothing behind it, and effects around it the whole.
  public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Makes the view one picture; an opaque one is black where nothing is drawn. Caveat: colours are mixed in sRGB, whatever
  /// `colorMode` says.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    ColorRenderingMode.check(colorMode)
    return modifier(_CompositingGroupEffect(isOpaque: opaque))
  }

  /// Multiplies the view's colours, component by component.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Turns light colours to dark ones and each hue to its complement.
  public func colorInvert() -> some View { modifier(_ColorMapEffect(map: .inverting)) }

  /// Adds to each component: 0 changes nothing, 1 makes the view white.
  public func brightness(_ amount: Double) -> some View { colorFilter(.brightness, amount) }

  /// 1 changes nothing, 0 makes everything grey, negative values invert.
  public func contrast(_ amount: Double) -> some View { colorFilter(.contrast, amount) }

  /// 1 changes nothing, 0 takes the colours away.
  public func saturation(_ amount: Double) -> some View { colorFilter(.saturation, amount) }

  /// 0 changes nothing, 1 takes the colours away.
  public func grayscale(_ amount: Double) -> some View { colorFilter(.grayscale, amount) }

  /// Turns all hues.
  public func hueRotation(_ angle: Angle) -> some View { colorFilter(.hueRotation, angle.radians) }

  /// Black that is the more opaque the lighter the view is.
  public func luminanceToAlpha() -> some View { modifier(_ColorMapEffect(map: .luminanceToAlpha)) }

  private func colorFilter(_ kind: ColorFilter, _ amount: Double) -> some View {
    modifier(_ColorFilterEffect(kind: kind, amount: amount))
  }
}
