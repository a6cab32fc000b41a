import Foundation

nonisolated extension View {
  /// Sets the font of texts in this view that do not set one; nil for body.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the weight of texts in this view that do not set one; nil for the font's.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  /// Makes texts in this view bold. False undoes an inherited weight.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }
  /// Makes texts in this view italic unless they are set otherwise.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  /// Sets the maximum number of lines of texts in this view; the rest is truncated. Nil for no limit.
  public func lineLimit(_ number: Int?) -> some View { lines(least: 0, most: number) }
  /// Sets the maximum number of lines of texts in this view; with `reservesSpace` a text is always that high.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : 0, most: limit)
  }
  /// Sets the minimum number of lines of texts and text fields in this view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(least: limit.lowerBound, most: nil) }
  /// Sets the maximum number of lines of texts and text fields in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(least: 0, most: limit.upperBound) }
  /// Sets the minimum and maximum number of lines of texts and text fields in this view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  private func lines(least: Int, most: Int?) -> some View {
    environment(\.lineLimit, most).environment(\.leastLines, least)
  }

  /// Sets the extra space between two lines of text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Sets the alignment of shorter lines of a text relative to longer ones.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets where a line that does not fit is truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// Sets how far text may shrink to fit, as a fraction of its size from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Shows, and reads aloud, texts in this view in uppercase or lowercase; nil leaves them unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Overrides the user's text size in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Limits the user's text size in this view to a range; a range that contains no size has no effect.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = min(max(size, smallest), largest)
    }
  }

  /// Sets the colour of texts, symbols and plain shapes in this view; nil for the system's. Replaces the levels set by
  /// `foregroundStyle(_:_:)`.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyle = color.map { AnyShapeStyle($0) }
      values.foregroundLevels = []
      values.hasChosenForeground = color != nil
    }
  }

  /// Sets the style of texts, symbols and plain shapes in this view; `.secondary` and below become fainter levels of
  /// it.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the style of texts, symbols and plain shapes in this view, and a separate one for `.secondary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the style of texts, symbols and plain shapes in this view, and separate ones for `.secondary` and
  /// `.tertiary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the style of `.background` and `background(in:)` in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the colour of buttons and bars in this view; nil for the system's blue. `Color.accentColor` does not change,
  /// except inside the outermost navigation stack or tab view, if that is in this view.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.tint = tint.map { AnyShapeStyle($0) }
      values.tintColor = tint
    }
  }

  /// Sets the style of buttons and bars in this view; nil for the system's blue. `Color.accentColor`, being a colour,
  /// does not change.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

  /// Older spelling of `tint(_:)`, which `Color.accentColor` follows everywhere in this view.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor).environment(\.accent, AccentChoice(color: accentColor))
  }
  /// Disables controls in this view if true. False does not enable them if an outer view is disabled.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension View {
  /// The outermost container of navigation or tabs: the tint around it becomes `Color.accentColor` inside.
  nonisolated func settlingAccent() -> some View {
    transformEnvironment(\.self) { $0.accent = $0.accent ?? AccentChoice(color: $0.tintColor) }
  }

  /// Sets a default style that gives way to one set by the app, here or further out: for a header, or a button's label.
  nonisolated func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)], isDefault: true))
  }
}

/// Sets the foreground of the content, and its further levels if there are several styles.
nonisolated public struct _ForegroundStyleModifier: ViewModifier {
  public typealias Body = Never
  let styles: [AnyShapeStyle]
  /// Whether it gives way to the app's style.
  var isDefault = false

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

extension _ForegroundStyleModifier: EnvironmentWriting {
  func write(to values: inout EnvironmentValues) {
    if isDefault, values.hasChosenForeground { return }
    values.hasChosenForeground = !isDefault
    let outer = values.foregroundStyle
    values.foregroundStyle = styles[0].foreground(inside: outer)
    values.foregroundLevels = styles.dropFirst().map { $0.foreground(inside: outer) }
  }
}

extension _ForegroundStyleModifier: InputComparable {
  func isEqualInput(to other: _ForegroundStyleModifier) -> Bool {
    isDefault == other.isDefault && styles.count == other.styles.count
      && zip(styles, other.styles).allSatisfy { Optional($0).isSame(as: $1) }
  }
}
