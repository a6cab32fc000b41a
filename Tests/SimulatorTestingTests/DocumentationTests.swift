import Foundation
import Testing

/// The snippets of the guides come from files that are compiled and run.
@Suite("Documentation")
struct DocumentationTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the Swift code between fences, with each run of white space replaced by one space.
  private static func snippets(of page: String) throws -> [String] {
    snippets(in: try String(contentsOf: package.appending(path: page), encoding: .utf8))
  }

  private static func snippets(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap { part in
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
    try expectTests(toHave: Self.snippets(of: page), least: least)
  }

  @Test(
    "each example in the documentation comments of what tests import is part of a file under Tests",
    arguments: [
      ("Sources/Testing/SimulatorTesting", 5), ("Sources/Testing/XCUIAutomation", 1),
      ("Sources/Testing/VirtualTime", 2), ("Sources/App/ScrollPatterns", 4),
    ])
  func examples(folder: String, least: Int) throws {
    let comments = try Self.swiftFiles(in: folder).map { text in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("///") }
        .map { $0.dropFirst(3) }.joined(separator: "\n")
    }
    let snippets = comments.flatMap { Self.snippets(in: $0) }
    try expectTests(toHave: snippets, least: least)
  }

  private func expectTests(toHave snippets: [String], least: Int) throws {
    let sources = try Self.swiftFiles(in: "Tests").map(Self.normalised)
    #expect(snippets.count >= least)
    for snippet in snippets {
      #expect(sources.contains { $0.contains(snippet) }, "In no file under Tests: \(snippet)")
    }
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    let place = package.appending(path: folder)
    let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: place.appending(path: $0), encoding: .utf8)
    }
  }
}
