import Foundation
import Testing

@testable import Typesetting

@MainActor
@Suite struct ParagraphReuseTests {
  nonisolated private static let texts = [
    "", "a", "Share", "office fluffy", "office", "offlimits", "Brandenburg", "well-known,(truly)!", pangram,
    "one\ntwo\n", " leading",
    "two  spaces", "tab\tstop", "trailing ",
    "naïve café", "שלום עולם", "e\u{301}tude", "well-known, (truly)!",
    "Ada Lovelace", "x -> y != 10x20, 3.99/~",
  ]

  @Test("a paragraph answers the same, whatever it was asked before", arguments: texts)
  func orderOfQuestions(text: String) {
    for width: CGFloat in [0, 5, 30, 51.3, 80, 200, 1000] {
      // Given one that computes its ideal lines first and one that is asked for the width first
      let (known, fresh) = (paragraph(text), paragraph(text))
      _ = known.layout(width: nil, height: nil)
      // Then both have the same lines
      #expect(fresh.layout(width: width, height: nil) == known.layout(width: width, height: nil), "width \(width)")
      #expect(fresh.layout(width: nil, height: nil) == known.layout(width: nil, height: nil))
    }
  }

  @Test("a text that fits is shaped once, however often it is asked")
  func shapedOnce() {
    let text = paragraph("Share")
    _ = text.layout(width: 100, height: nil)
    _ = text.layout(width: nil, height: nil)
    _ = text.layout(width: 90, height: nil)
    #expect(text.breakCount == 1)
  }

  @Test("the size at no width is that of the layout", arguments: texts)
  func narrowest(text: String) {
    for style in [
      ParagraphStyle(), ParagraphStyle(lineSpacing: 3), ParagraphStyle(leastLines: 20), ParagraphStyle(lineLimit: 2),
    ] {
      let (asked, laidOut) = (paragraph(text, style), paragraph(text, style))
      let size = asked.size(width: 0, height: nil)
      #expect(size == laidOut.layout(width: 0, height: nil).size, "\(style)")
    }
  }

  @Test("words are not broken to tell their size at no width", arguments: ["Share", "Ada Lovelace"])
  func narrowestUnbroken(words: String) {
    let text = paragraph(words)
    _ = text.size(width: 0, height: nil)
    #expect(text.breakCount == 0)
  }

  @Test("equal texts share a paragraph as long as somebody holds it")
  func sharing() {
    func spans(_ text: String) -> [TextSpan] { [TextSpan(text: text, font: FontDescription(size: 17))] }
    let held = Paragraph.shared(spans: spans("Like"), style: ParagraphStyle())
    #expect(Paragraph.shared(spans: spans("Like"), style: ParagraphStyle()) === held)
    #expect(Paragraph.shared(spans: spans("Like"), style: ParagraphStyle(lineLimit: 1)) !== held)
    #expect(Paragraph.shared(spans: spans("Reply"), style: ParagraphStyle()) !== held)
    weak let dropped = Paragraph.shared(spans: spans("nobody's"), style: ParagraphStyle())
    #expect(dropped == nil)
    for number in 0..<200 { _ = Paragraph.shared(spans: spans("\(number)"), style: ParagraphStyle()) }
    #expect(Paragraph.shared(spans: spans("Like"), style: ParagraphStyle()) === held)
  }
}
