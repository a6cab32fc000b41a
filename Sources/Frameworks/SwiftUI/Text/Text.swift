import Foundation
import ScrollworkUIKit

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// Consecutive characters with their modifiers.
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
    /// The background colour of the text.
    var background: Color?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    /// The URL that a tap opens.
    var link: URL?
    /// The attributes for a `TextRenderer`.
    var attributes = CustomTextAttributes()
    /// The language whose rules apply.
    var language: TypesettingLanguage?
    /// Whether its letters are drawn as small capitals.
    var isSmallCaps = false
    /// How it is spoken.
    var speech = Speech()
    /// The type of its content.
    var contentType: AccessibilityTextContentType?
    /// The level of the heading that it is.
    var heading: AccessibilityHeadingLevel?
    /// The spoken text that replaces it.
    var label: String?
    /// UIKit's lines, strokes and shadows.
    var looks: LetterLooks?
    /// UIKit's style of the paragraph that starts here.
    var lineStyle: NSParagraphStyle?
    /// The rectangle of its image, with the y axis pointing up from the baseline; nil for the image's own size.
    var place: CGRect?

    static func == (a: Segment, b: Segment) -> Bool {
      a.content == b.content && a.font == b.font && a.weight == b.weight && a.isItalic == b.isItalic
        && a.design == b.design && a.width == b.width && a.scale == b.scale && a.background == b.background
        && a.attributes == b.attributes && a.usesTabularDigits == b.usesTabularDigits
        && a.isMonospaced == b.isMonospaced
        && a.underline == b.underline && a.strikethrough == b.strikethrough && a.tracking == b.tracking
        && a.baselineOffset == b.baselineOffset && a.link == b.link && a.speech == b.speech
        && a.contentType == b.contentType && a.heading == b.heading && a.label == b.label
        && a.isSmallCaps == b.isSmallCaps
        && a.language == b.language
        && a.looks == b.looks && a.lineStyle == b.lineStyle && a.place == b.place && a.style.isSame(as: b.style)
    }
  }

  var segments: [Segment]

  init(segments: [Segment]) {
    self.segments = segments
  }

  /// Creates a text from a string, without localization.
  public init(verbatim content: String) {
    segments = [Segment(content: .verbatim(content))]
  }

  init(_ value: FormattedValue) {
    segments = [Segment(content: .formatted(value))]
  }

  /// Creates a localized text for a key, looked up in `tableName` of `bundle`; nil for the app's own `Localizable`. If
  /// the key is not found, the text is the key itself. `comment` is for translators and has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    segments = [Segment(content: .localized(key, table: tableName, bundle: bundle))]
  }

  /// Creates a text from a string, without localization; a literal is a key instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from an image or a symbol, which acts like a letter in the line. An image stands on the baseline.
  public init(_ image: Image) {
    segments = [Segment(content: .image(image))]
  }

  /// Concatenates two texts into one paragraph.
  public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments) }

  /// How text that does not fit is truncated.
  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

  /// The letter case that `textCase(_:)` applies.
  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  func with(_ change: (inout Segment) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index]) }
    return copy
  }

  // Like Apple's, these apply where the attribute is not set yet, so that the innermost modifier wins.
  /// Sets the font; nil for the environment's. The innermost of several modifiers wins.
  public func font(_ font: Font?) -> Text { with { if $0.font == nil { $0.font = font } } }
  /// Sets the weight; nil for the environment's, otherwise the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { if $0.weight == nil { $0.weight = weight } } }
  /// Sets the font design; nil for the environment's, otherwise the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { with { if $0.design == nil { $0.design = design } } }
  /// Sets the font width; nil for the environment's, otherwise the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { with { if $0.width == nil { $0.width = width } } }
  /// Makes the text bold unless a weight is set.
  public func bold() -> Text { bold(true) }
  /// Makes the text bold unless a weight is set; false has no effect.
  public func bold(_ isActive: Bool) -> Text { with { if $0.weight == nil, isActive { $0.weight = .bold } } }
  /// Makes the text italic.
  public func italic() -> Text { italic(true) }
  /// Makes the text italic, or upright whatever the environment says.
  public func italic(_ isActive: Bool) -> Text { with { if $0.isItalic == nil { $0.isItalic = isActive } } }
  /// Gives digits equal widths, so that changing numbers do not shift.
  public func monospacedDigit() -> Text { with { $0.usesTabularDigits = true } }
  /// Sets the text in a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// Sets the text colour; nil for the foreground.
  public func foregroundColor(_ color: Color?) -> Text {
    with { if $0.style == nil { $0.style = color.map { AnyShapeStyle($0) } } }
  }
  /// Sets the style that fills the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Sets the extra space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Sets the extra space after each letter, in points. Caveat: same as `tracking(_:)`; the one applied last counts.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }
  /// Sets the offset from the baseline in points, positive upwards.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }
}

extension Text: View, PrimitiveView {
  public static func _makeNode(_ view: Text, _ inputs: _NodeInputs) -> _ViewNode<Text> { TextNode(view, inputs) }
  public static var _leafCount: Int? { 1 }
}

extension AnyShapeStyle? {
  /// Returns whether both are known to draw the same.
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
