import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Attributed strings from Markdown", .simulator(.iPhoneSE))
struct MarkdownTextTests {
  private func runs(_ screen: Screen) -> [GlyphRun] {
    screen.drawn.compactMap { if case .glyphs(let run, _) = $0.command { run } else { nil } }
  }

  @Test("given Markdown within a line, when it is shown, then marks are looks and links can be tapped")
  func looks() async throws {
    // Given
    let string = try AttributedString(markdown: "a **bold** *slanted* `code` ~~gone~~ [link](https://example.com/x)")
    #expect(String(string.characters) == "a bold slanted code gone link")
    // When
    let screen = await Screen { Text(string) }
    // Then
    func run(_ text: String) -> GlyphRun? { runs(screen).first { $0.text == text } }
    #expect(run("bold")?.face.weight == 700)
    #expect(run("slanted")?.face.isItalic == true)
    #expect(run("code")?.face.family != run("bold")?.face.family)
    #expect(run("gone")?.isStruckThrough == true)
    try await screen.tap(.label("link"))
    try await screen.settle()
    #expect(screen.openedURLs.last == URL(string: "https://example.com/x"))
  }

  @Test("given an intent, then apps can read and change it")
  func intents() throws {
    var string = try AttributedString(markdown: "x ***both***")
    let intents = string.runs[\.inlinePresentationIntent].compactMap(\.0)
    #expect(intents == [[.emphasized, .stronglyEmphasized]])
    for (intent, range) in string.runs[\.inlinePresentationIntent] where intent?.contains(.emphasized) == true {
      string[range].foregroundColor = .red
      string[range].inlinePresentationIntent = nil
    }
    #expect(string.runs.contains { $0.foregroundColor == .red && $0.inlinePresentationIntent == nil })
  }

  @Test("given several lines, then they are kept, joined, or read as paragraphs, as is asked for")
  func lines() throws {
    let text = "# Title\n\none\ntwo  \nthree\n\n- item *x*\n> said\n\n---\n```\n*code*\n```"
    func plain(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, _ text: String) throws -> String {
      String(try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax)).characters)
    }
    #expect(try plain(.full, text) == "Titleone two\nthreeitem xsaid*code*\n")
    #expect(try plain(.inlineOnlyPreservingWhitespace, "one\n\n**two**") == "one\n\ntwo")
    #expect(try plain(.inlineOnly, "one\ntwo") == "one two")
    #expect(try plain(.full, "1. first\n2) second\n#hash -5") == "firstsecond #hash -5")
    #expect(try plain(.full, "") == "")
  }

  @Test("given an address without a host, then it is read from the base")
  func base() throws {
    let string = try AttributedString(markdown: "[a](b/c)", baseURL: URL(string: "https://example.com/x/"))
    #expect(string.runs.first?.link?.absoluteString == "https://example.com/x/b/c")
  }
}
