import Foundation
import ScrollworkUIKit

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// Consecutive characters with the modifiers that were applied to them.
  struct Segment: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case verbatim(String)
      case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
      case formatted(FormattedValue)
      case image(Image)
    }

    var content: Content
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var design: Font.Design?
    var width: Font.Width?
    var scale: Scale?
    var usesTabularDigits = false
    var isMonospaced = false
    var style: AnyShapeStyle?
    /// The colour behind the letters.
    var background: Color?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    /// What a tap opens.
    var link: URL?
    /// What a `TextRenderer` asks for.
    var attributes = CustomTextAttributes()
    /// By whose rules it is set.
    var language: TypesettingLanguage?
    /// Its letters are drawn as small capitals.
    var isSmallCaps = false
    /// How it is read out.
    var speech = Speech()
    /// What it is about.
    var contentType: AccessibilityTextContentType?
    /// What is read instead of it.
    var label: String?
    /// Lines, strokes and shadows of UIKit.
    var looks: LetterLooks?
    /// How its paragraph stands if that begins here, as UIKit says it.
    var lineStyle: NSParagraphStyle?
    /// Where its picture stands, the y axis pointing up from the line; nil for as large as it is.
    var place: CGRect?

    static func == (a: Segment, b: Segment) -> Bool {
      a.content == b.content && a.font == b.font && a.weight == b.weight && a.isItalic == b.isItalic
        && a.design == b.design && a.width == b.width && a.scale == b.scale && a.background == b.background
        && a.attributes == b.attributes && a.usesTabularDigits == b.usesTabularDigits
        && a.isMonospaced == b.isMonospaced
        && a.underline == b.underline && a.strikethrough == b.strikethrough && a.tracking == b.tracking
        && a.baselineOffset == b.baselineOffset && a.link == b.link && a.speech == b.speech
        && a.contentType == b.contentType && a.label == b.label && a.isSmallCaps == b.isSmallCaps
        && a.language == b.language
        && a.looks == b.looks && a.lineStyle == b.lineStyle && a.place == b.place && a.style.isSame(as: b.style)
    }
  }

  var segments: [Segment]

  init(segments: [Segment]) {
    self.segments = segments
  }

  /// The string as it is.
  public init(verbatim content: String) {
    segments = [Segment(content: .verbatim(content))]
  }

  init(_ value: FormattedValue) {
    segments = [Segment(content: .formatted(value))]
  }

  /// The localized text for a key: looked up in `tableName` of `bundle`, nil for the app's own `Localizable`, and the
  /// key itself where nothing is found. `comment` is for translators and does nothing.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    segments = [Segment(content: .localized(key, table: tableName, bundle: bundle))]
  }

  /// The string as it is; a literal is a key instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// A picture or a symbol that stands in the line like a letter. A picture stands on the baseline.
  public init(_ image: Image) {
    segments = [Segment(content: .image(image))]
  }

  /// One text after the other, as one paragraph.
  public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments) }

  /// How text that does not fit is shortened.
  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

  /// What letters are turned into by `textCase(_:)`.
  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  func with(_ change: (inout Segment) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index]) }
    return copy
  }

  // Like Apple's, these apply to what has no such attribute yet, so that the innermost modifier wins.
  /// The font; nil for the environment's. Of two such modifiers the inner one wins.
  public func font(_ font: Font?) -> Text { with { if $0.font == nil { $0.font = font } } }
  /// The weight; nil for the environment's, and then the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { if $0.weight == nil { $0.weight = weight } } }
  /// The variant of the typeface; nil for the environment's, and then the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { with { if $0.design == nil { $0.design = design } } }
  /// How wide the letters are; nil for the environment's, and then the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { with { if $0.width == nil { $0.width = width } } }
  /// Bold where no weight is set.
  public func bold() -> Text { bold(true) }
  /// Bold where no weight is set; false changes nothing.
  public func bold(_ isActive: Bool) -> Text { with { if $0.weight == nil, isActive { $0.weight = .bold } } }
  /// Slanted.
  public func italic() -> Text { italic(true) }
  /// Slanted, or with false upright whatever the environment says.
  public func italic(_ isActive: Bool) -> Text { with { if $0.isItalic == nil { $0.isItalic = isActive } } }
  /// Digits of one width, so that changing numbers do not shake.
  public func monospacedDigit() -> Text { with { $0.usesTabularDigits = true } }
  /// In a font whose letters all have one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// The letters' colour; nil for the foreground.
  public func foregroundColor(_ color: Color?) -> Text {
    with { if $0.style == nil { $0.style = color.map { AnyShapeStyle($0) } } }
  }
  /// What the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Extra points after each letter.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Extra points after each letter. Caveat: the same as `tracking(_:)`; of both, the one applied last counts.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }
  /// Points by which the letters stand above the line; negative ones below.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }
}

extension Text: View, PrimitiveView {
  public static func _makeNode(_ view: Text, _ inputs: _NodeInputs) -> _ViewNode<Text> { TextNode(view, inputs) }
  public static var _leafCount: Int? { 1 }
}

extension AnyShapeStyle? {
  /// True if both are known to draw the same.
  func isSame(as other: AnyShapeStyle?) -> Bool {
    switch (self, other) {
    case (nil, nil): return true
    case (let a?, let b?):
      guard let a = a.style as? any Hashable, let b = b.style as? any Hashable else { return false }
      return AnyHashable(a) == AnyHashable(b)
    default: return false
    }
  }
}
