import Foundation

/// A gradient along a line.
public struct LinearGradient: Sendable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient between two points of the filled rectangle.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colours between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colour stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// Resolves the gradient.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(.linear(gradient.resolve(in: context.color), start: startPoint, end: endPoint))
  }
}

extension Gradient: ShapeStyle {
  /// Resolves the gradient, from top to bottom.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    AnyGradient(self)._resolve(in: context)
  }
}

extension AnyGradient: ShapeStyle {
  /// Resolves the gradient, from top to bottom.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)._resolve(in: context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colour stops along a line.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, mixed in its colour space.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
