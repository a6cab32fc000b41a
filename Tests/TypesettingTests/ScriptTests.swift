import DisplayList
import Foundation
import Testing

@testable import Typesetting

private let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
private let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627}"

@MainActor
@Suite struct ScriptTests {
  @Test func eachScriptComesFromItsOwnFont() {
    let layout = paragraph("a \(hebrew) \(arabic) \u{1F600}").layout(width: nil, height: nil)
    let families = Set(layout.lines[0].runs.map(\.glyphs.face.family))
    #expect(families == ["Inter", "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Color Emoji"])
    #expect(layout.lines[0].runs.allSatisfy { !$0.glyphs.glyphs.contains { $0.id == 0 } })
  }

  @Test(arguments: [
    ("\u{6F22}\u{5B57}", "Droid Sans Fallback"), ("\u{304B}\u{306A}", "Droid Sans Fallback"),
    ("\u{D55C}\u{AD6D}", "NanumGothic"), ("\u{E44}\u{E17}\u{E22}", "Noto Sans Thai"),
    ("\u{939}\u{93F}", "Noto Sans Devanagari"), ("\u{10D0}\u{10D1}", "Noto Sans Georgian"),
  ])
  func scriptsOfTheWorldHaveLetters(text: String, family: String) {
    let runs = paragraph("a \(text)").layout(width: nil, height: nil).lines[0].runs.map(\.glyphs)
    #expect(runs.first?.face.family == "Inter")
    #expect(runs.last?.face.family == family)
    #expect(runs.allSatisfy { !$0.glyphs.contains { $0.id == 0 } })
  }

  @Test func aFontOfAScriptChangesNoOtherSign() {
    let before = paragraph("\u{2603} \u{2192} \u{2116}").layout(width: nil, height: nil)
    _ = paragraph("\u{6F22} \u{E44}").layout(width: nil, height: nil)
    #expect(paragraph("\u{2603} \u{2192} \u{2116}").layout(width: nil, height: nil) == before)
  }

  @Test func theFirstStrongCharacterDecidesTheDirection() {
    let leftFirst = paragraph("abc \(hebrew)").layout(width: nil, height: nil).lines[0]
    let rightFirst = paragraph("\(hebrew) abc").layout(width: nil, height: nil).lines[0]
    #expect(leftFirst.runs.first?.glyphs.text.hasPrefix("abc") == true)
    #expect(rightFirst.runs.first?.glyphs.text == "abc", "the second word of right-to-left text is on the left")
    #expect(rightFirst.runs.last?.glyphs.isRightToLeft == true)
  }

  @Test func textWithoutLettersTakesTheLayoutDirection() {
    func first(_ rightToLeft: Bool) -> [String] {
      paragraph("(1) !", ParagraphStyle(isRightToLeft: rightToLeft)).layout(width: nil, height: nil).shownLines
    }
    #expect(first(false) != first(true))
  }

  @Test func boldArabicIsBold() {
    let run = paragraph(arabic, weight: 700).layout(width: nil, height: nil).lines[0].runs[0].glyphs
    #expect(run.face.weight == 700 && run.face.family == "Noto Sans Arabic")
  }

  @Test func joinedEmojiAreOneGlyphAndAsLargeAsTheType() {
    let layout = paragraph("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}").layout(width: nil, height: nil)
    let run = layout.lines[0].runs[0].glyphs
    #expect(run.face.family == "Noto Color Emoji" && run.glyphs.count == 1)
    #expect(run.width > 17 && run.width < 17 * 1.3)
    let large = paragraph("\u{1F600}", size: 34).layout(width: nil, height: nil).lines[0].frame.width
    #expect(abs(large - 2 * run.width) < 0.01)
  }

  @Test func anEmojiDoesNotMakeALineHigher() {
    #expect(paragraph("a\u{1F600}").layout(width: nil, height: nil).size.height == 61.0 / 3)
  }

  @Test func combiningMarksAddNoWidth() {
    let plain = paragraph("e").layout(width: nil, height: nil).lines[0].frame.width
    let marked = paragraph("e\u{301}").layout(width: nil, height: nil).lines[0].frame.width
    #expect(abs(plain - marked) < 0.01)
  }

  @Test func whatNoFontHasIsAVisibleSquare() {
    let run = paragraph("\u{10380}").layout(width: nil, height: nil).lines[0].runs[0].glyphs
    let square = paragraph("\u{25A1}").layout(width: nil, height: nil).lines[0].runs[0].glyphs
    #expect(run.glyphs.map(\.id) == square.glyphs.map(\.id) && run.width > 5)
  }

  @Test func openingOtherFontsChangesNoEarlierText() {
    // given a measured text, when texts of all designs and scripts follow, then it measures the same
    let before = paragraph("measure \u{2192} me").layout(width: nil, height: nil)
    for design in [FontDescription.Design.serif, .monospaced, .rounded] {
      let span = TextSpan(text: "x \(hebrew)", font: FontDescription(size: 17, isItalic: true, design: design))
      _ = Paragraph(spans: [span], style: ParagraphStyle()).layout(width: nil, height: nil)
    }
    #expect(paragraph("measure \u{2192} me").layout(width: nil, height: nil) == before)
  }

  @Test(arguments: [
    (FontDescription(size: 17), "Inter"), (FontDescription(size: 19.9), "Inter"),
    (FontDescription(size: 20), "Inter Display"), (FontDescription(size: 17, design: .monospaced), "DejaVu Sans Mono"),
    (FontDescription(size: 17, design: .serif), "Noto Serif"), (FontDescription(size: 17, design: .rounded), "Inter"),
    (FontDescription(size: 17, family: "Comic Sans"), "Inter"),
    (FontDescription(size: 17, family: "Noto Serif"), "Noto Serif"),
  ])
  func descriptionsResolveToFamilies(font: FontDescription, family: String) {
    let run = Paragraph(spans: [TextSpan(text: "x", font: font)], style: ParagraphStyle())
      .layout(width: nil, height: nil).lines[0].runs[0].glyphs
    #expect(run.face.family == family)
  }

  @Test func everyWeightIsAFaceOfItsOwn() {
    let widths = stride(from: 100, through: 900, by: 100).map {
      paragraph("mmmm", weight: $0).layout(width: nil, height: nil).lines[0]
    }
    #expect(widths.map { $0.runs[0].glyphs.face.weight } == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(Set(widths.map(\.frame.width)).count == 9)
  }

  @Test func allFontFilesAreInstalled() throws {
    try FontLibrary.verify()
    #expect(Set(FontLibrary.fontFiles.map(\.path)).count == FontLibrary.fontFiles.count)
  }

  /// On a machine that has the files for another reason, a wrong package would go unnoticed.
  @Test func everyFontFileIsOfThePackageThatIsNamed() throws {
    let query = Process()
    let output = Pipe()
    query.executableURL = URL(filePath: "/usr/bin/dpkg-query")
    query.arguments = ["--search"] + FontLibrary.fontFiles.map(\.path)
    query.standardOutput = output
    try query.run()
    let owners = try #require(String(data: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8))
    for file in FontLibrary.fontFiles {
      let package = try #require(file.package)
      #expect(owners.contains("\(package): \(file.path)\n"), "\(file.path) is not of \(package)")
    }
  }

  @Test func aMissingFontIsReportedWithItsPackage() {
    let file = FontFile(family: "X", weight: 400, isItalic: false, path: "/nowhere/x.ttf", package: "fonts-x")
    let text = MissingFontsError(files: [file]).description
    #expect(text.contains("/nowhere/x.ttf") && text.contains("apt-get install") && text.contains("fonts-x"))
  }
}
