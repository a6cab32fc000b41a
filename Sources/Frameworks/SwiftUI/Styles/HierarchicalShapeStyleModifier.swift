/// A level of a style.
@available(iOS 17.0, *)
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// Resolves the style, faded to the level.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    if let hierarchical = base as? HierarchicalShapeStyle {
      return HierarchicalShapeStyle(level: hierarchical.level + level)._resolve(in: context)
    }
    if base is ForegroundStyle { return HierarchicalShapeStyle(level: level)._resolve(in: context) }
    return LevelShapeStyle(base: AnyShapeStyle(base), level: level)._resolve(in: context)
  }
}

@available(iOS 17.0, *)
extension ShapeStyle {
  /// The style's second level.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style's third level.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style's fourth level.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style's fifth level.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
