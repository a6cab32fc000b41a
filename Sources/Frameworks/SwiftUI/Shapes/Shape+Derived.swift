import Foundation
import ScrollworkUIKit

// Shapes derived from others.

nonisolated extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the shape's stroke, centred on its border, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// Returns the shape's stroke of `lineWidth` points, centred on its border, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns the shape moved by an offset; its frame stays.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape moved by an offset; its frame stays.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(CGSize(width: offset.x, height: offset.y)) }

  /// Returns the shape moved by an offset; its frame stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

  /// Returns the shape scaled around a point; its frame stays.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled around a point; its frame stays.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape rotated around a point; its frame stays.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with its path transformed.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape with a fixed size, at the top left corner of its frame.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Returns the shape with a fixed size, at the top left corner of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// Returns the shape with a fixed size, with a point of it aligned with the same point of the frame.
  @available(iOS 18.0, *)
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape with a fixed size, with a point of it aligned with the same point of the frame.
  @available(iOS 18.0, *)
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A trimmed shape.
public struct _TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var startFraction: CGFloat
  var endFraction: CGFloat

  /// The trimmed path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The base's role.
  public static var role: ShapeRole { Base.role }

  /// The base's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The base's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the base and the fractions.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The stroke of a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// A stroke.
  public static var role: ShapeRole { .stroke }

  /// The base's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The base's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the base and the style.
  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape that is drawn as a line, as long as nothing needs the line's outline.
protocol LineShape: Shape {
  /// The shape along which the line runs.
  var base: any Shape { get }
  var style: StrokeStyle { get }
}

extension _StrokedShape: LineShape {
  var base: any Shape { shape }
}

/// A shape with an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The offset in points.
  public var offset: CGSize

  /// Creates a shape with an offset.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The transformed path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A scaled shape.
public struct ScaledShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The scale factor along each axis.
  public var scale: CGSize
  /// The fixed point.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The transformed path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect)))
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data, the scale and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rotated shape.
public struct RotatedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The clockwise angle.
  public var angle: Angle
  /// The fixed point.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The transformed path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data, the angle and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape with a transform applied to its path.
public struct TransformedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Creates a shape with a transform applied to its path.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The transformed path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape with a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The size.
  public var size: CGSize
  /// The point of the shape that is aligned with the same point of the frame.
  var anchor = UnitPoint.topLeading

  init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  /// The transformed path.
  public func path(in rect: CGRect) -> Path {
    let place = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: place, size: size))
  }

  /// The shape's role.
  public static var role: ShapeRole { Content.role }

  /// The shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape's data and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The inset shape with the same offset.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { shape.inset(by: amount).offset(offset) }
}

nonisolated extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// The inset shape with the same scale.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The inset shape with the same rotation.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    shape.inset(by: amount).rotation(angle, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// Returns the transform with a fixed point.
  fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
