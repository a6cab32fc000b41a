import DisplayList
import Foundation
import Testing

@testable import Typesetting

@MainActor
func paragraph(
  _ text: String, size: CGFloat = 17, weight: Int = 400, _ style: ParagraphStyle = ParagraphStyle()
) -> Paragraph {
  Paragraph(spans: [TextSpan(text: text, font: FontDescription(size: size, weight: weight))], style: style)
}

extension TextLayout {
  /// The text of the lines, with runs from left to right.
  var shownLines: [String] { lines.map { $0.runs.map(\.glyphs.text).joined() } }
}

let pangram = "The quick brown fox jumps over the lazy dog"

@MainActor
@Suite struct ParagraphTests {
  // docs/facts.md: one line of body text is 20.29 tall, rounded up to the pixel.
  @Test(arguments: [(3.0, 61.0 / 3), (2.0, 20.5), (1.0, 21.0)])
  func aLineOfBodyTextIsAsTallAsOnIOS(scale: Double, height: Double) {
    let layout = paragraph("Body", ParagraphStyle(displayScale: scale)).layout(width: nil, height: nil)
    #expect(abs(layout.size.height - height) < 1e-9)
    #expect(layout.lines.count == 1)
  }

  @Test func linesAddUpBeforeTheyAreRounded() {
    // 2 x 20.287 = 40.574, up to the next third; twice the rounded height would be the same, three times would not.
    #expect(abs(paragraph("a\nb").layout(width: nil, height: nil).size.height - 122.0 / 3) < 1e-9)
    #expect(abs(paragraph("a\nb\nc").layout(width: nil, height: nil).size.height - 61) < 1e-9)
    let spaced = paragraph("a\nb\nc", ParagraphStyle(lineSpacing: 5)).layout(width: nil, height: nil)
    #expect(abs(spaced.size.height - 71) < 1e-9)
  }

  @Test func widthsAreRoundedUpToThePixel() {
    for scale: CGFloat in [1, 2, 3] {
      let layout = paragraph(pangram, ParagraphStyle(displayScale: scale)).layout(width: nil, height: nil)
      let pixels = layout.size.width * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      let excess = layout.size.width - layout.lines[0].frame.width
      #expect(excess > -0.002 && excess < 1 / scale)
    }
  }

  @Test func anEmptyTextIsOneLineHighAndHasNoWidth() {
    let layout = paragraph("").layout(width: 100, height: nil)
    #expect(layout.size == CGSize(width: 0, height: 61.0 / 3))
    #expect(layout.size.width.sign == .plus)
    #expect(Paragraph(spans: [], style: ParagraphStyle()).layout(width: nil, height: nil).lines.count == 1)
  }

  @Test func noWidthMeansNoWrappingAndItsAnswerFitsItself() {
    let text = paragraph(pangram)
    let ideal = text.layout(width: nil, height: nil)
    #expect(ideal.lines.count == 1)
    #expect(text.layout(width: ideal.size.width, height: nil) == ideal)
    #expect(text.layout(width: 10_000, height: nil) == ideal)
    #expect(text.layout(width: .infinity, height: .infinity) == ideal)
    #expect(text.layout(width: ideal.size.width - 1, height: nil).lines.count == 2)
  }

  @Test func textIsWrappedAtWordsAndNoLineIsWider() {
    let layout = paragraph(pangram).layout(width: 150, height: nil)
    #expect(layout.shownLines == ["The quick brown", "fox jumps over the", "lazy dog"])
    #expect(layout.lines.allSatisfy { $0.frame.width <= 150 })
    #expect(layout.size.width < 150, "a text is as wide as its longest line, not as it may be")
    #expect(!layout.isTruncated)
  }

  @Test func aWordTooLongForALineIsBrokenInside() {
    let layout = paragraph("Donaudampfschifffahrt").layout(width: 60, height: nil)
    #expect(layout.lines.count > 2)
    #expect(layout.shownLines.joined() == "Donaudampfschifffahrt")
    #expect(layout.lines.allSatisfy { $0.frame.width <= 60 })
  }

