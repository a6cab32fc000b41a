import DisplayList
import Foundation

extension LineBreaker {
  /// Pango widens the ellipsis until the line is as wide as the wrap width; on iOS the line ends where its text ends.
  func tighten(_ line: inout UnplacedLine, at index: Int) {
    let span = spans[line.runs[index].span]
    var plain = span
    plain.text = "\u{2026}"
    let natural = LineBreaker(spans: [plain], isRightToLeft: isRightToLeft).lines(width: nil).first?.runs.first?.glyphs
    guard let natural else { return }
    line.runs[index].glyphs.glyphs = natural.glyphs
    line.runs[index].glyphs.width = natural.width
    line.width = 0
    for run in line.runs.indices {
      line.runs[run].glyphs.origin.x = line.width + (spans[line.runs[run].span].attachment?.glyphs?.origin.x ?? 0)
      line.width += line.runs[run].glyphs.width
    }
  }
}
