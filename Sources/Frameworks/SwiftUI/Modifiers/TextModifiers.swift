import Foundation

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservesLineLimit, reservesSpace)
  }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = min(max(size, smallest), largest)
    }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyle = color.map { AnyShapeStyle($0) }
      values.foregroundLevels = []
    }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.tint = tint.map { AnyShapeStyle($0) }
      values.tintColor = tint
    }
  }

  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// Sets the foreground of the content, and of its further levels if there are several styles.
public struct _ForegroundStyleModifier: ViewModifier {
  public typealias Body = Never
  let styles: [AnyShapeStyle]

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { base }
}

extension _ForegroundStyleModifier: EnvironmentWriting {
  func write(to values: inout EnvironmentValues) {
    let outer = values.foregroundStyle
    values.foregroundStyle = styles[0].foreground(inside: outer)
    values.foregroundLevels = styles.dropFirst().map { $0.foreground(inside: outer) }
  }
}

extension _ForegroundStyleModifier: InputComparable {
  func isEqualInput(to other: _ForegroundStyleModifier) -> Bool {
    styles.count == other.styles.count && zip(styles, other.styles).allSatisfy { Optional($0).isSame(as: $1) }
  }
}