  @Test func aWidthOfZeroStillGivesLines() {
    let layout = paragraph("abc").layout(width: 0, height: nil)
    #expect(layout.lines.count == 3)
    #expect(paragraph("abc").layout(width: -5, height: -5).lines.count == 1)
  }

  @Test func newlinesAndTabsAreKept() {
    let layout = paragraph("a\tb\r\nc\n\nd").layout(width: nil, height: nil)
    #expect(layout.lines.count == 4)
    #expect(layout.lines[0].frame.width > layout.lines[1].frame.width * 3)
    #expect(layout.lines[2].runs.isEmpty && layout.lines[2].frame.height == layout.lines[0].frame.height)
  }

  @Test func baselinesLieOnWholePixels() {
    let layout = paragraph("a\nb\nc").layout(width: nil, height: nil)
    for line in layout.lines {
      let pixels = line.baseline * 3
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      #expect(line.runs.allSatisfy { $0.glyphs.origin.y == line.baseline })
      #expect(abs(line.baseline - line.frame.minY - 16.187) <= 1.0 / 6 + 0.001)
    }
    #expect(layout.firstBaseline == layout.lines[0].baseline && layout.lastBaseline == layout.lines[2].baseline)
  }

  @Test func alignmentFollowsTheLayoutDirection() {
    func lefts(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool) -> (CGFloat, CGFloat) {
      let layout = paragraph("long line\nab", ParagraphStyle(alignment: alignment, isRightToLeft: rightToLeft))
        .layout(width: nil, height: nil)
      return (layout.lines[1].frame.minX, layout.size.width - layout.lines[1].frame.maxX)
    }
    #expect(lefts(.leading, rightToLeft: false).0 == 0)
    #expect(lefts(.trailing, rightToLeft: false).1 < 0.001)
    #expect(lefts(.leading, rightToLeft: true).1 < 0.001)
    #expect(lefts(.trailing, rightToLeft: true).0 == 0)
    let centered = lefts(.center, rightToLeft: false)
    #expect(abs(centered.0 - centered.1) < 0.001 && centered.0 > 5)
  }

  @Test func spansKeepTheirLooks() {
    let spans = [
      TextSpan(text: "small ", font: FontDescription(size: 12)),
      TextSpan(text: "BIG", font: FontDescription(size: 34, weight: 700), isUnderlined: true),
      TextSpan(text: "up", font: FontDescription(size: 12), baselineOffset: 6, isStruckThrough: true),
    ]
    let layout = Paragraph(spans: spans, style: ParagraphStyle()).layout(width: nil, height: nil)
    let runs = layout.lines[0].runs
    #expect(runs.map(\.span) == [0, 1, 2])
    #expect(runs.map(\.glyphs.face.size) == [12, 34, 12])
    #expect(runs.map(\.glyphs.face.family) == ["Inter", "Inter Display", "Inter"])
    #expect(runs.map(\.glyphs.face.weight) == [400, 700, 400])
    #expect(runs.map(\.glyphs.isUnderlined) == [false, true, false])
    #expect(runs.map(\.glyphs.isStruckThrough) == [false, false, true])
    #expect(runs[2].glyphs.origin.y == layout.firstBaseline - 6)
    #expect(abs(layout.lines[0].frame.height - FontDescription(size: 34).lineHeight) < 1e-6)
    #expect(runs[1].glyphs.origin.x == runs[0].glyphs.width)
  }

  @Test func equalNeighboursStayTwoRuns() {
    let font = FontDescription(size: 17)
    let layout = Paragraph(
      spans: [TextSpan(text: "red", font: font), TextSpan(text: "blue", font: font)], style: ParagraphStyle()
    ).layout(width: nil, height: nil)
    #expect(layout.lines[0].runs.map(\.glyphs.text) == ["red", "blue"])
  }

