import DisplayList
import Foundation

/// A shadow as part of a style: what is filled with the style casts it, or has it inside.
public struct ShadowStyle: Equatable, Sendable {
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize
  fileprivate let isInner: Bool

  /// A drop shadow, blurred over `radius` points and offset by `x` and `y` points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// An inner shadow of the edges, as of a cut-out. Caveat: only filled shapes have it, not texts and symbols.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// Resolves the style, with an additional shadow.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    var resolved = style._resolve(in: context)
    let made = Shadow(
      color: shadow.color.resolve(in: context.color), radius: shadow.radius,
      offset: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    if shadow.isInner { resolved.innerShadows.append(made) } else { resolved.dropShadows.append(made) }
    return resolved
  }
}

/// A style with a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  /// Resolves the style, with the blend mode.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    var resolved = style._resolve(in: context)
    resolved.blendMode = mode.operation
    return resolved
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }

  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, mode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The foreground with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

extension _ResolvedShapeStyle {
  /// Returns the effects of the style on content that is drawn with it as a whole.
  /// - Parameter hasShadow: False for content that draws its own shadows.
  func effects(hasShadow: Bool = true) -> Fragment.Effects {
    Fragment.Effects(
      shadow: hasShadow ? dropShadows.first : nil,
      compositing: blendMode == .normal ? nil : Compositing(blendMode: blendMode))
  }
}

extension Shadow {
  /// Returns the inner shadow of a shape, cast by its surroundings.
  func inside(_ outline: Outline) -> DrawnPart {
    let around = outline.bounds.insetBy(
      dx: -3 * sigma - abs(offset.x) - 1, dy: -3 * sigma - abs(offset.y) - 1)
    let hole = PathElements(Path(around).storage.elements + outline.path.elements)
    return DrawnPart(
      effects: Fragment.Effects(clip: outline), commands: [.shadow(.path(hole, evenOdd: true), self)])
  }
}
