import Foundation
import Typesetting

// The positions of text places in the field.
extension TextInputRender {
  /// The width at which lines break; nil for one line.
  var breakWidth: CGFloat? { isMultiline ? size.width : nil }
  /// The distance between two lines.
  var linePitch: CGFloat {
    let lineHeight = paragraph.layout(width: nil, height: nil).lines.first?.frame.height ?? 0
    return lineHeight + environment.lineSpacing + (paragraph.spans.first?.font.leading ?? 0)
  }

  /// The displayed text.
  var shownText: String {
    paragraph.spans.count == 1 ? paragraph.spans[0].text : paragraph.spans.map(\.text).joined()
  }

  func byte(of place: Int) -> Int {
    let text = shownText
    let index = text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  private func place(ofByte byte: Int) -> Int {
    let text = shownText
    let index = text.utf8.index(text.startIndex, offsetBy: byte, limitedBy: text.endIndex) ?? text.endIndex
    return text[..<index].count
  }

  /// The paragraph's origin in the field.
  var textOrigin: CGPoint {
    let room = size.width - paragraph.layout(width: breakWidth, height: nil).size.width
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var x: CGFloat = 0
    switch environment.multilineTextAlignment {
    case .leading: x = isRightToLeft ? room : 0
    case .center: x = room / 2
    case .trailing: x = isRightToLeft ? 0 : room
    }
    // A line that is too long is scrolled from its start.
    if room < 0 { x = isRightToLeft ? room : 0 }
    return CGPoint(x: x - scrolled.x, y: lineInset(in: size.height) - scrolled.y)
  }

  /// Returns the distance of a single line from the top edge of the field.
  func lineInset(in height: CGFloat) -> CGFloat {
    view.kind == .line ? max(0, (height - paragraph.layout(width: nil, height: nil).size.height) / 2) : 0
  }

  func caret(at place: Int) -> Paragraph.Caret {
    var caret = paragraph.caret(before: byte(of: place), width: breakWidth)
    let origin = textOrigin
    caret.frame = caret.frame.offsetBy(dx: origin.x, dy: origin.y)
    return caret
  }

  /// The caret in the field's coordinates.
  var caretFrame: CGRect { caret(at: editing.head).frame }

  /// Returns the place closest to a point in the field's coordinates.
  func place(at point: CGPoint) -> Int {
    let origin = textOrigin
    return place(
      ofByte: paragraph.byte(closestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y), width: breakWidth))
  }

  /// The first and the last place of the caret's line.
  var line: ClosedRange<Int> {
    let bytes = paragraph.lineRange(around: byte(of: editing.head), width: breakWidth)
    return place(ofByte: bytes.lowerBound)...max(place(ofByte: bytes.lowerBound), place(ofByte: bytes.upperBound))
  }
}
