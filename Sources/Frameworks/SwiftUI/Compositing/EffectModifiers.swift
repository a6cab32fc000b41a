import DisplayList
import Foundation

/// A modifier that changes how its content is drawn as a group.
@MainActor
class EffectRender: UnaryRender {
  override var hasFragment: Bool { true }
}

// MARK: Opacity

/// Lets what is behind show through the content, which is drawn as one picture first.
nonisolated public struct _OpacityEffect: RenderModifier, Animatable {
  /// From 0 to 1.
  public var opacity: Double
  public typealias Body = Never
  /// As opaque as said, from 0 to 1.
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

  /// What cannot be seen is neither touched nor read.
  override func hitTest(_ point: CGPoint) -> [RenderNode] { opacity > 0 ? super.hitTest(point) : [] }
  override func accessibilityElements() -> [AccessibilityElement] {
    opacity > 0 ? super.accessibilityElements() : []
  }
}

// MARK: Clipping

/// Draws only what lies inside a shape in the content's frame, and takes touches only there.
nonisolated public struct _ClipEffect<ClipShape: Shape>: RenderModifier {
  /// What is shown of the content.
  public var shape: ClipShape
  /// How the shape is filled.
  public var style: FillStyle
  public typealias Body = Never
  /// Shows the part within a shape.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ClipRender {
    ClipRender(AnyShape(shape), style: style, owner: owner, child: child)
  }
  @MainActor func update(_ render: ClipRender) {
    render.shape = AnyShape(shape)
    render.style = style
  }
}

@MainActor
final class ClipRender: EffectRender {
  var shape: AnyShape {
    didSet { setNeedsPaint() }
  }
  var style: FillStyle {
    didSet { setNeedsPaint() }
  }

  init(_ shape: AnyShape, style: FillStyle, owner: _Node, child: RenderNode) {
    self.shape = shape
    self.style = style
    super.init(owner: owner, child: child)
  }

  override var effects: Fragment.Effects {
    let rect = CGRect(origin: .zero, size: size)
    return Fragment.Effects(
      clip: shape.outline(in: rect, fillStyle: style, layoutDirection: environment.layoutDirection))
  }

  override func touchArea(contains point: CGPoint) -> Bool? {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
  }
}

// MARK: Shadow

/// Draws a blurred, shifted silhouette of the content beneath it.
nonisolated public struct _ShadowEffect: RenderModifier, Animatable {
  /// The shadow's colour.
  public var color: Color
  /// How far it is blurred, in points.
  public var radius: CGFloat
  /// How far it is from the content.
  public var offset: CGSize
  public typealias Body = Never
  /// A shadow.
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

/// Where the content begins with an opaque shape that everything else lies on, the shape alone casts the shadow: the
/// same picture, and hosts draw it many times faster than the shadow of a group.
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

/// Draws the content larger or smaller; the layout around it does not notice.
nonisolated public struct _ScaleEffect: RenderModifier, Animatable {
  /// How many times as wide and high.
  public var scale: CGSize
  /// What stays where it is.
  public var anchor: UnitPoint
  public typealias Body = Never
  /// Larger or smaller around a point.
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

/// Draws the content turned; the layout around it does not notice.
nonisolated public struct _RotationEffect: RenderModifier, Animatable {
  /// How far, clockwise.
  public var angle: Angle
  /// What stays where it is.
  public var anchor: UnitPoint
  public typealias Body = Never
  /// Turned around a point.
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
  /// A linear map that leaves `anchor` where it is. Not composed with `scale` and `translate`, which append on Linux
  /// what they prepend elsewhere.
  init(m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, around anchor: CGPoint) {
    self.init(
      m11: m11, m12: m12, m21: m21, m22: m22, tX: anchor.x - m11 * anchor.x - m21 * anchor.y,
      tY: anchor.y - m12 * anchor.x - m22 * anchor.y)
  }

  /// Scales around a point of a view of a size.
  static func scaling(_ scale: CGSize, around anchor: UnitPoint, in size: CGSize) -> AffineTransform {
    AffineTransform(
      m11: scale.width, m12: 0, m21: 0, m22: scale.height,
      around: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
  }

  /// Turns clockwise around a point of a view of a size.
  static func rotating(_ angle: Angle, around anchor: UnitPoint, in size: CGSize) -> AffineTransform {
    // Half and quarter turns are exact, so that what is turned twice is where it was.
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
  /// From 0, which also takes no touches and is not read out, to 1; values beyond count as these.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Cuts off what lies outside a shape in the view's frame, and takes touches only inside; `style` says what is inside
  /// where the outline crosses itself.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts off what lies outside the view's frame. Caveat: edges are antialiased, whatever `antialiased` says.
  public func clipped(antialiased: Bool = false) -> some View { modifier(_ClipEffect(shape: Rectangle())) }

  /// Rounds the corners by a radius in points, as parts of circles. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// A shadow of the view, blurred over `radius` points and shifted by `x` and `y` points. The default colour is
  /// Apple's: black of a third's strength.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Draws the view scaled by a factor for each axis; the point `anchor` stays where it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by one factor; the point `anchor` stays where it is.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled by a factor for each axis; the point `anchor` stays where it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise; the point `anchor` stays where it is.
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

  /// True if the first thing drawn covers the clip's bounds with one opaque fill, so that the clip is the silhouette.
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
