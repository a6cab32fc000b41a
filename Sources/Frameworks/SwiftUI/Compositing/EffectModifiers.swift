import DisplayList
import Foundation

/// A modifier that changes how its content is drawn as a group.
@MainActor
class EffectRender: UnaryRender {
  override var hasFragment: Bool { true }
}

// MARK: Opacity

/// Makes the content translucent, after compositing it into one image.
nonisolated public struct _OpacityEffect: RenderModifier, Animatable {
  /// The opacity from 0 to 1.
  public var opacity: Double
  public typealias Body = Never
  /// Creates an opacity effect, from 0 to 1.
  public init(opacity: Double) { self.opacity = opacity }
  public nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> OpacityRender {
    OpacityRender(opacity, owner: owner, child: child)
  }
  @MainActor func update(_ render: OpacityRender) { render.opacity = opacity }
}

@MainActor
final class OpacityRender: EffectRender {
  var opacity: Double {
    didSet {
      guard opacity != oldValue else { return }
      setNeedsPaint()
      if (opacity > 0) != (oldValue > 0) { runtime.accessibilityDidChange() }
    }
  }

  init(_ opacity: Double, owner: _Node, child: RenderNode) {
    self.opacity = opacity
    super.init(owner: owner, child: child)
  }

  override var effects: Fragment.Effects { Fragment.Effects(opacity: min(max(opacity, 0), 1)) }

  /// Invisible content is neither touched nor read.
  override func hitTest(_ point: CGPoint) -> [RenderNode] { opacity > 0 ? super.hitTest(point) : [] }
  override func accessibilityElements() -> [AccessibilityElement] {
    opacity > 0 ? super.accessibilityElements() : []
  }
}

// MARK: Shadow

/// Draws a blurred, offset silhouette of the content beneath it.
nonisolated public struct _ShadowEffect: RenderModifier, Animatable {
  /// The shadow's colour.
  public var color: Color
  /// The blur radius in points.
  public var radius: CGFloat
  /// The offset from the content.
  public var offset: CGSize
  public typealias Body = Never
  /// Creates a shadow.
  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
  public nonisolated var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(radius, AnimatablePair(offset.width, offset.height)) }
    set {
      radius = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ShadowRender {
    ShadowRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ShadowRender) { render.shadow = self }
}

/// If the content starts with an opaque shape that contains everything else, that shape alone casts the shadow: the
/// image is the same, and hosts draw it many times faster than the shadow of a group.
@MainActor
final class ShadowRender: EffectRender {
  var shadow: _ShadowEffect {
    didSet { setNeedsPaint() }
  }

  init(_ shadow: _ShadowEffect, owner: _Node, child: RenderNode) {
    self.shadow = shadow
    super.init(owner: owner, child: child)
  }

  private var resolved: Shadow {
    Shadow(
      color: shadow.color.resolve(in: environment.shapeStyleContext.color), radius: shadow.radius,
      offset: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
  }

  override func effects(around children: [Fragment]) -> Fragment.Effects {
    children.silhouette == nil || resolved.drawable == nil ? Fragment.Effects(shadow: resolved) : .none
  }

  override func commands(beneath children: [Fragment]) -> [DrawCommand] {
    guard let silhouette = children.silhouette, let shadow = resolved.drawable else { return [] }
    return [.shadow(silhouette, shadow)]
  }
}

// MARK: Transforms

/// Scales the content's drawing without affecting layout.
nonisolated public struct _ScaleEffect: RenderModifier, Animatable {
  /// The scale factors for width and height.
  public var scale: CGSize
  /// The fixed point.
  public var anchor: UnitPoint
  public typealias Body = Never
  /// Creates a scale around a point.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData> {
    get { AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData) }
    set {
      scale = CGSize(width: newValue.first.first, height: newValue.first.second)
      anchor.animatableData = newValue.second
    }
  }

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> TransformRender {
    TransformRender({ .scaling(scale, around: anchor, in: $0) }, owner: owner, child: child)
  }

  @MainActor func update(_ render: TransformRender) { render.transform = { .scaling(scale, around: anchor, in: $0) } }
}

/// Rotates the content's drawing without affecting layout.
nonisolated public struct _RotationEffect: RenderModifier, Animatable {
  /// The angle, clockwise.
  public var angle: Angle
  /// The fixed point.
  public var anchor: UnitPoint
  public typealias Body = Never
  /// Creates a rotation around a point.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
  public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> TransformRender {
    TransformRender({ .rotating(angle, around: anchor, in: $0) }, owner: owner, child: child)
  }

  @MainActor func update(_ render: TransformRender) { render.transform = { .rotating(angle, around: anchor, in: $0) } }
}

extension AffineTransform {
  /// Creates a linear transform that fixes `anchor`. Not composed from `scale` and `translate`, which append on Linux
  /// but prepend elsewhere.
  init(m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, around anchor: CGPoint) {
    self.init(
      m11: m11, m12: m12, m21: m21, m22: m22, tX: anchor.x - m11 * anchor.x - m21 * anchor.y,
      tY: anchor.y - m12 * anchor.x - m22 * anchor.y)
  }

