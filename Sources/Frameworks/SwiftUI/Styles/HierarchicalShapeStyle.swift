import Foundation
import ScrollworkUIKit

/// One of five levels of the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 for the first.
  let level: Int

  init(level: Int) {
    self.level = min(level, Self.labels.count - 1)
  }

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// For less important content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// For still less important content.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// For hardly important content.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// For content of the least importance.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The levels if no ancestor set a foreground.
  private static let labels = [
    Color(uiColor: .label), Color(uiColor: .secondaryLabel), Color(uiColor: .tertiaryLabel),
    Color(uiColor: .quaternaryLabel), Color(uiColor: .quaternaryLabel).opacity(0.7),
  ]

  /// Resolves the level of the foreground, or of the label colours if there is none.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    if level > 0, level <= context.foregroundLevels.count {
      return context.foregroundLevels[level - 1]._resolve(in: context.withoutForeground)
    }
    guard let foreground = context.foreground else { return Self.labels[level]._resolve(in: context) }
    return foreground.foreground(atLevel: level)._resolve(in: context.withoutForeground)
  }
}

/// A level of another style.
struct LevelShapeStyle: ShapeStyle {
  let base: AnyShapeStyle
  let level: Int

  /// The opacities of the levels of a plain colour or gradient, as measured on iOS; the fifth is a guess.
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    base._resolve(in: context).opacity(Self.opacities[min(level, Self.opacities.count - 1)])
  }
}

extension AnyShapeStyle {
  fileprivate func foreground(atLevel level: Int) -> AnyShapeStyle {
    AnyShapeStyle(HierarchicalShapeStyle(level: level)).foreground(inside: self)
  }
}

extension _ShapeStyleContext {
  fileprivate var withoutForeground: _ShapeStyleContext {
    _ShapeStyleContext(color: color, background: background, tint: tint, environment: environment)
  }
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Resolves the first level of the foreground.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    HierarchicalShapeStyle.primary._resolve(in: context)
  }
}

/// The current background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Resolves the ancestor's background, otherwise the system's.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    guard let background = context.background, !(background.style is BackgroundStyle) else {
      return Color(uiColor: .systemBackground)._resolve(in: context)
    }
    return background._resolve(in: context)
  }
}

/// The current tint; the accent colour if no ancestor set one.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Resolves the ancestor's tint, otherwise the accent colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    guard let tint = context.tint, !(tint.style is TintShapeStyle) else {
      return Color.accentColor._resolve(in: context)
    }
    return tint._resolve(in: context)
  }
}
