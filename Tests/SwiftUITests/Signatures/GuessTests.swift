import Foundation
import Testing

/// Facts about Apple's systems that are not known are marked as a guess in docs/facts.md.
@Suite("Guesses")
struct GuessTests {
  /// The limit; it decreases whenever a source replaces a guess, and never increases.
  private static let most = 271

  @Test func `Given the facts, then no more of them are guesses than were before`() throws {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let facts = try String(contentsOf: folder.appending(path: "docs/facts.md"), encoding: .utf8)
    let count = facts.matches(of: /\bguess(es|ed)?\b/).count - facts.matches(of: /\*\*guess\*\*/).count
    print("docs/facts.md has \(count) guesses.")
    #expect(count <= Self.most)
    #expect(count > Self.most - 10, "the limit can be lower")
  }
}
