import Foundation
import Typesetting

/// The alignment of the lines of a text, and whose choice it is.
struct LineAlignment: Hashable, Sendable {
  var alignment = TextAlignment.leading
  /// Whether a button centres the lines, not the app. Then the widest line, and with it a text of one line, stays where
  /// it would be without: centred in its frame, whose width is a whole number of pixels, it would stand between pixels.
  var isCentredByButton = false

  /// Centres the lines of a button's label unless the app has set an alignment other than leading.
  mutating func centreByButton() {
    guard alignment == .leading else { return }
    self = LineAlignment(alignment: .center, isCentredByButton: true)
  }

  /// The alignment with which lines are laid out.
  var paragraphAlignment: ParagraphStyle.Alignment {
    isCentredByButton ? .leading : alignment.paragraphAlignment
  }
}

extension TextLayout {
  /// The same lines, each centred on the widest one.
  var centredOnWidestLine: TextLayout {
    guard lines.count > 1, let widest = lines.max(by: { $0.frame.width < $1.frame.width }) else { return self }
    var copy = self
    copy.lines = lines.map { line in
      let shift = widest.frame.midX - line.frame.midX
      guard shift != 0 else { return line }
      return Line(
        runs: line.runs.map { Run(span: $0.span, glyphs: $0.glyphs.offset(by: CGPoint(x: shift, y: 0))) },
        frame: line.frame.offsetBy(dx: shift, dy: 0), baseline: line.baseline)
    }
    return copy
  }
}
