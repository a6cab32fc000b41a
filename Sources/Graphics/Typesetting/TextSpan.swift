import DisplayList
import Foundation

/// Consecutive characters of a paragraph that look alike.
public struct TextSpan: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// Extra space after each character in points.
  public var tracking: CGFloat
  /// How far the characters are raised above the line's baseline, in points.
  public var baselineOffset: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// The language by whose rules letters are chosen and lines are broken, as BCP 47 names it; nil for no certain one.
  public var language: String?
  /// What stands in the line instead of the text, which is `TextAttachment.character` then.
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

  /// Font sizes, and how far letters may be apart or raised, in points.
  package static let lengths: ClosedRange<CGFloat> = 0...10_000

  /// The same span with lengths that Pango can hold, so that no computed number ends the process.
  var usable: TextSpan {
    var copy = self
    copy.font.size = Self.lengths.contains(font.size) ? font.size : font.size > 10_000 ? 10_000 : 0
    if !Self.lengths.contains(abs(tracking)) { copy.tracking = 0 }
    if !Self.lengths.contains(abs(baselineOffset)) { copy.baselineOffset = 0 }
    return copy
  }

  /// The same span with its letters closer to each other, by a share of the most that they may be.
  func tightened(by share: CGFloat) -> TextSpan {
    var copy = self
    copy.tracking -= font.size * 0.05 * share
    return copy
  }

  /// The same span with every length multiplied.
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
  /// The text of its span: one character that says that an object is there.
  public static let character = "\u{FFFC}"

  /// Points.
  public var width: CGFloat
  /// Above and below the baseline, both positive.
  public var ascent: CGFloat
  public var descent: CGFloat
  /// How a symbol is drawn, the left end of the baseline its origin; nil for a picture, which somebody else draws.
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

  /// The same with every length multiplied.
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

/// What applies to a paragraph as a whole.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines of a paragraph lie in the width of its longest one.
  public enum Alignment: Sendable, Hashable { case leading, center, trailing }
  /// Where the ellipsis goes when there is more text than room.
  public enum Truncation: Sendable, Hashable { case head, middle, tail }

  public var alignment: Alignment
  /// Most lines to show; nil for as many as there are.
  public var lineLimit: Int?
  public var truncation: Truncation
  /// Extra space between two lines in points.
  public var lineSpacing: CGFloat
  /// The layout direction: says which side `leading` is, and the direction of text without any letter of its own. A
  /// text's first strong character decides the direction in which it is read.
  public var isRightToLeft: Bool
  /// Device pixels per point; sizes are rounded up to whole pixels.
  public var displayScale: CGFloat
  /// Smallest factor by which type may shrink before text is truncated; 1 for never.
  public var minimumScaleFactor: CGFloat
  /// The paragraph is at least this many lines high.
  public var leastLines: Int
  /// Letters may come closer to each other before text is truncated.
  public var allowsTightening: Bool
  /// How far baselines are apart; nil for what the type wants and `lineSpacing`.
  public var lineHeight: LineHeight?
  /// The direction of the text is the layout's, whatever its letters are.
  public var readsInLayoutDirection = false
  /// `leading` is where each line begins to be read.
  public var alignsByReading = false
  /// How the parts between newlines stand, the last one also all that follow; empty if they stand as the rest of the style says.
  public var forms: [ParagraphForm] = []
  /// The layout is as wide as it may be, and lines are aligned in that.
  public var fillsWidth = false

  /// How far baselines are apart.
  public enum LineHeight: Sendable, Hashable {
    /// Points.
    case exact(CGFloat)
    /// Times the size of the largest type in the line.
    case multiple(CGFloat)
    /// Points more than the size of the largest type in the line.
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
