import DisplayList
import Foundation

/// A colour or pattern that fills shapes and text. A custom style implements `resolve(in:)` to return another style.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; Never for styles of this module.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the resolved style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Resolves the style in a context.
  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle
}

extension ShapeStyle {
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    resolve(in: context.environment)._resolve(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(TypeName.of(Self.self)) resolves to no other style, so nothing may ask for one.")
  }
}

extension Never: ShapeStyle {
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { switch self {} }
}

/// The values that a style can depend on.
public struct _ShapeStyleContext: @unchecked Sendable {
  /// For custom styles; environment values are read where they were set.
  var environment: EnvironmentValues
  var color: ColorContext
  /// The style that an ancestor set with `foregroundStyle`, made by `AnyShapeStyle.foreground(inside:)`.
  var foreground: AnyShapeStyle?
  /// The styles that an ancestor set for the second, third, ... level with `foregroundStyle(_:_:)`.
  var foregroundLevels: [AnyShapeStyle]
  /// The style that an ancestor set with `backgroundStyle`.
  var background: AnyShapeStyle?
  /// The style that an ancestor set with `tint`.
  var tint: AnyShapeStyle?

  init(
    color: ColorContext, foreground: AnyShapeStyle? = nil, foregroundLevels: [AnyShapeStyle] = [],
    background: AnyShapeStyle? = nil, tint: AnyShapeStyle? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.environment = environment
    self.color = color
    self.foreground = foreground
    self.foregroundLevels = foregroundLevels
    self.background = background
    self.tint = tint
  }
}

extension Color: ShapeStyle {
  /// Resolves the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Resolved(resolve(in: environment.shapeStyleContext.color))
  }

  /// Resolves to one colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(resolve(in: context.color))
  }
}

extension Color.Resolved: ShapeStyle {
  /// Resolves to one colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { _ResolvedShapeStyle(displayColor) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// Resolves the wrapped style.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { style._resolve(in: context) }

  /// Returns the style as descendants see it when set by `foregroundStyle` under a foreground of `outer`: levels refer
  /// to the outer style, so that the inner one does not refer to itself.
  func foreground(inside outer: AnyShapeStyle?) -> AnyShapeStyle {
    if style is ForegroundStyle { return outer ?? AnyShapeStyle(HierarchicalShapeStyle.primary) }
    guard let hierarchical = style as? HierarchicalShapeStyle, let outer else { return self }
    if let base = outer.style as? HierarchicalShapeStyle {
      return AnyShapeStyle(HierarchicalShapeStyle(level: base.level + hierarchical.level))
    }
    if let base = outer.style as? LevelShapeStyle {
      return AnyShapeStyle(LevelShapeStyle(base: base.base, level: base.level + hierarchical.level))
    }
    return AnyShapeStyle(LevelShapeStyle(base: outer, level: hierarchical.level))
  }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// Resolves the style, with its opacity multiplied.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    style._resolve(in: context).opacity(min(max(opacity, 0), 1))
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

/// A style whose unit points refer to a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let rect: CGRect

  /// Resolves the style in the rectangle, whatever is filled.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    var resolved = style._resolve(in: context)
    resolved.area = resolved.area ?? rect
    return resolved
  }
}

extension ShapeStyle {
  /// Returns the style with its unit points relative to a rectangle, in points of the filled view.
  @available(iOS 15.0, *)
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, rect: rect) }
}
