import DisplayList
import Foundation
import Testing
import Typesetting

@testable import Rasterizer

@MainActor
private func textCommands(
  _ text: String, size: CGFloat = 17, weight: Int = 400, underlined: Bool = false, struck: Bool = false,
  paint: Paint = .color(.black)
) -> [DrawCommand] {
  let span = TextSpan(
    text: text, font: FontDescription(size: size, weight: weight), isUnderlined: underlined, isStruckThrough: struck)
  return Paragraph(spans: [span], style: ParagraphStyle(displayScale: 1)).layout(width: nil, height: nil)
    .lines.flatMap(\.runs).map { .glyphs($0.glyphs, paint) }
}

@MainActor
@Suite struct TextDrawingTests {
  @Test func lettersStandOnTheBaselineInTheirColour() {
    let bitmap = render(fragment(textCommands("H", size: 40, paint: .color(.red))))
    // The ascender of size 40 is 38.09: the baseline is at 38, capital letters are 29 high.
    let rows = (0..<40).filter { bitmap.inkedPixels(inRow: $0) > 0 }
    #expect(rows.last == 37 && abs((rows.first ?? 0) - 9) <= 1)
    #expect((0..<40).contains { bitmap[$0, 20] == .red })
  }

  @Test func bolderTextHasMoreInk() {
    let inks = [100, 400, 700, 900].map { render(fragment(textCommands("mm", weight: $0))).ink }
    #expect(inks == inks.sorted() && inks[3] > inks[0] * 2)
  }

  @Test func glyphsLieBetweenPixels() {
    // given the same letter at four quarter positions, its ink is the same and its place differs
    let pictures = [0, 0.25, 0.5, 0.75].map { render(fragment(at: CGPoint(x: $0, y: 0), textCommands("l"))) }
    for picture in pictures { #expect(abs(picture.ink - pictures[0].ink) < 0.02) }
    #expect(Set(pictures.map(\.pixels)).count == 4)
  }

  @Test func emojiKeepTheirColoursAndFade() {
    let heart = textCommands("\u{2764}\u{FE0F}", size: 30, paint: .color(.blue))
    let bitmap = render(fragment(heart))
    let center = bitmap[18, 17]
    #expect(center.red > 180 && center.blue < 120, "a red heart, whatever the text's colour: \(center)")
    let faded = render(fragment(effects: .init(opacity: 0.5), heart))
    #expect(faded[18, 17].green > center.green + 60)
  }

  @Test func underlinesAndStrikethroughsAreLinesOfTheTextsWidth() {
    let plain = render(fragment(textCommands("nnn")))
    let underlined = render(fragment(textCommands("nnn", underlined: true)))
    let struck = render(fragment(textCommands("nnn", struck: true)))
    #expect(plain.inkedPixels(inRow: 18) == 0 && underlined.inkedPixels(inRow: 18) > 28)
    #expect(struck.inkedPixels(inRow: 11) > plain.inkedPixels(inRow: 11) + 5)
  }

  @Test func gradientsFillLetters() {
    let paint = Paint.linearGradient(
      [.init(color: .red, location: 0), .init(color: .blue, location: 1)], start: .zero, end: CGPoint(x: 40, y: 0))
    let bitmap = render(fragment(textCommands("\u{25A0}\u{25A0}\u{25A0}", size: 20, paint: paint)))
    let inked = (0..<40).filter { bitmap[$0, 12].green < 60 }
    #expect(inked.count > 10)
    if let first = inked.first, let last = inked.last { #expect(bitmap[first, 12].red > bitmap[last, 12].red + 100) }
  }

  @Test func turnedTextIsTurned() {
    let turn = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 40, tY: 0)
    let upright = render(fragment(textCommands("iii")))
    let turned = render(fragment(effects: .init(transform: turn), textCommands("iii")))
    #expect(abs(upright.ink - turned.ink) < upright.ink * 0.05)
    // Row y becomes column 39 - y.
    let row = 12
    let column = (0..<40).count { turned[39 - row, $0] != .white }
    #expect(abs(column - upright.inkedPixels(inRow: row)) <= 2 && column > 0)
  }

  @Test func textOutsideTheClipCostsNothingAndDrawsNothing() {
    let bitmap = render(
      fragment(effects: .init(clip: .rect(rect(0, 0, 10, 40))), textCommands("MMMMMMM", size: 30)))
    #expect((10..<40).allSatisfy { x in (0..<40).allSatisfy { bitmap[x, $0] == .white } })
    #expect(bitmap.ink > 1)
  }

  @Test func aLineThatGrowsIsPaintedFromItsFirstNewLetter() {
    let painter = ScreenPainter()
    func list(_ text: String) -> DisplayList {
      let line = fragment(key: 1, version: UInt64(text.count), textCommands(text))
      return DisplayList(size: CGSize(width: 400, height: 40), scale: 2, background: .white, root: line)
    }
    painter.paint(list("What has been said before it AV"))
    // given a letter that is kerned with the previous one, and one that is removed again
    for text in ["What has been said before it AVAT", "What has been said before it AV", "What"] {
      let frame = painter.paint(list(text))
      #expect(painter.difference(from: list(text)) == nil, "\(text)")
      if text.count > 10 { #expect(frame.paintedPixels < 100 * 80, "\(frame.damage)") }
    }
  }

  @Test func symbolsAreDrawn() {
    let layout = SymbolCatalog.layout(named: "circle.fill", font: FontDescription(size: 30))
    let bitmap = render(fragment([.glyphs(layout.glyphs, .color(.blue))]))
    #expect(bitmap[Int(layout.size.width / 2), Int(layout.size.height / 2)] == .blue && bitmap[0, 0] == .white)
  }
}
