import DisplayList
import Foundation

/// An effect that changes how a view is drawn, but not its layout. It starts with the effect that `visualEffect` and
/// `scrollTransition` provide; the modifiers create the others.
///
/// All effects that painting supports are declared: all but shaders.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds the effect to the inner ones, for a view of a size in points.
  func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize)
}

/// The combined effects of a view.
public struct _VisualEffectDrawing: Equatable, Sendable {
  var opacity = 1.0
  var filters: [Filter] = []
  var blendMode = BlendOperation.normal
  /// In the view's coordinates.
  var map = ProjectionTransform()

  mutating func append(_ outer: AffineTransform) {
    append(
      ProjectionTransform(
        CGAffineTransform(a: outer.m11, b: outer.m12, c: outer.m21, d: outer.m22, tx: outer.tX, ty: outer.tY)))
  }

  mutating func append(_ outer: ProjectionTransform) { map = map.concatenating(outer) }
}

struct _BlurVisualEffect: VisualEffect {
  var animatableData: CGFloat
  let isOpaque: Bool
  func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {
    if let filter = Filter.blur(radius: animatableData, isOpaque: isOpaque) { drawing.filters.append(filter) }
  }
}

struct _ColorVisualEffect: VisualEffect {
  var animatableData: Double
  let kind: ColorFilter
  func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {
    if let filter = kind.filter(animatableData) { drawing.filters.append(filter) }
  }
}

/// An empty effect to start with.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an empty effect.
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {}
}

/// An effect applied to another one.
public struct _ModifiedVisualEffect<Base: VisualEffect, Step: VisualEffect>: VisualEffect {
  var base: Base
  var step: Step

  public var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }

  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {
    base._apply(to: &drawing, in: size)
    step._apply(to: &drawing, in: size)
  }
}

public struct _OpacityVisualEffect: VisualEffect {
  public var animatableData: Double
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) { drawing.opacity *= animatableData }
}

public struct _OffsetVisualEffect: VisualEffect {
  var offset: CGSize
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {
    drawing.append(AffineTransform(translationByX: offset.width, byY: offset.height))
  }
}

public struct _ScaleVisualEffect: VisualEffect {
  var scale: CGSize
  var anchor: UnitPoint
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {
    drawing.append(.scaling(scale, around: anchor, in: size))
  }
}

public struct _RotationVisualEffect: VisualEffect {
  var angle: Angle
  var anchor: UnitPoint
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {
    drawing.append(.rotating(angle, around: anchor, in: size))
  }
}

/// A transform from a geometry effect.
public struct _ProjectionVisualEffect<Effect: GeometryEffect & Sendable>: VisualEffect {
  var effect: Effect
  public var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {
    drawing.append(effect.effectValue(size: size))
  }
}

/// The blend mode of the view.
public struct _BlendVisualEffect: VisualEffect {
  let mode: BlendMode
  public typealias AnimatableData = EmptyAnimatableData
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) { drawing.blendMode = mode.operation }
}

extension VisualEffect {
  /// Draws the view rotated in 3D around an axis through a point of it, `anchorZ` points in front. The larger
  /// `perspective`, the nearer the eye; with 0 it is infinitely far away.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    with(
      _ProjectionVisualEffect(
        effect: _Rotation3DEffect(
          angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      ))
  }

  /// Draws the view, and takes its touches, with a projection transform.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    with(_ProjectionVisualEffect(effect: _ProjectionEffect(transform: transform)))
  }

  /// Draws the view, and takes its touches, with an affine transform whose origin is the view's top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  /// Draws the view with a blend mode.
  @available(iOS 18.0, *)
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { with(_BlendVisualEffect(mode: blendMode)) }

  /// Sets the opacity from 0, which also disables touches, to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { with(_OpacityVisualEffect(animatableData: opacity)) }

  /// Moves the drawing and touches by points to the right and down.
  public func offset(_ offset: CGSize) -> some VisualEffect { with(_OffsetVisualEffect(offset: offset)) }

  /// Moves the drawing and touches by points to the right and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales the drawing by a factor for each axis around `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with(_ScaleVisualEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing by one factor around `anchor`.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the drawing by a factor for each axis around `anchor`.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawing clockwise around `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(_RotationVisualEffect(angle: angle, anchor: anchor))
  }

  /// Applies a Gaussian blur; `radius` is its standard deviation in points. An opaque blur does not fade at the view's
  /// edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(_BlurVisualEffect(animatableData: radius, isOpaque: opaque))
  }

  /// Adds to each component: 0 has no effect, 1 makes the view white.
  public func brightness(_ amount: Double) -> some VisualEffect { colors(.brightness, amount) }

  /// 1 has no effect, 0 makes everything grey, negative values invert.
  public func contrast(_ amount: Double) -> some VisualEffect { colors(.contrast, amount) }

  /// 1 has no effect, 0 removes all colour.
  public func saturation(_ amount: Double) -> some VisualEffect { colors(.saturation, amount) }

  /// 0 has no effect, 1 removes all colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { colors(.grayscale, amount) }

  /// Rotates all hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { colors(.hueRotation, angle.radians) }

  private func colors(_ kind: ColorFilter, _ amount: Double) -> some VisualEffect {
    with(_ColorVisualEffect(animatableData: amount, kind: kind))
  }

  private func with<Step: VisualEffect>(_ step: Step) -> _ModifiedVisualEffect<Self, Step> {
    _ModifiedVisualEffect(base: self, step: step)
  }

  func drawing(in size: CGSize) -> _VisualEffectDrawing {
    var drawing = _VisualEffectDrawing()
    _apply(to: &drawing, in: size)
    return drawing
  }

  /// Returns the effect interpolated towards another one of its kind.
  func interpolated(to end: Self, fraction: Double) -> Self {
    var effect = end
    effect.animatableData = animatableData.interpolated(towards: end.animatableData, amount: fraction)
    return effect
  }
}