  @Test(arguments: [2.0, 1, 0.37, -0.5])
  func trackingComesAfterEachCharacter(tracking: Double) {
    func line(_ tracking: CGFloat, _ texts: String...) -> TextLayout.Line {
      let spans = texts.map { TextSpan(text: $0, font: FontDescription(size: 17), tracking: tracking) }
      return Paragraph(spans: spans, style: ParagraphStyle()).layout(width: nil, height: nil).lines[0]
    }
    let plain = line(0, "abcd")
    for tracked in [line(tracking, "abcd"), line(tracking, "ab", "cd")] {
      #expect(abs(tracked.frame.width - plain.frame.width - 4 * tracking) < 0.01)
      let positions = tracked.runs.flatMap { run in run.glyphs.glyphs.map { run.glyphs.origin.x + $0.x } }
      for (index, (a, x)) in zip(plain.runs[0].glyphs.glyphs, positions).enumerated() {
        #expect(abs(x - a.x - tracking * CGFloat(index)) < 0.01)
      }
    }
  }

  @Test(arguments: [0, 1.5, -0.4])
  func aTextAskedForItsOwnWidthAnswersTheSame(tracking: Double) {
    for limit in [nil, 1, 2] {
      for width in stride(from: 30.0, through: 330, by: 17) {
        let span = TextSpan(text: pangram, font: FontDescription(size: 17), tracking: tracking)
        let text = Paragraph(spans: [span], style: ParagraphStyle(lineLimit: limit))
        let layout = text.layout(width: width, height: nil)
        #expect(text.layout(width: layout.size.width, height: layout.size.height) == layout, "\(width)")
      }
    }
  }

  @Test func tabularDigitsAreEquallyWide() {
    func width(_ text: String, tabular: Bool) -> CGFloat {
      let font = FontDescription(size: 17, usesTabularDigits: tabular)
      return Paragraph(spans: [TextSpan(text: text, font: font)], style: ParagraphStyle())
        .layout(width: nil, height: nil).lines[0].frame.width
    }
    #expect(width("1111", tabular: false) < width("0000", tabular: false))
    #expect(abs(width("1111", tabular: true) - width("0000", tabular: true)) < 0.01)
  }

  @Test func answersAreKept() {
    let text = paragraph(pangram)
    let first = text.layout(width: 150, height: nil)
    #expect(text.breakCount == 1)
    #expect(text.layout(width: 150, height: nil) == first)
    _ = text.layout(width: 150, height: 41)
    _ = text.layout(width: nil, height: nil)
    #expect(text.breakCount == 1, "the same width is broken once, whatever the height")
    _ = text.layout(width: 120, height: nil)
    #expect(text.breakCount == 2)
    #expect(text.layout(width: 150, height: nil) == first)
    #expect(text.breakCount == 2, "an earlier answer is still there")
  }

  @Test func fourThousandCharactersAreLaidOut() {
    let long = String(String(repeating: "lorem ipsum dolor ", count: 300).prefix(4000))
    let layout = paragraph(long).layout(width: 361, height: nil)
    #expect(layout.shownLines.map { $0.filter { $0 != " " } }.joined() == long.filter { $0 != " " })
    #expect(layout.lines.allSatisfy { $0.frame.width <= 361 })
    let limited = paragraph(long, ParagraphStyle(lineLimit: 3)).layout(width: 361, height: nil)
    #expect(limited.lines.count == 3 && limited.isTruncated)
    #expect(Array(limited.shownLines.prefix(2)) == Array(layout.shownLines.prefix(2)))
  }

  @Test func fourThousandLettersWithoutASpaceAreLaidOut() {
    let layout = paragraph(String(repeating: "x", count: 4000)).layout(width: 361, height: nil)
    #expect(layout.lines.count > 50 && layout.lines.allSatisfy { $0.frame.width <= 361 })
  }

  @Test func nulCharactersDoNotEndTheText() {
    let layout = paragraph("ab\0cd").layout(width: nil, height: nil)
    #expect(layout.shownLines == ["ab\u{FFFD}cd"])
  }
}
