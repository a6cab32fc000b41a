import DisplayList
import Foundation

/// A colour or pattern that fills shapes and text. A style of an app's own says with `resolve(in:)` what other style it comes to.
public protocol ShapeStyle: Sendable {
  /// What the style comes to; Never for styles of this module.
  associatedtype Resolved: ShapeStyle = Never
  /// What the style comes to where it is used.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style comes to in a place.
  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle
}

extension ShapeStyle {
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    resolve(in: context.environment)._resolve(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) comes to no other style")
  }
}

extension Never: ShapeStyle {
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { switch self {} }
}

/// What a style can depend on.
public struct _ShapeStyleContext: @unchecked Sendable {
  /// For styles of an app's own; values of the environment are read where they were set.
  var environment: EnvironmentValues
  var color: ColorContext
  /// The style that an ancestor set with `foregroundStyle`, made by `AnyShapeStyle.foreground(inside:)`.
  var foreground: AnyShapeStyle?
  /// What an ancestor set for the second, third, ... level with `foregroundStyle(_:_:)`.
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
  /// The colour as it looks in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Resolved(resolve(in: environment.shapeStyleContext.color))
  }

  /// One colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(resolve(in: context.color))
  }
}

extension Color.Resolved: ShapeStyle {
  /// One colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { _ResolvedShapeStyle(displayColor) }
}

/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides a style's type.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// Whatever the hidden style comes to.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { style._resolve(in: context) }

  /// The style as descendants see it once it is set by `foregroundStyle` under a foreground of `outer`: levels count
  /// from the outer style, so that the inner one no longer refers to itself.
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

  /// The style's colours, fainter.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    style._resolve(in: context).opacity(min(max(opacity, 0), 1))
  }
}

extension ShapeStyle {
  /// The same style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

/// A style that counts unit points in a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let rect: CGRect

  /// The style in the rectangle, whatever is filled.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    var resolved = style._resolve(in: context)
    resolved.area = resolved.area ?? rect
    return resolved
  }
}

extension ShapeStyle {
  /// The same style with its unit points counted in a rectangle, in points of the view that is filled.
  @available(iOS 15.0, *)
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, rect: rect) }
}
