import DisplayList
import Foundation
import Testing
import Typesetting

@testable import Rasterizer

/// Pins the bytes of one picture that uses every feature.
@MainActor
@Suite struct DigestTests {
  /// Returns the FNV-1a hash, 64 bits: a stronger one is not needed, and Foundation has none.
  private func digest(_ data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  /// The factors besides our own code that determine the bytes: the libraries, the fonts' contents, the architecture.
  private var environment: String {
    let fonts = FontLibrary.faces.filter { ["Inter", "Noto Color Emoji", "Scrollwork Symbols"].contains($0.family) }
      .filter { $0.weight == 400 && !$0.isItalic }
      .map { digest($0.contents ?? Data()) }
    #if arch(x86_64)
      let architecture = "x86_64"
    #else
      let architecture = "other"
    #endif
    return "\(FontLibrary.libraryVersions), fonts \(fonts.joined(separator: " ")), \(architecture)"
  }

  private func list() -> DisplayList {
    let style = ParagraphStyle(displayScale: 2)
    let spans = [
      TextSpan(text: "Ag \u{1F436} ", font: FontDescription(size: 17)),
      TextSpan(text: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", font: FontDescription(size: 22, weight: 700), isUnderlined: true),
    ]
    let text = Paragraph(spans: spans, style: style).layout(width: nil, height: nil)
    let symbol = SymbolCatalog.layout(named: "pawprint.fill", font: FontDescription(size: 20))
    let card = Outline.roundedRect(rect(0, 0, 90, 50), radii: CornerRadii(12), style: .continuous)
    let gradient = Paint.linearGradient(
      [.init(color: .white, location: 0), .init(color: .green, location: 1)], start: .zero, end: CGPoint(x: 90, y: 50))
    let shadow = Shadow(color: .black.opacity(0.3), radius: 4, offset: CGPoint(x: 0, y: 2))
    return DisplayList(
      size: CGSize(width: 120, height: 120), scale: 2, background: .white,
      root: fragment(
        [],
        children: [
          fragment(
            at: CGPoint(x: 15, y: 10),
            [.shadow(card, shadow), .fill(card, gradient), .stroke(card, .blue, Stroke(width: 1, dash: [3, 2]))]),
          fragment(at: CGPoint(x: 18, y: 15), text.lines.flatMap(\.runs).map { .glyphs($0.glyphs, .black) }),
          fragment(
            at: CGPoint(x: 20, y: 75),
            effects: .init(
              opacity: 0.7, transform: AffineTransform(m11: 0.9, m12: 0.2, m21: -0.2, m22: 0.9, tX: 5, tY: 0),
              shadow: shadow),
            [.glyphs(symbol.glyphs, .red), .image(halves(width: 90, height: 60), rect(25, 0, 30, 20), tint: nil)]),
        ]))
  }

  @Test func theSameListGivesTheSameBytes() {
    let picture = digest(Rasterizer().render(list()).pixels)
    // A second rasterizer, and one with warm caches.
    let rasterizer = Rasterizer()
    #expect(digest(rasterizer.render(list()).pixels) == picture)
    #expect(digest(rasterizer.render(list()).pixels) == picture)

    let recorded = (
      environment: """
      pango 1.50.12, cairo 1.16.0, fontconfig 21401, fonts b721255871cf9491 b9b5903cc221c8c2 f903b5dad26b4bc3, x86_64
      """,
      picture: "2e8cfe18318852be"
    )
    if environment == recorded.environment {
      #expect(
        picture == recorded.picture, "the picture changed: look at it, and record the new digest if that was meant")
    } else {
      withKnownIssue("these versions draw other bytes; the digest was recorded with other ones", isIntermittent: true) {
        #expect(environment == recorded.environment)
        #expect(picture == recorded.picture)
      }
    }
  }
}
