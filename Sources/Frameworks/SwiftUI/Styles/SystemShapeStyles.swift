import ScrollworkUIKit

/// The colour of separators.
@available(iOS 17.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Resolves the system's separator colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .separator)._resolve(in: context)
  }
}

/// The colour of links.
@available(iOS 17.0, *)
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Resolves the system's link colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .link)._resolve(in: context)
  }
}

/// The colour of placeholder text in empty fields.
@available(iOS 17.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Resolves the system's placeholder text colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .placeholderText)._resolve(in: context)
  }
}

/// A faint fill for shapes, with fainter levels.
@available(iOS 17.0, *)
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Resolves the system's fill colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .systemFill)._resolve(in: context)
  }
}

/// The background of a window.
@available(iOS 17.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Resolves the system's background colour.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .systemBackground)._resolve(in: context)
  }
}

/// The style of a selection: the tint, which is a guess for a phone.
@available(iOS 15.0, *)
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Resolves the tint.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    TintShapeStyle()._resolve(in: context)
  }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  /// A faint fill for shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground's fifth level.
  @available(iOS 17.0, *)
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
