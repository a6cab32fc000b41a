import Foundation

/// A gradient outwards from a point.
public struct RadialGradient: Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient between two circles around a point of the filled rectangle, with radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colours between two circles, with radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colour stops between two circles, with radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle {
  /// Resolves the gradient.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(
      .radial(
        gradient.resolve(in: context.color), center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient outwards from a point, with radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colours outwards from a point, with radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colour stops outwards from a point, with radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient outwards from a point, mixed in its colour space, with radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
