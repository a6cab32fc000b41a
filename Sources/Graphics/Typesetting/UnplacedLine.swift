import Foundation

/// One line whose place in the paragraph is not known yet: baseline at y 0, left end at x 0.
struct UnplacedLine {
  var runs: [TextLayout.Run] = []
  var width: CGFloat = 0
  /// Highest reach above and below the baseline, both positive.
  var ascent: CGFloat
  var descent: CGFloat
  /// The distance that its type wants to the next line.
  var leading: CGFloat = 0
  /// Bytes of the paragraph's UTF-8 text, without the line's newline.
  var range: Range<Int>
  var isRightToLeft: Bool
  /// Index of the run that stands for text left out.
  var ellipsis: Int?

  /// Where it stands in a part of the text that has a form; nil in one of plain texts.
  var place: Place?

  var height: CGFloat { ascent + descent }

  /// A line's place in a part of the text.
  struct Place {
    let form: ParagraphForm
    /// Bytes of the part, without its newline.
    let part: Range<Int>
    /// Which line of the part it is.
    let index: Int
    let isLast: Bool
    /// Points that stay free before the line and after it.
    let (lead, trail): (CGFloat, CGFloat)
  }

  /// With what stays free beside it.
  var outerWidth: CGFloat { width + (place.map { $0.lead + $0.trail } ?? 0) }
}
