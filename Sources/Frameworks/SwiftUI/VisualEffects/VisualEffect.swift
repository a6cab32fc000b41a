import DisplayList
import Foundation

/// What changes how a view is drawn, but not its layout. It begins with the effect that `visualEffect` and `scrollTransition`
/// give, and its modifiers make the others.
///
/// Those that painting supports are declared: opacity, offset, scale, rotation, blur and changes of colours.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds the effect to those inside of it, for a view of a size in points.
  func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize)
}

/// All effects of a view together.
public struct _VisualEffectDrawing: Equatable, Sendable {
  var opacity = 1.0
  var filters: [Filter] = []
  /// In the view's coordinates.
  var transform = AffineTransform.identity

  /// Written out, since `append` and `prepend` are not the same on Linux as elsewhere.
  mutating func append(_ outer: AffineTransform) {
    let inner = transform
    transform = AffineTransform(
      m11: inner.m11 * outer.m11 + inner.m12 * outer.m21, m12: inner.m11 * outer.m12 + inner.m12 * outer.m22,
      m21: inner.m21 * outer.m11 + inner.m22 * outer.m21, m22: inner.m21 * outer.m12 + inner.m22 * outer.m22,
      tX: inner.tX * outer.m11 + inner.tY * outer.m21 + outer.tX,
      tY: inner.tX * outer.m12 + inner.tY * outer.m22 + outer.tY)
  }
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

/// An effect that does nothing, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public func _apply(to drawing: inout _VisualEffectDrawing, in size: CGSize) {}
}

/// An effect around another one.
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

extension VisualEffect {
  /// From 0, which also takes no touches, to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { with(_OpacityVisualEffect(animatableData: opacity)) }

  /// Moves what is drawn and touched by points to the right and down.
  public func offset(_ offset: CGSize) -> some VisualEffect { with(_OffsetVisualEffect(offset: offset)) }

  /// Moves what is drawn and touched by points to the right and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Draws the view scaled by a factor for each axis; the point `anchor` stays where it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with(_ScaleVisualEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by one factor; the point `anchor` stays where it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view scaled by a factor for each axis; the point `anchor` stays where it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise; the point `anchor` stays where it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(_RotationVisualEffect(angle: angle, anchor: anchor))
  }

  /// A Gaussian blur; `radius` is its standard deviation in points. An opaque one does not fade at the view's edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(_BlurVisualEffect(animatableData: radius, isOpaque: opaque))
  }

  /// Adds to each component: 0 changes nothing, 1 makes the view white.
  public func brightness(_ amount: Double) -> some VisualEffect { colors(.brightness, amount) }

  /// 1 changes nothing, 0 makes everything grey, negative values invert.
  public func contrast(_ amount: Double) -> some VisualEffect { colors(.contrast, amount) }

  /// 1 changes nothing, 0 takes the colours away.
  public func saturation(_ amount: Double) -> some VisualEffect { colors(.saturation, amount) }

  /// 0 changes nothing, 1 takes the colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect { colors(.grayscale, amount) }

  /// Turns all hues.
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

  /// The effect a part of the way to another one of its kind.
  func interpolated(to end: Self, fraction: Double) -> Self {
    var effect = end
    effect.animatableData = animatableData.interpolated(towards: end.animatableData, amount: fraction)
    return effect
  }
}
