import CPango
import Foundation

/// If the parts of a text between newlines have their own forms each is laid out separately.
extension LineBreaker {
  /// Returns the lines of a text whose parts have forms, in order; the last form is that of all later parts.
  func lines(width: CGFloat?, forms: [ParagraphForm]) -> [UnplacedLine] {
    guard let last = forms.last else { return [] }
    var lines: [UnplacedLine] = []
    for (index, part) in parts.enumerated() {
      let form = forms.indices.contains(index) ? forms[index] : last
      let found =
        withFormedLayout(of: part, form, width: width) { layout, start in
          extractLines(of: layout, from: start, to: bytes, leavingOut: part.lowerBound - start)
        } ?? []
      for (number, line) in found.enumerated() {
        var placed = line
        placed.place = UnplacedLine.Place(
          form: form, part: part, index: number, isLast: number + 1 == found.count,
          lead: max(0, number == 0 ? form.firstIndent : form.indent), trail: form.free(in: width))
        lines.append(placed)
      }
    }
    return lines
  }

  /// Calls `body` with the layout of a part in a width, and with the byte of the text that is its first.
  func withFormedLayout<Result>(
    of part: Range<Int>, _ form: ParagraphForm, width: CGFloat?, _ body: (OpaquePointer, Int) -> Result
  ) -> Result? {
    let direction = form.isRightToLeft.map { $0 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR }
    return withLayout(of: part, direction: direction) { layout, start in
      let room = (width ?? (form.tail > 0 ? form.tail : nil)).map {
        max(0, $0 - form.free(in: width) - max(0, min(form.firstIndent, form.indent)))
      }
      form.apply(to: layout, width: units(room, slack: tracking.widest))
      return body(layout, start)
    }
  }

  /// The bytes between newlines.
  private var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, place) = (0, 0)
    for character in text {
      let next = place + character.utf8.count
      if character.endsPart {
        parts.append(start..<place)
        start = next
      }
      place = next
    }
    return parts + [start..<place]
  }
}
