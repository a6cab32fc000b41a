import Foundation
import Testing

@testable import Typesetting

@MainActor
@Suite struct CaretTests {
  private func paragraph(_ text: String, isRightToLeft: Bool = false) -> Paragraph {
    Paragraph(
      spans: [TextSpan(text: text, font: FontDescription(size: 17))],
      style: ParagraphStyle(isRightToLeft: isRightToLeft))
  }

  @Test(arguments: [
    "hello world", "", "a👨‍👩‍👧b", "one\ntwo\n", "שלום עולם", "a long line that is broken several times over",
  ])
  func givenAText_thenThePlaceClosestToEachCaretIsTheCaretsOwn(text: String) {
    let paragraph = paragraph(text)
    for width in [nil, 100] as [CGFloat?] {
      for index in text.indices + [text.endIndex] {
        let byte = text.utf8.distance(from: text.startIndex, to: index)
        let caret = paragraph.caret(before: byte, width: width)
        let found = paragraph.byte(closestTo: CGPoint(x: caret.frame.minX, y: caret.frame.midY), width: width)
        #expect(found == byte, "\(text) at \(byte), width \(width.map { "\($0)" } ?? "any")")
      }
    }
  }

  @Test func givenSeveralLines_thenTheCaretIsInItsOwn() {
    let paragraph = paragraph("one\ntwo\n")
    #expect(paragraph.caret(before: 3, width: nil).line == 0)
    #expect(paragraph.caret(before: 4, width: nil).line == 1)
    #expect(paragraph.caret(before: 8, width: nil).line == 2)
    #expect(paragraph.lineRange(around: 5, width: nil) == 4..<7)
    #expect(paragraph.rectangles(of: 1..<6, width: nil).count == 2)
  }

  @Test func givenTextFromRightToLeft_thenItsStartIsAtTheRight() {
    let paragraph = paragraph("שלום", isRightToLeft: true)
    let start = paragraph.caret(before: 0, width: nil)
    let end = paragraph.caret(before: 8, width: nil)
    #expect(start.isRightToLeft)
    #expect(start.frame.minX > end.frame.minX + 20)
    #expect(paragraph.rectangles(of: 0..<8, width: nil).first?.width ?? 0 > 20)
  }
}
