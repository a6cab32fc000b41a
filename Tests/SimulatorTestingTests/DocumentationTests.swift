import Foundation
import Testing

/// Snippets of the guides are taken from files that are compiled and run.
@Suite("Documentation")
struct DocumentationTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift code between fences, with one space for each stretch of white space.
  private static func snippets(of page: String) throws -> [String] {
    let text = try String(contentsOf: package.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().compactMap { part in
      part.components(separatedBy: "```").first.map(normalised)
    }
  }

  private static func normalised(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "each snippet of the guides is part of a file under Tests",
    arguments: [("docs/testing.md", 10), ("docs/recipes.md", 3), ("docs/scrolling.md", 1)])
  func snippets(page: String, least: Int) throws {
    let tests = Self.package.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    let sources = try files.filter { $0.hasSuffix(".swift") }.map {
      Self.normalised(try String(contentsOf: tests.appending(path: $0), encoding: .utf8))
    }
    let snippets = try Self.snippets(of: page)
    #expect(snippets.count >= least)
    for snippet in snippets {
      #expect(sources.contains { $0.contains(snippet) }, "In no file under Tests: \(snippet)")
    }
  }
}
