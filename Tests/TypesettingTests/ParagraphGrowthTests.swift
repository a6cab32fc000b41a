import DisplayList
import Foundation
import Testing

@testable import Typesetting

/// A growing text looks as if it had been complete from the start, and costs as much as the text that was added.
@MainActor @Suite("Text that grows")
struct ParagraphGrowthTests {
  private let font = FontDescription(size: 17)
  private let bold = FontDescription(size: 17, weight: 700)

  private func spans(_ text: String) -> [TextSpan] {
    // Text between asterisks is bold.
    text.split(separator: "*", omittingEmptySubsequences: false).enumerated().map {
      TextSpan(text: String($0.element), font: $0.offset % 2 == 0 ? font : bold)
    }
  }

  /// Grows a text in pieces, compares it with a full layout each time, and returns the total number of reused lines.
  @discardableResult
  private func grow(_ text: String, by pieces: [Int], width: CGFloat, isRightToLeft: Bool = false) -> Int {
    let style = ParagraphStyle(isRightToLeft: isRightToLeft)
    var old: Paragraph?
    var (count, kept) = (0, 0)
    let characters = Array(text)
    for piece in pieces where count < characters.count {
      count = min(count + piece, characters.count)
      let spans = spans(String(characters[..<count]))
      let grown = Paragraph(spans: spans, style: style, growingFrom: old)
      let expected = Paragraph(spans: spans, style: style).layout(width: width, height: nil)
      #expect(grown.layout(width: width, height: nil) == expected, "after \(String(characters[..<count]).suffix(40))")
      kept += grown.keptLineCount
      old = grown
    }
    return kept
  }

  private static let words = [
    "the", "insulin", "10-", "5", "well-", "known", "a/b", "(see", "[1]).", "\u{201C}quoted\u{201D}", "\u{1F600}", "\n",
    "AVAST",
    "*bold*", "*", "supercalifragilisticexpialidocious-and-more-of-it", "Ta", "fi", "\u{E9}t\u{E9}", "e\u{301}",
  ]

  @Test("given words that come in random pieces, then every step equals a full layout", arguments: 1...12)
  func random(seed: UInt64) {
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let text = (0..<120).map { _ in Self.words[next(Self.words.count)] }.joined(separator: " ")
    let pieces = (0..<400).map { _ in 1 + next(9) }
    #expect(grow(text, by: pieces, width: CGFloat(90 + next(200))) > 0)
  }

  @Test("given text that is read from the right, or both ways, then every step equals a full layout")
  func bidi() {
    let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645}"
    for text in [
      Array(repeating: arabic, count: 20).joined(separator: " "),
      Array(repeating: "insulin (\(arabic)) 12 mg, then \(arabic) 3", count: 8).joined(separator: " "),
    ] {
      for isRightToLeft in [false, true] {
        grow(text, by: Array(repeating: 7, count: 100), width: 150, isRightToLeft: isRightToLeft)
      }
    }
  }

  @Test("given a long text, when a token comes, then all lines but the last are taken over")
  func keepsLines() {
    let text = (0..<600).map { "word\($0) " }.joined()
    let old = Paragraph(spans: spans(text), style: ParagraphStyle())
    let lines = old.layout(width: 300, height: nil).lines.count
    let grown = Paragraph(spans: spans(text + "more"), style: ParagraphStyle(), growingFrom: old)
    _ = grown.layout(width: 300, height: nil)
    #expect(lines > 50)
    #expect(grown.keptLineCount == lines - 1)
    // And at another width nothing is reused
    let other = Paragraph(spans: spans(text + "more"), style: ParagraphStyle(), growingFrom: old)
    _ = other.layout(width: 200, height: nil)
    #expect(other.keptLineCount == 0)
  }
}
