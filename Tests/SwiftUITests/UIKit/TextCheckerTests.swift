import SimulatorTesting
import UIKit

@MainActor @Suite("Checking spelling", .simulator(.iPhoneSE))
struct TextCheckerTests {
  private func misspelled(_ text: String, from start: Int = 0, wraps: Bool = false) -> String? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let range = UITextChecker().rangeOfMisspelledWord(
      in: text, range: whole, startingAt: start, wrap: wraps, language: "en")
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test("given a text, then the first word that is wrong is found from where one begins, or from the beginning again")
  func words() {
    #expect(misspelled("It's a house, isn't it?") == nil)
    #expect(misspelled("A hous and a tre") == "hous")
    #expect(misspelled("A hous and a tre", from: 7) == "tre")
    #expect(misspelled("A hous and a tree", from: 7) == nil)
    #expect(misspelled("A hous and a tree", from: 7, wraps: true) == "hous")
  }

  @Test("given a word that is wrong, then there are guesses; once learned it is right")
  func guesses() throws {
    let guesses = UITextChecker().guesses(
      forWordRange: NSRange(location: 0, length: 4), in: "hous", language: "en_US")
    #expect(try #require(guesses).contains("house"))
    UITextChecker.learnWord("scrollwork")
    defer { UITextChecker.unlearnWord("scrollwork") }
    #expect(misspelled("scrollwork") == nil)
  }
}
