import Foundation

/// A line whose place in the paragraph is not known yet: baseline at y 0, left end at x 0.
struct UnplacedLine {
  var runs: [TextLayout.Run] = []
  var width: CGFloat = 0
  /// The greatest extent above and below the baseline, both positive.
  var ascent: CGFloat
  var descent: CGFloat
  /// The distance that its typeface has to the next line.
  var leading: CGFloat = 0
  /// The bytes of the paragraph's UTF-8 text, without the line's newline.
  var range: Range<Int>
  var isRightToLeft: Bool
  /// The index of the run that stands for omitted text.
  var ellipsis: Int?

  /// Its place in a part of the text that has a form; nil in one of plain texts.
  var place: Place?

  var height: CGFloat { ascent + descent }

  /// A line's place in a part of the text.
  struct Place {
    let form: ParagraphForm
    /// The bytes of the part, without its newline.
    let part: Range<Int>
    /// The index of the line in the part.
    let index: Int
    let isLast: Bool
    /// The free points before the line and after it.
    let (lead, trail): (CGFloat, CGFloat)
  }

  /// The width including the free space beside it.
  var outerWidth: CGFloat { width + (place.map { $0.lead + $0.trail } ?? 0) }
}
