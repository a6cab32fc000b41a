import CoreText
import Testing
import UIKit

@Suite("Core Text", .serialized) @MainActor
struct CoreTextTests {
  private let font = CTFontCreateUIFontForLanguage(.system, 20, nil) ?? CTFontCreateWithName("Inter", 20, nil)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        NSAttributedString.Key(kCTFontAttributeName): font,
        NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.black.cgColor,
      ])
  }

  /// Returns the amount of ink in each row, from the top.
  private func ink(_ size: Int, _ draw: (CGContext) -> Void) throws -> [Int] {
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: size * size * 4)
    defer { pixels.deallocate() }
    pixels.update(repeating: 0, count: size * size * 4)
    let context = try #require(
      CGContext(
        data: pixels, width: size, height: size, bitsPerComponent: 8, bytesPerRow: size * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    return (0..<size).map { row in (0..<size).reduce(0) { $0 + Int(pixels[(row * size + $1) * 4 + 3]) } }
  }

  @Test("given a font, when it is asked, then it is as UIKit's, and letters have outlines and widths")
  func fonts() throws {
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) == UIFont.systemFont(ofSize: 20).ascender)
    #expect(CTFontGetDescent(font) > 0)
    var glyphs: [CGGlyph] = [0, 0]
    #expect(CTFontGetGlyphsForCharacters(font, Array("Li".utf16), &glyphs, 2))
    #expect(glyphs[0] != 0 && glyphs[0] != glyphs[1])
    var advances = [CGSize.zero, .zero]
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
    #expect(advances[0].width > advances[1].width && advances[1].width > 0)
    #expect(sum == Double(advances[0].width + advances[1].width))
    let outline = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBox
    #expect(abs(outline.minY) < 0.5 && outline.maxY > 10)
    let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
  }

  @Test("given a line, when it is measured, then it is as wide as UIKit says, and places go there and back")
  func measuring() {
    // Given
    let line = CTLineCreateWithAttributedString(text("Hello, Rex"))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    // When
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    // Then
    #expect(abs(width - Double(text("Hello, Rex").size().width)) < 0.5)
    #expect(abs(ascent - CTFontGetAscent(font)) < 0.5 && abs(descent - CTFontGetDescent(font)) < 0.5)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 10))
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    let middle = CTLineGetOffsetForStringIndex(line, 7, nil)
    #expect(middle > 0 && Double(middle) < width)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: middle + 1, y: 0)) == 7)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, width + 20) - 10) < 0.001)
  }

  @Test("given a line, when it is drawn where y counts upwards, then its letters are upright on the baseline")
  func drawing() throws {
    // Given
    let line = CTLineCreateWithAttributedString(text("L"))
    // When
    let rows = try ink(40) { context in
      context.textPosition = CGPoint(x: 5, y: 10)
      CTLineDraw(line, context)
    }
    // Then: the baseline is 30 rows from the top, and the bar of the letter is on it
    #expect(rows[31...].allSatisfy { $0 == 0 })
    #expect(rows[29] > 2 * rows[20] && rows[20] > 0)
  }

  @Test("given runs of two fonts, when they are asked for, then each has its place, its glyphs and its attributes")
  func runs() throws {
    // Given
    let both = NSMutableAttributedString(attributedString: text("Hello "))
    both.append(NSAttributedString(string: "Rex", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    // When
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(both)).compactMap { $0 as? CTRun }
    // Then
    #expect(runs.map { CTRunGetStringRange($0).location } == [0, 6])
    let last = try #require(runs.last)
    #expect(CTRunGetGlyphCount(last) == 3)
    var positions = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(last, CFRangeMake(0, 0), &positions)
    #expect(positions[0].x > 40 && positions[1].x > positions[0].x)
    #expect((CTRunGetAttributes(last)["NSFont"] as? UIFont)?.pointSize == 30)
  }

  @Test(
    "given a long text, when it is set in an area, then lines wrap, what has no room is told, and all is drawn there")
  func framing() throws {
    // Given
    let whole = text("one two three four five six seven eight nine ten")
    let framesetter = CTFramesetterCreateWithAttributedString(whole)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 60))
    // When
    let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 0, length: 0), path, nil)
    let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
    // Then
    #expect(lines.count == 2)
    let visible = CTFrameGetVisibleStringRange(frame)
    #expect(visible.length < whole.length)
    #expect(visible.length == lines.reduce(0) { $0 + CTLineGetStringRange($1).length })
    #expect(CTLineGetStringRange(lines[1]).location == CTLineGetStringRange(lines[0]).length)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 60)
    let rows = try ink(100) { CTFrameDraw(frame, $0) }
    #expect(rows[..<40].allSatisfy { $0 == 0 } && rows[40...].contains { $0 > 0 })
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRange(location: 0, length: 0), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      nil)
    #expect(size.width <= 100 && size.height > 60)
    let typesetter = CTFramesetterGetTypesetter(framesetter)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 100) == CTLineGetStringRange(lines[0]).length)
  }

  @Test("given a line that is too long, when it is cut, then an ellipsis stands for the rest, if that has room")
  func truncation() throws {
    let line = CTLineCreateWithAttributedString(text("A long line of text"))
    let cut = try #require(CTLineCreateTruncatedLine(line, 80, .end, nil))
    #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 80)
    #expect(CTLineGetGlyphCount(cut) < CTLineGetGlyphCount(line))
    #expect(CTLineCreateTruncatedLine(line, 1, .end, nil) == nil)
  }
}
