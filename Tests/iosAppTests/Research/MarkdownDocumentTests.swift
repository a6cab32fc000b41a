import Foundation
import TestSupport
import Testing

@testable import iosApp

/// The Markdown of answers, complete and while it streams.
struct MarkdownDocumentTests {
  private static let text = """
    # About insulin

    It is a **hormone** that *cells* need [1].
    More of `it`.

    - first
    - second
      goes on
      - deeper

    1. one
    2) two

    > quoted
    > twice

    | Food | Sugar |
    |------|-------|
    | Bread | much |
    | Nuts | little |

    ```swift
    let a = "- no list"

    # no heading
    ```
    ---
    Last [page](https://example.com/a).
    - - -
    12 grams
    """

  @Test("given each kind of block, then it is read as such")
  func blocks() {
    let blocks = MarkdownDocument(Self.text).blocks
    #expect(
      blocks.prefix(2) == [
        .heading(level: 1, "About insulin"), .paragraph("It is a **hormone** that *cells* need [1]. More of `it`."),
      ])
    #expect(
      blocks.contains(
        .list([
          .init(marker: "•", text: "first", level: 0), .init(marker: "•", text: "second goes on", level: 0),
          .init(marker: "•", text: "deeper", level: 1), .init(marker: "1.", text: "one", level: 0),
          .init(marker: "2.", text: "two", level: 0),
        ])), "\(blocks)")
    #expect(blocks.contains(.quote("quoted twice")))
    #expect(blocks.contains(.table(header: ["Food", "Sugar"], rows: [["Bread", "much"], ["Nuts", "little"]])))
    #expect(blocks.contains(.code("let a = \"- no list\"\n\n# no heading")))
    #expect(blocks.contains(.rule))
  }

  @Test("given a text that streams in pieces, then it is the same as if it had come at once", arguments: 1...60)
  func incremental(seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    // Given random lines of every kind
    let lines =
      Self.text.components(separatedBy: "\n") + ["", "-", "*", "1", "- a", "|", "a | b", "|--|--|", "``", ">"]
    var text = Self.text
    if seed > 5 {
      text = (0..<40).map { _ in lines.randomElement(using: &generator) ?? "" }.joined(separator: "\n")
    }
    // When it arrives in pieces
    var document = MarkdownDocument()
    var rest = text[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...7, using: &generator))
      document.append(String(piece))
      rest = rest.dropFirst(piece.count)
    }
    // Then
    #expect(document.blocks == MarkdownDocument(text).blocks, "\(text)")
  }

  @Test("given signs that are not closed, then they are text")
  func inline() {
    #expect(
      MarkdownInline.plain("a **bold** *it* `code` [1] [x](https://a.b) **open [2") == "a bold it code [1] x **open [2")
    #expect(MarkdownInline.plain("2 * 3 * 4 and snake_case_name") == "2 * 3 * 4 and snake_case_name")
    #expect(MarkdownInline.citation(URL(string: "citation:12")!) == 12)
    #expect(MarkdownInline.citation(URL(string: "https://a.b")!) == nil)
  }
}
