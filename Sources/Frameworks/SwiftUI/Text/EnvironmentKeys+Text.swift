import Foundation

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct IsItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct LineAlignmentKey: EnvironmentKey { static var defaultValue: LineAlignment { LineAlignment() } }
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

/// The meaning of `Color.accentColor`; without a colour, the app's own or the system's blue.
struct AccentChoice { var color: Color? }

extension EnvironmentValues {
  /// The default font of text.
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

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The minimum number of lines of a text.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// The extra space between two lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The alignment of the lines of a text; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { lineAlignment.alignment }
    set { lineAlignment = LineAlignment(alignment: newValue) }
  }

  /// The alignment of the lines of a text, and whose choice it is.
  var lineAlignment: LineAlignment {
    get { self[LineAlignmentKey.self] }
    set { self[LineAlignmentKey.self] = newValue }
  }

  /// Where a line that does not fit is truncated; at the end by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The smallest factor by which text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The case in which texts are shown; nil leaves it unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// Whether the style is set by the app, rather than by a control or a header.
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

  /// The tint if it is a plain colour.
  var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }

  /// Nil until a container or `accentColor(_:)` sets it.
  var accent: AccentChoice? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The context in which shape styles are resolved.
  var shapeStyleContext: _ShapeStyleContext {
    _ShapeStyleContext(
      color: ColorContext(colorScheme: colorScheme, isElevated: isElevated, accent: accent?.color),
      foreground: foregroundStyle,
      foregroundLevels: foregroundLevels, background: backgroundStyle, tint: tint, environment: self)
  }
}