  /// Returns a scale around a point of a view of the given size.
  static func scaling(_ scale: CGSize, around anchor: UnitPoint, in size: CGSize) -> AffineTransform {
    AffineTransform(
      m11: scale.width, m12: 0, m21: 0, m22: scale.height,
      around: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
  }

  /// Returns a clockwise rotation around a point of a view of the given size.
  static func rotating(_ angle: Angle, around anchor: UnitPoint, in size: CGSize) -> AffineTransform {
    // Half and quarter turns are exact, so that rotating back restores the position.
    func exact(_ value: Double) -> Double { abs(value - value.rounded()) < 1e-15 ? value.rounded() : value }
    let (sine, cosine) = (exact(sin(angle.radians)), exact(cos(angle.radians)))
    return AffineTransform(
      m11: cosine, m12: sine, m21: -sine, m22: cosine,
      around: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
  }
}

@MainActor
final class TransformRender: EffectRender {
  var transform: (CGSize) -> AffineTransform {
    didSet { setNeedsPaint() }
  }

  init(_ transform: @escaping (CGSize) -> AffineTransform, owner: _Node, child: RenderNode) {
    self.transform = transform
    super.init(owner: owner, child: child)
  }

  override var effects: Fragment.Effects { Fragment.Effects(transform: transform(size)) }
  override var shownTransform: AffineTransform? { effects.drawable.transform }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    guard let inverse = (shownTransform ?? .identity).inverted() else { return [] }
    return super.hitTest(inverse.transform(point))
  }
}

nonisolated extension View {
  /// Sets the opacity from 0 to 1; other values are clamped. A view with opacity 0 takes no touches and is not read
  /// out.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Clips drawing and touches to a shape in the view's frame. `style` sets the fill rule where the outline crosses
  /// itself.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame. Caveat: edges are antialiased, whatever `antialiased` says.
  public func clipped(antialiased: Bool = false) -> some View { modifier(_ClipEffect(shape: Rectangle())) }

  /// Rounds the corners by a radius in points, with circular arcs. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Adds a shadow to the view, blurred over `radius` points and offset by `x` and `y` points. The default colour is
  /// Apple's: black at a third of full opacity.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Scales the view's drawing by a factor per axis, around `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view's drawing by one factor, around `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view's drawing by a factor per axis, around `anchor`.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view's drawing clockwise, around `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}

extension [Fragment] {
  /// The outline of the opaque shape at the bottom, in the parent's coordinates, if everything else lies within its
  /// bounds.
  var silhouette: Outline? {
    guard let first, let found = first.silhouette else { return nil }
    let bounds = found.bounds.insetBy(dx: -0.5, dy: -0.5)
    return dropFirst().allSatisfy { $0.bounds.isNull || bounds.contains($0.boundsInParent) } ? found : nil
  }
}

extension Fragment {
  fileprivate var silhouette: Outline? {
    guard effects.opacity == 1, effects.transform == nil, effects.shadow == nil, effects.compositing == nil else {
      return nil
    }
    let own: Outline?
    if let clip = effects.clip {
      guard fillsClip(clip) else { return nil }
      own = clip
    } else if case .fill(let outline, let paint)? = commands.first, paint.isOpaque {
      guard outline.bounds.insetBy(dx: -0.5, dy: -0.5).contains(bounds) else { return nil }
      own = outline
    } else if commands.isEmpty {
      own = children.silhouette
    } else {
      own = nil
    }
    return own?.offset(by: offset)
  }

  /// Whether the first thing drawn is an opaque fill that covers the clip's bounds, so that the clip is the silhouette.
  private func fillsClip(_ clip: Outline) -> Bool {
    func covers(_ fragment: Fragment, _ origin: CGPoint) -> Bool {
      if case .fill(.rect(let rect), let paint)? = fragment.commands.first {
        return paint.isOpaque
          && rect.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -0.5, dy: -0.5).contains(clip.bounds)
      }
      guard fragment.commands.isEmpty, fragment.effects == .none, let first = fragment.children.first else {
        return false
      }
      return covers(first, CGPoint(x: origin.x + first.offset.x, y: origin.y + first.offset.y))
    }
    if case .fill(.rect(let rect), let paint)? = commands.first {
      return paint.isOpaque && rect.insetBy(dx: -0.5, dy: -0.5).contains(clip.bounds)
    }
    guard commands.isEmpty, let first = children.first else { return false }
    return covers(first, first.offset)
  }
}

extension Outline {
  /// The same figure, moved.
  func offset(by delta: CGPoint) -> Outline {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: delta.x, dy: delta.y))
    case .roundedRect(let rect, let radii, let style):
      .roundedRect(rect.offsetBy(dx: delta.x, dy: delta.y), radii: radii, style: style)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: delta.x, dy: delta.y))
    case .path(let elements, let evenOdd): .path(elements.offset(by: delta), evenOdd: evenOdd)
    }
  }
}

extension PathElements {
  fileprivate func offset(by delta: CGPoint) -> PathElements {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + delta.x, y: point.y + delta.y) }
    return PathElements(
      elements.map { element in
        switch element {
        case .move(let end): .move(moved(end))
        case .line(let end): .line(moved(end))
        case .quadCurve(let end, let control): .quadCurve(moved(end), control: moved(control))
        case .curve(let end, let control1, let control2):
          .curve(moved(end), control1: moved(control1), control2: moved(control2))
        case .close: .close
        }
      })
  }
}
