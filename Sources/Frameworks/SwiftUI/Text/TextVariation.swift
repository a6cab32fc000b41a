import Foundation

/// The text attributes besides the font, for all texts inside a view.
struct TextVariation: Hashable, Sendable {
  /// Nil for the font's own.
  var design: Font.Design?
  /// Nil for the font's own.
  var width: Font.Width?
  var scale = Text.Scale.default
  /// The lines of texts that do not set any.
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var isMonospaced = false
  var usesTabularDigits = false
  /// Extra points after each letter, for texts that do not set it. That a text's 0 counts as not set is a guess.
  var tracking: CGFloat = 0
  /// Points above the baseline, for texts that do not set it.
  var baselineOffset: CGFloat = 0
}

private struct TextVariationKey: EnvironmentKey { static var defaultValue: TextVariation { TextVariation() } }

private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether letters may move closer together before a text is truncated.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  var textVariation: TextVariation {
    get { self[TextVariationKey.self] }
    set { self[TextVariationKey.self] = newValue }
  }

  /// The font of texts and symbols, with the separately set weight and design.
  var weightedFont: Font {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    let variation = textVariation
    if let design = variation.design { font.design = design }
    if let width = variation.width { font = font.width(width) }
    if variation.isMonospaced { font = font.monospaced() }
    if variation.usesTabularDigits { font = font.monospacedDigit() }
    return font
  }
}

nonisolated extension View {
  /// Sets whether the letters of texts in this view may move closer together, by a twentieth of the size, before a text
  /// is truncated.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Sets the font design of texts in this view that do not set one; nil for the font's.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textVariation.design, design) }
  /// Sets the font width of texts in this view that do not set one; nil for the font's.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.textVariation.width, width) }
  /// Sets the scale of texts in this view: the default size, or a smaller one for text next to other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textVariation.scale) { if isEnabled { $0 = scale } }
  }
  /// Underlines texts in this view that do not set an underline, in their colour by default.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textVariation.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Strikes through texts in this view that do not set a strikethrough, in their colour by default.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textVariation.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets texts in this view in a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> some View { environment(\.textVariation.isMonospaced, isActive) }
  /// Gives the digits of texts in this view equal widths, so that changing numbers do not shift.
  public func monospacedDigit() -> some View { environment(\.textVariation.usesTabularDigits, true) }
  /// Sets the extra space after each letter, in points, of texts in this view that do not set it.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.textVariation.tracking, tracking) }
  /// Sets the extra space after each letter, in points, of texts in this view that do not set it. Caveat: same as
  /// `tracking(_:)`.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  /// Sets the offset in points of texts in this view from the baseline, positive upwards.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textVariation.baselineOffset, baselineOffset)
  }
}
