import Foundation

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct IsItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct ChosenForegroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct AccentKey: EnvironmentKey { static var defaultValue: AccentChoice? { nil } }

/// What `Color.accentColor` stands for; without a colour for the app's own, or the system's blue.
struct AccentChoice { var color: Color? }

extension EnvironmentValues {
  /// The font of text that has none of its own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  var isItalic: Bool {
    get { self[IsItalicKey.self] }
    set { self[IsItalicKey.self] = newValue }
  }

  /// Most lines of a text; nil for as many as there are.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// A text is at least this many lines high.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// Extra points between two lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where shorter lines of a text lie beside longer ones; leading unless told otherwise.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a line that does not fit is cut; at the end unless told otherwise.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Smallest factor by which text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The case that texts are shown in; nil as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The style is the app's, and not what a control or a header brings along.
  var hasChosenForeground: Bool {
    get { self[ChosenForegroundKey.self] }
    set { self[ChosenForegroundKey.self] = newValue }
  }

  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The style of `.background`.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint where it is a plain colour.
  var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }

  /// Nil until a container or `accentColor(_:)` has decided.
  var accent: AccentChoice? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// What shape styles are resolved in.
  var shapeStyleContext: _ShapeStyleContext {
    _ShapeStyleContext(
      color: ColorContext(colorScheme: colorScheme, isElevated: isElevated, accent: accent?.color),
      foreground: foregroundStyle,
      foregroundLevels: foregroundLevels, background: backgroundStyle, tint: tint, environment: self)
  }
}
