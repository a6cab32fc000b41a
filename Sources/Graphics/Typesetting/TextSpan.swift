import DisplayList
import Foundation

/// Consecutive characters of a paragraph that look alike.
public struct TextSpan: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// The extra space after each character in points.
  public var tracking: CGFloat
  /// How far the characters are raised above the line's baseline, in points.
  public var baselineOffset: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// The language whose rules select letters and line breaks, as BCP 47 names it; nil for no particular one.
  public var language: String?
  /// The attachment in place of the text, which is `TextAttachment.character` then.
  public var attachment: TextAttachment?

  public init(
    text: String, font: FontDescription, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, language: String? = nil,
    attachment: TextAttachment? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.language = language
    self.attachment = attachment
  }

  /// The range of font sizes, tracking and raised letters, in points.
  package static let lengths: ClosedRange<CGFloat> = 0...10_000

  /// The same span with lengths that Pango can hold, so that no computed number ends the process.
  var usable: TextSpan {
    var copy = self
    copy.font.size = Self.lengths.contains(font.size) ? font.size : font.size > 10_000 ? 10_000 : 0
    if !Self.lengths.contains(abs(tracking)) { copy.tracking = 0 }
    if !Self.lengths.contains(abs(baselineOffset)) { copy.baselineOffset = 0 }
    return copy
  }

  /// Returns the same span with its letters closer together, by a share of the maximum.
  func tightened(by share: CGFloat) -> TextSpan {
    var copy = self
    copy.tracking -= font.size * 0.05 * share
    return copy
  }

  /// Returns the same span with every length multiplied.
  func scaled(by factor: CGFloat) -> TextSpan {
    var copy = self
    copy.font = font.scaled(by: factor)
    copy.tracking *= factor
    copy.baselineOffset *= factor
    copy.attachment = attachment?.scaled(by: factor)
    return copy
  }
}

/// A picture or a symbol that stands in a line as one letter.
public struct TextAttachment: Hashable, Sendable {
  /// The text of its span: the object replacement character.
  public static let character = "\u{FFFC}"

  /// The width in points.
  public var width: CGFloat
  /// The extent above and below the baseline, both positive.
  public var ascent: CGFloat
  public var descent: CGFloat
  /// The glyphs of a symbol, with the left end of the baseline as the origin; nil for a picture, which is drawn
  /// elsewhere.
  public var glyphs: GlyphRun?

  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat, glyphs: GlyphRun? = nil) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.glyphs = glyphs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(ascent)
    hasher.combine(glyphs?.text)
  }

  /// Returns the same attachment with every length multiplied.
  public func scaled(by factor: CGFloat) -> TextAttachment {
    var copy = self
    copy.width *= factor
    copy.ascent *= factor
    copy.descent *= factor
    copy.glyphs?.face.size *= factor
    copy.glyphs?.origin.x *= factor
    copy.glyphs?.origin.y *= factor
    return copy
  }
}

/// The style of a paragraph as a whole.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines of a paragraph lie in the width of its longest one.
  public enum Alignment: Sendable, Hashable { case leading, center, trailing }
  /// Where the ellipsis goes when there is more text than room.
  public enum Truncation: Sendable, Hashable { case head, middle, tail }

  public var alignment: Alignment
  /// The most lines to show; nil for all.
  public var lineLimit: Int?
  public var truncation: Truncation
  /// The extra space between two lines in points.
  public var lineSpacing: CGFloat
  /// The layout direction: determines the side of `leading`, and the direction of text without any letter of its own. A
  /// text's first strong character determines its reading direction.
  public var isRightToLeft: Bool
  /// Device pixels per point; sizes are rounded up to whole pixels.
  public var displayScale: CGFloat
  /// The smallest factor by which type may shrink before text is truncated; 1 for never.
  public var minimumScaleFactor: CGFloat
  /// The minimum height of the paragraph in lines.
  public var leastLines: Int
  /// Whether letters may come closer together before text is truncated.
  public var allowsTightening: Bool
  /// The distance of baselines; nil for the typeface's with `lineSpacing`.
  public var lineHeight: LineHeight?
  /// Whether the text's direction is the layout's, whatever its letters.
  public var readsInLayoutDirection = false
  /// Whether `leading` is the side where reading begins in each line.
  public var alignsByReading = false
  /// The forms of the parts between newlines, the last one for all later parts, too; empty if the rest of the style
  /// applies.
  public var forms: [ParagraphForm] = []
  /// Whether the layout takes the full width, in which lines are aligned.
  public var fillsWidth = false

  /// The distance of baselines.
  public enum LineHeight: Sendable, Hashable {
    /// A distance in points.
    case exact(CGFloat)
    /// A multiple of the size of the largest type in the line.
    case multiple(CGFloat)
    /// Points in addition to the size of the largest type in the line.
    case increase(CGFloat)
  }

  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail, lineSpacing: CGFloat = 0,
    isRightToLeft: Bool = false, displayScale: CGFloat = 3, minimumScaleFactor: CGFloat = 1,
    leastLines: Int = 0, allowsTightening: Bool = false
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.displayScale = displayScale
    self.minimumScaleFactor = minimumScaleFactor
    self.leastLines = leastLines
    self.allowsTightening = allowsTightening
  }

  /// The same style with numbers that lines can be placed by.
  var usable: ParagraphStyle {
    var copy = self
    if !TextSpan.lengths.contains(abs(lineSpacing)) { copy.lineSpacing = 0 }
    if minimumScaleFactor.isNaN { copy.minimumScaleFactor = 1 }
    copy.forms = forms.map(\.usable)
    switch lineHeight {
    case .exact(let number), .multiple(let number), .increase(let number):
      if !TextSpan.lengths.contains(abs(number)) { copy.lineHeight = nil }
    case nil: break
    }
    return copy
  }
}
