import Foundation

/// What is set beside the font for all texts inside a view.
struct TextVariation: Hashable, Sendable {
  /// Nil for the font's own.
  var design: Font.Design?
  /// Nil for the font's own.
  var width: Font.Width?
  var scale = Text.Scale.default
  /// Lines of texts that have none of their own.
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var isMonospaced = false
  var usesTabularDigits = false
  /// Points after each letter, for texts that have none of their own. That a text's 0 is none is a guess.
  var tracking: CGFloat = 0
  /// Points above the line, for texts that have none of their own.
  var baselineOffset: CGFloat = 0
}

private struct TextVariationKey: EnvironmentKey { static var defaultValue: TextVariation { TextVariation() } }

private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Letters may come closer to each other before a text is cut.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  var textVariation: TextVariation {
    get { self[TextVariationKey.self] }
    set { self[TextVariationKey.self] = newValue }
  }

  /// The font of texts and symbols, in the weight and the variant that were set beside it.
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
  /// Whether the letters of texts inside may come closer to each other, by a twentieth of the size, before a text is cut.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// The variant of the typeface for texts inside that have none of their own; nil for the font's.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textVariation.design, design) }
  /// How wide the letters of texts inside are that say nothing themselves; nil for the font's.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.textVariation.width, width) }
  /// Sets texts inside in the usual size or, beside others, in a smaller one.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textVariation.scale) { if isEnabled { $0 = scale } }
  }
  /// Draws a line below texts inside that have none of their own, in their colour unless there is one.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textVariation.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Draws a line through texts inside that have none of their own, in their colour unless there is one.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textVariation.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets texts inside in a font whose letters all have one width.
  public func monospaced(_ isActive: Bool = true) -> some View { environment(\.textVariation.isMonospaced, isActive) }
  /// Gives the digits of texts inside one width, so that changing numbers do not shake.
  public func monospacedDigit() -> some View { environment(\.textVariation.usesTabularDigits, true) }
  /// Extra points after each letter of texts inside that have none of their own.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.textVariation.tracking, tracking) }
  /// Extra points after each letter of texts inside that have none of their own. Caveat: the same as `tracking(_:)`.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  /// Points by which the letters of texts inside stand above the line; negative ones below.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textVariation.baselineOffset, baselineOffset)
  }
}
