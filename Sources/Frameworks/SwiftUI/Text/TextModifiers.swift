import Foundation

nonisolated extension View {
  /// The font of texts inside that have none of their own; nil for body.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// The weight of texts inside that have none of their own; nil for the font's.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  /// Makes texts inside bold. False takes back any weight set further out.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }
  /// Slants texts inside that do not say otherwise.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  /// The most lines that a text inside takes; what does not fit is cut. Nil for as many as there are.
  public func lineLimit(_ number: Int?) -> some View { lines(least: 0, most: number) }
  /// The most lines that a text inside takes; with `reservesSpace` it is as high as that many even with fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : 0, most: limit)
  }
  /// The least lines that a text or a text field inside is high.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(least: limit.lowerBound, most: nil) }
  /// The most lines that a text or a text field inside takes.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(least: 0, most: limit.upperBound) }
  /// The least lines that a text or a text field inside is high, and the most that it takes.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  private func lines(least: Int, most: Int?) -> some View {
    environment(\.lineLimit, most).environment(\.leastLines, least)
  }

  /// Extra points between two lines of a text.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Where shorter lines of a text lie beside longer ones.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Where a line that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// How small text may become to fit, as a share of its size from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Shows, and reads out, texts inside in capitals or small letters; nil as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// The text size inside, instead of the one that the person chose.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Keeps the person's text size within a range; a range without any size changes nothing.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = min(max(size, smallest), largest)
    }
  }

  /// The colour of texts, symbols and bare shapes inside; nil for the system's. Ends the levels that
  /// `foregroundStyle(_:_:)` set.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyle = color.map { AnyShapeStyle($0) }
      values.foregroundLevels = []
      values.hasChosenForeground = color != nil
    }
  }

  /// How texts, symbols and bare shapes inside are filled; `.secondary` and on become fainter levels of it.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// The same with a style of its own for `.secondary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// The same with styles of their own for `.secondary` and `.tertiary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// What `.background` and `background(in:)` are filled with inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// The colour of buttons and bars inside; nil for the system's blue. `Color.accentColor` stays, but for what is inside of the
  /// outermost navigation stack or tab view, if that is inside.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.tint = tint.map { AnyShapeStyle($0) }
      values.tintColor = tint
    }
  }

  /// What buttons and bars are filled with inside; nil for the system's blue. `Color.accentColor`, being a colour,
  /// stays.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

  /// An older spelling of `tint(_:)`, which `Color.accentColor` goes by everywhere inside.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor).environment(\.accent, AccentChoice(color: accentColor))
  }
  /// True makes controls inside ignore the person. False does not bring back what is disabled further out.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension View {
  /// The outermost container of navigation or tabs: the tint around it is what `Color.accentColor` stands for inside.
  nonisolated func settlingAccent() -> some View {
    transformEnvironment(\.self) { $0.accent = $0.accent ?? AccentChoice(color: $0.tintColor) }
  }

  /// What is inside has this style unless the app chose one for it, here or further out: the look of a header, or of a
  /// button's label.
  nonisolated func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)], isDefault: true))
  }
}

/// Sets the foreground of the content, and of its further levels if there are several styles.
nonisolated public struct _ForegroundStyleModifier: ViewModifier {
  public typealias Body = Never
  let styles: [AnyShapeStyle]
  /// Gives way to what the app chose.
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
