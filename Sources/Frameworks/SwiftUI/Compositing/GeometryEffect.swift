import DisplayList
import Foundation
import ScrollworkUIKit

/// An effect that changes where a view is drawn and touched, based on its size, without affecting layout. A custom
/// effect is animated through its `animatableData`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    GeometryEffectNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
private final class GeometryEffectNode<Base: View, Effect: GeometryEffect>: WrappingNode<Base, Effect> {
  override func makeWrapper(_ effect: Effect, around child: RenderNode) -> RenderNode {
    ProjectionRender({ effect.effectValue(size: $0) }, owner: self, child: child)
  }

  override func update(_ wrapper: RenderNode, with effect: Effect) {
    (wrapper as? ProjectionRender)?.projection = { effect.effectValue(size: $0) }
  }
}

@MainActor
final class ProjectionRender: EffectRender {
  var projection: (CGSize) -> ProjectionTransform {
    didSet { setNeedsPaint() }
  }

  init(_ projection: @escaping (CGSize) -> ProjectionTransform, owner: _Node, child: RenderNode) {
    self.projection = projection
    super.init(owner: owner, child: child)
  }

  /// Nil if the transform leaves nothing visible.
  private var shown: ProjectionTransform? {
    let shown = projection(size)
    return shown.isFinite && shown.projection.inverted != nil ? shown : nil
  }

  override var effects: Fragment.Effects {
    guard let shown else {
      if !projection(size).isFinite { reportUndrawable("A turn, scale or shift is not finite.") }
      return Fragment.Effects(opacity: 0)
    }
    if shown.isIdentity { return .none }
    return shown.isAffine
      ? Fragment.Effects(transform: shown.affine)
      : Fragment.Effects(compositing: Compositing(projection: shown.projection))
  }

  override var shownTransform: AffineTransform? { effects.drawable.transform }

  override func shownBounds(of rect: CGRect) -> CGRect { shown?.projection.bounds(of: rect) ?? .null }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    guard let place = shown?.projection.inverted?(point) else { return [] }
    return super.hitTest(place)
  }
}

extension GeometryEffect {
  /// Returns the same effect, ignored by the layout around it and by geometry queries. Here this is true of all
  /// effects.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that changes only drawing and touches.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  var base: Base
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  /// The effect's data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// A fixed transform.
nonisolated public struct _ProjectionEffect: GeometryEffect, Equatable, Sendable {
  var transform: ProjectionTransform
  public typealias Body = Never
  public typealias AnimatableData = EmptyAnimatableData
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// A rotation in space.
nonisolated public struct _Rotation3DEffect: GeometryEffect, Sendable {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  public typealias Body = Never

  public var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, anchor.animatableData),
        AnimatablePair(
          AnimatablePair(axis.x, axis.y), AnimatablePair(axis.z, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first.first
      anchor.animatableData = newValue.first.second
      let rest = newValue.second
      axis = SIMD3(rest.first.first, rest.first.second, rest.second.first)
      (anchorZ, perspective) = (rest.second.second.first, rest.second.second.second)
    }
  }

  /// Returns the transform that rotates points around the anchor and projects them from a distance of the view's longer
  /// side, divided by `perspective`.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis * axis).sum().squareRoot()
    let unit = length > 0 ? axis / length : SIMD3(0, 0, 1)
    let (sine, cosine) = (sin(length > 0 ? angle.radians : 0), cos(length > 0 ? angle.radians : 0))
    let nearness = max(size.width, size.height) > 0 ? perspective / max(size.width, size.height) : 0
    func turned(_ point: SIMD3<Double>) -> SIMD3<Double> {
      let cross = SIMD3(
        unit.y * point.z - unit.z * point.y, unit.z * point.x - unit.x * point.z, unit.x * point.y - unit.y * point.x)
      return point * cosine + cross * sine + unit * ((unit * point).sum() * (1 - cosine))
    }
    let center = SIMD3(anchor.x * size.width, anchor.y * size.height, 0)
    /// Projects a rotated point or direction onto the screen.
    func seen(_ turned: SIMD3<Double>, _ isPoint: Double) -> SIMD3<Double> {
      let divisor = isPoint - turned.z * nearness
      return SIMD3(turned.x + center.x * divisor, turned.y + center.y * divisor, divisor)
    }
    return ProjectionTransform(
      Projection(rows: [
        seen(turned([1, 0, 0]), 0), seen(turned([0, 1, 0]), 0), seen(turned(-center - [0, 0, anchorZ]), 1),
      ]))
  }
}

/// Mirrors the view in right-to-left layouts.
nonisolated private struct FlipModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.mirrors(for: direction) ? -1 : 1)
  }
}

nonisolated extension View {
  /// Applies a projection transform to the view's drawing and touches.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Applies an affine transform to the view's drawing and touches; the origin is the view's top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Rotates the view in space around an axis through a point `anchorZ` points in front of it. The larger
  /// `perspective`, the nearer the eye; at 0 it is infinitely far away.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Mirrors the view in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(behavior: enabled ? .mirrors : .fixed))
  }

  /// Sets whether the view is mirrored in a layout direction.
  @available(iOS 17.0, *)
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(FlipModifier(behavior: behavior))
  }
}
