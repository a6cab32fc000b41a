import DisplayList
import Foundation
import Testing

@testable import Typesetting

/// A long text is broken in windows: into the same lines as Pango's for the whole text, at a cost that grows linearly.
@MainActor @Suite("Long text")
struct LongTextTests {
  private static let font = FontDescription(size: 17)

  private struct Random {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private func breaker(_ text: String, font: FontDescription = font) -> LineBreaker {
    LineBreaker(spans: [TextSpan(text: text, font: font)], isRightToLeft: false)
  }

  @Test("given a word that is longer than a line, then it is cut without a hyphen, but at a soft hyphen with one")
  func cutWord() {
    let width = { (text: String) in breaker(text).lines(width: 100)[0].width }
    let word = String(repeating: "m", count: 30)
    let letter = breaker("m").lines(width: nil)[0].width
    // Then a line of letters is as wide as a whole number of them
    let letters = width(word) / letter
    #expect(abs(letters - letters.rounded()) < 0.02)
    #expect(width("mmmm\u{AD}" + word) > 4 * letter + 2)
  }

  private static let pieces = [
    "the ", "insulin ", "10-", "5 ", "well-", "known ", "a/b", "(see ", "[1]). ", "\u{201C}quoted\u{201D} ",
    "\u{1F600}",
    "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", "\n", "\r\n", "\u{2028}", "AVAST ", "\t",
    "supercalifragilisticexpialidocious", "Ta", "fi",
    "  ", "\u{E9}t\u{E9} ", "e\u{301}", "\u{4E2D}\u{6587}\u{3002}", "\u{AC00}\u{B098} ",
    "\u{915}\u{94D}\u{937}\u{93F} ", "1,234.5",
    "https://example.com/a?b=c&d=e ", "office ", "\u{3A9}mega ",
  ]

