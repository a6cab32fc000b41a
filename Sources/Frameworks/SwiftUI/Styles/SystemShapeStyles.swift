import ScrollworkUIKit

/// The colour of lines between things.
@available(iOS 17.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  /// The only value.
  public init() {}
  /// The system's separator.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .separator)._resolve(in: context)
  }
}

/// The colour of links.
@available(iOS 17.0, *)
public struct LinkShapeStyle: ShapeStyle {
  /// The only value.
  public init() {}
  /// The system's link.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .link)._resolve(in: context)
  }
}

/// The colour of what stands in a field without text.
@available(iOS 17.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The only value.
  public init() {}
  /// The system's placeholder text.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .placeholderText)._resolve(in: context)
  }
}

/// A faint fill for shapes; its levels are fainter.
@available(iOS 17.0, *)
public struct FillShapeStyle: ShapeStyle {
  /// The only value.
  public init() {}
  /// The system's fill.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .systemFill)._resolve(in: context)
  }
}

/// What is behind everything in a window.
@available(iOS 17.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The only value.
  public init() {}
  /// The system's background.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    Color(uiColor: .systemBackground)._resolve(in: context)
  }
}

/// What shows that something is selected: the tint, which is a guess for a phone.
@available(iOS 15.0, *)
public struct SelectionShapeStyle: ShapeStyle {
  /// The only value.
  public init() {}
  /// The tint.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    TintShapeStyle()._resolve(in: context)
  }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == SelectionShapeStyle {
  /// What shows that something is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of what stands in a field without text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  /// A faint fill for shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

@available(iOS 17.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What is behind everything in a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground's fifth level.
  @available(iOS 17.0, *)
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
