import Foundation
import Testing

@testable import Typesetting

@MainActor
@Suite struct TruncationTests {
  private func shown(_ text: String, _ style: ParagraphStyle, width: CGFloat?, height: CGFloat? = nil) -> [String] {
    let layout = paragraph(text, style).layout(width: width, height: height)
    if let width { #expect(layout.lines.allSatisfy { $0.frame.width <= width + 0.01 }) }
    #expect(layout.isTruncated)
    return layout.shownLines
  }

  @Test func theTailOfALineIsReplaced() {
    let lines = shown(pangram, ParagraphStyle(lineLimit: 1), width: 145)
    #expect(lines == ["The quick brown\u{2026}"])
  }

  @Test func theHeadOfALineIsReplaced() {
    let lines = shown(pangram, ParagraphStyle(lineLimit: 1, truncation: .head), width: 150)
    #expect(lines.count == 1 && lines[0].hasPrefix("\u{2026}") && lines[0].hasSuffix("the lazy dog"))
  }

  @Test func theMiddleOfALineIsReplaced() {
    let lines = shown(pangram, ParagraphStyle(lineLimit: 1, truncation: .middle), width: 150)
    #expect(
      lines.count == 1 && lines[0].hasPrefix("The qu") && lines[0].hasSuffix("dog") && lines[0].contains("\u{2026}"))
  }

  @Test(arguments: [
    (ParagraphStyle.Truncation.tail, "fox jumps", "\u{2026}"), (.head, "\u{2026}", "lazy dog"), (.middle, "fox", "dog"),
  ])
  func onlyTheLastOfSeveralLinesIsTruncated(mode: ParagraphStyle.Truncation, prefix: String, suffix: String) {
    let lines = shown(pangram, ParagraphStyle(lineLimit: 2, truncation: mode), width: 150)
    #expect(lines.count == 2 && lines[0] == "The quick brown")
    #expect(lines[1].hasPrefix(prefix) && lines[1].hasSuffix(suffix) && lines[1].contains("\u{2026}"))
  }

  @Test func aParagraphThatFitsSaysThatTheNextIsMissing() {
    #expect(shown("abc\ndef", ParagraphStyle(lineLimit: 1), width: nil) == ["abc\u{2026}"])
    let head = shown("abc\ndefghijklmnop", ParagraphStyle(lineLimit: 1, truncation: .head), width: 80)
    #expect(head.count == 1 && head[0].hasPrefix("\u{2026}") && head[0].hasSuffix("nop"))
  }

  @Test func theLineEndsWhereItsEllipsisEnds() {
    let layout = paragraph(pangram, ParagraphStyle(lineLimit: 2)).layout(width: 150, height: nil)
    let last = layout.lines[1]
    let ellipsis = paragraph("\u{2026}").layout(width: nil, height: nil).lines[0].frame.width
    #expect(abs((last.runs.last?.glyphs.width ?? 0) - ellipsis) < 0.001)
    #expect(last.frame.width < 150)
  }

  // SwiftUI's Text shows as many whole lines as the proposed height has room for, and always one.
  @Test(arguments: [(10.0, 1), (20.33, 1), (40.5, 1), (40.58, 2), (40.67, 2), (60.8, 2), (60.87, 3), (500, 3)])
  func theHeightLimitsTheLines(height: Double, count: Int) {
    #expect(paragraph(pangram).layout(width: 150, height: height).lines.count == count)
  }

  @Test func aTruncatedTextIsNoHigherThanItsLines() {
    let layout = paragraph(pangram).layout(width: 150, height: 45)
    #expect(abs(layout.size.height - 122.0 / 3) < 1e-9)
  }

  @Test func reservedLinesCountEvenIfTheyAreEmpty() {
    let style = ParagraphStyle(lineLimit: 3, leastLines: 3)
    #expect(abs(paragraph("one", style).layout(width: 200, height: nil).size.height - 61) < 1e-9)
    #expect(paragraph("one", style).layout(width: 200, height: nil).lines.count == 1)
  }

  @Test func typeShrinksBeforeItIsTruncated() {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let ideal = paragraph(pangram).layout(width: nil, height: nil).size.width
    let layout = paragraph(pangram, style).layout(width: ideal * 0.7, height: nil)
    #expect(!layout.isTruncated && layout.lines.count == 1)
    let size = layout.lines[0].runs[0].glyphs.face.size
    // Small letters are proportionally further apart.
    #expect(size > 17 * 0.62 && size <= 17 * 0.7)
    let tooSmall = paragraph(pangram, style).layout(width: ideal * 0.3, height: nil)
    #expect(tooSmall.isTruncated && tooSmall.lines[0].runs[0].glyphs.face.size == 8.5)
  }

  @Test func rightToLeftTextIsCutAtItsLeft() {
    let text = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} \u{5D5}\u{5D1}\u{5E8}\u{5DB}\u{5D4}"
    let layout = paragraph(text, ParagraphStyle(lineLimit: 1)).layout(width: 80, height: nil)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].runs.first?.glyphs.text == "\u{2026}")
  }

  @Test func emojiAndCombiningMarksAreNotCutInside() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    for width in stride(from: 20.0, to: 120, by: 7) {
      let layout = paragraph(String(repeating: family + "e\u{301}", count: 6), ParagraphStyle(lineLimit: 1))
        .layout(width: width, height: nil)
      for character in layout.shownLines.joined() {
        #expect([family, "e\u{301}", "\u{2026}"].contains(String(character)), "\(width)")
      }
    }
  }
}