  @Test("given a long text of all sorts, then its lines are those that Pango makes of the whole", arguments: 1...16)
  func sameLines(seed: UInt64) throws {
    var random = Random(state: seed)
    // Some have words that are longer than several lines.
    let word = seed % 3 == 0 ? String(repeating: "abcdefghijk", count: 120) : ""
    let pieces = seed % 2 == 0 ? Self.pieces.filter { $0.unicodeScalars.allSatisfy { $0.value < 0x250 } } : Self.pieces
    let text = (0..<500).map { $0 == 200 ? word : pieces[random.next(pieces.count)] }.joined()
    let breaker = breaker(text)
    try #require(breaker.isLong)
    for width in [0, CGFloat(20 + random.next(60)), CGFloat(150 + random.next(300)), 2000] {
      // In columns of a few letters Pango sometimes breaks tracked letters differently: this size has no tracking.
      let breaker = width < 100 ? self.breaker(text, font: FontDescription(size: 12)) : breaker
      let whole = breaker.lines(in: 0..<breaker.bytes.count, width: width)
      let windows = breaker.lines(width: width)
      try #require(windows.map(\.range) == whole.map(\.range), "width \(width)")
      for (line, expected) in zip(windows, whole) {
        // A sign between letters of two scripts may take its form in either script.
        if seed % 2 == 0 { #expect(glyphs(line) == glyphs(expected), "width \(width), \(expected.range)") }
      }
    }
  }

  private static let scripts = [
    [
      "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} ", "\u{639}\u{644}\u{64A}\u{643}\u{645}\u{60C} ", "2024 ",
      "\u{661}\u{662}\u{663} ", "(\u{643}\u{62A}\u{627}\u{628}) ", "SwiftUI ", "a/b ",
    ],
    [
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", "\u{5E2}\u{5D5}\u{5DC}\u{5DD}, ", "10-5 ", "\u{5D0}\u{5B8} ", "Latin words ",
      "(1) ",
    ],
    [
      "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}\u{E0A}\u{E32}\u{E27}\u{E42}\u{E25}\u{E01} ",
      "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22} ", "5 ", "word ",
    ],
    // Directional marks: alone, around words, and some that only the paragraph's end closes.
    [
      "Latin words ", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", "10-5 ", "(a) \u{200E}", "\u{200F}, ", "\u{61C}5 ",
      "\u{2068}\u{5E9}\u{5DC} name 7\u{2069} ", "\u{2067}one \u{5E9} two\u{2069} ",
      "\u{202B}said \u{5D0} then\u{202C} ",
      "\u{202D}\u{5E9}\u{5DC} 1\u{202C} ", "\u{202A}to the end ", "\u{202E}turned ",
    ],
  ]

  @Test(
    "given a long text that is read from the right, joined or broken by a dictionary, then its lines are those of the whole",
    arguments: 1...16)
  func linesWithContext(seed: UInt64) throws {
    var random = Random(state: seed)
    let pieces = Self.scripts[Int(seed) % Self.scripts.count]
    // Paragraphs, some of them without letters.
    let text = (0..<400).map {
      $0 % 70 == 69 ? "\n" : $0 % 70 == 0 && $0 % 3 == 0 ? "1 2 3\n" : pieces[random.next(pieces.count)]
    }
    .joined()
    for isRightToLeft in [false, true] {
      let breaker = LineBreaker(
        spans: [TextSpan(text: text, font: Self.font)], isRightToLeft: isRightToLeft)
      try #require(breaker.isLong && breaker.hasContext)
      for width in [CGFloat(60 + random.next(60)), CGFloat(150 + random.next(300)), 2000] {
        let whole = breaker.lines(in: 0..<breaker.bytes.count, width: width)
        let windows = breaker.lines(width: width)
        try #require(windows.map(\.range) == whole.map(\.range), "width \(width)")
        for (line, expected) in zip(windows, whole) {
          #expect(line.isRightToLeft == expected.isRightToLeft, "\(expected.range)")
          #expect(glyphs(line) == glyphs(expected), "width \(width), \(expected.range)")
        }
      }
    }
  }

  private func glyphs(_ line: UnplacedLine) -> [GlyphRun.Glyph] {
    line.runs.flatMap { run in
      run.glyphs.glyphs.map { .init(id: $0.id, x: ((run.glyphs.origin.x + $0.x) * 64).rounded(), y: $0.y) }
    }
  }

  enum Kind: String, CaseIterable {
    case letters, words, ideographs, emoji, lines, arabic, arabicLetters, hebrewLines, thai, marks, isolates, embedding,
      isolate

    var hasContext: Bool { ![.letters, .words, .ideographs, .emoji, .lines].contains(self) }

    func text(_ count: Int) -> String {
      switch self {
      case .letters: String(String(repeating: "abcdefghijklmnopqrstuvwxyz", count: count / 26 + 1).prefix(count))
      case .words: String(String(repeating: "some words of a long text, ", count: count / 27 + 1).prefix(count))
      case .ideographs: String(repeating: "\u{4E2D}\u{6587}", count: count / 2)
      case .emoji: String(repeating: "\u{1F600}", count: count)
      case .lines: String(repeating: "a line\n", count: count / 7)
      case .arabic:
        String(repeating: "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{64A} ", count: count / 11)
      case .arabicLetters: String(repeating: "\u{628}\u{644}\u{633}\u{645}", count: count / 4)
      case .hebrewLines: String(repeating: "\u{5E9}\u{5DC}\n", count: count / 3)
      case .marks: String(repeating: "some\u{200E} words, ", count: count / 13)
      case .isolates: String(repeating: "by \u{2068}some name\u{2069}, ", count: count / 16)
      case .embedding: "\u{202B}" + Self.words.text(count)
      case .isolate: "\u{2067}" + Self.words.text(count)
      case .thai: String(repeating: "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}", count: count / 7)
      }
    }
  }

  @Test(
    "given ten times the letters, then breaking them is about ten times the work", arguments: Kind.allCases,
    [0, 40, 300])
  func linear(kind: Kind, width: CGFloat) {
    if kind.hasContext, width != 40 { return }
    let work = (kind.hasContext ? [4000, 40_000] : [1100, 11_000]).map { count in
      let breaker = breaker(kind.text(count))
      _ = breaker.lines(width: width)
      return Double(breaker.work)
    }
    #expect(work[1] / work[0] < 15, "\(kind): \(work)")
  }

  @Test(
    "given a long text, when a letter is typed anywhere, then only the lines around it are broken anew and all are right"
  )
  func typing() throws {
    var random = Random(state: 7)
    for kind in [Kind.words, .lines, .letters] {
      var text = Array(kind.text(6000))
      var old = Paragraph(spans: [TextSpan(text: String(text), font: Self.font)], style: ParagraphStyle())
      _ = old.layout(width: 300, height: nil)
      for round in 0..<40 {
        let place = round == 0 ? 0 : round == 1 ? text.count : random.next(text.count)
        if round % 4 == 3 {
          text.removeSubrange(place..<min(text.count, place + 1 + random.next(9)))
        } else {
          text.insert(contentsOf: ["x", "yz ", "\n"][random.next(3)], at: place)
        }
        let spans = [TextSpan(text: String(text), font: Self.font)]
        let typed = Paragraph(spans: spans, style: ParagraphStyle(), growingFrom: old)
        let layout = typed.layout(width: 300, height: nil)
        #expect(layout == Paragraph(spans: spans, style: ParagraphStyle()).layout(width: 300, height: nil))
        if kind != .letters { #expect(typed.breaker.work < 100_000, "\(kind), at \(place): \(typed.breaker.work)") }
        // And a caret breaks no line.
        let work = typed.breaker.work
        _ = typed.caret(before: String(text[..<min(place, text.count)]).utf8.count, width: 300)
        #expect(typed.breaker.work == work)
        old = typed
      }
    }
  }

  @Test("given a long text, then carets and places are where Pango has them")
  func carets() {
    var random = Random(state: 3)
    let text = (0..<300).map { _ in Self.pieces[random.next(14)] }.joined()
    let paragraph = Paragraph(spans: [TextSpan(text: text, font: Self.font)], style: ParagraphStyle())
    let layout = paragraph.layout(width: 300, height: nil)
    #expect(paragraph.breaker.isLong)
    for line in layout.lines {
      for run in line.runs {
        for glyph in run.glyphs.glyphs.prefix(3) {
          let point = CGPoint(x: run.glyphs.origin.x + glyph.x + 0.1, y: line.frame.midY)
          let byte = paragraph.byte(closestTo: point, width: 300)
          let caret = paragraph.caret(before: byte, width: 300).frame
          #expect(abs(caret.minX - point.x) < 12 && caret.minY == line.frame.minY, "\(point) \(caret)")
        }
      }
    }
    let rectangles = paragraph.rectangles(of: 0..<text.utf8.count, width: 300)
    #expect(rectangles.count == layout.lines.filter { $0.frame.width > 0 }.count)
  }
}
