import Foundation
import ScrollworkFoundation
import TestSupport
import Testing

@testable import Automation

@Suite struct RegularExpressionTests {
  private func matches(_ pattern: String, _ text: String, ignoresCase: Bool = false) throws -> Bool {
    try RegularExpression(pattern, ignoresCase: ignoresCase).matches(text)
  }

  @Test(arguments: [
    ("", "", ""), ("a", "a", "b"), ("ab", "ab", "a"), ("a|bc|", "bc", "b"), ("a*", "aaa", "ab"), ("a+", "aa", ""),
    ("a?b", "b", "aab"), ("a{2}", "aa", "aaa"), ("a{2,}", "aaaa", "a"), ("a{1,3}", "aaa", "aaaa"),
    ("(ab)+c", "ababc", "abac"), ("(?:a|b)*", "abba", "abc"), ("(?<name>a)b", "ab", "b"), (".+", "a\nb", ""),
    ("a.c", "a\u{301}c", "ac"), ("[abc]+", "cab", "cad"), ("[^a-c]", "d", "b"), ("[a-]+", "-a", "b"),
    ("[]a]", "]", "b"), ("[[:alpha:]_]+", "é_x", "1"), ("[a[0-9]]+", "a1", "b"), (#"\d{3}"#, "123", "12a"),
    (#"\D\w\W\s\S"#, "ab- x", "1b- x"), (#"Row \d+"#, "Row 12", "Row x"), (#"\(\)\.\\"#, #"().\"#, "()x"),
    (#"\u0041\x42\x{43}"#, "ABC", "abc"), (#"\p{Lu}\p{N}\P{L}"#, "A12", "a12"), (#"\Qa.b\E"#, "a.b", "axb"),
    ("^a$", "a", "ab"), (#"\bhi\b.*"#, "hi there", "hit"), (#".*\Bx"#, "ax", "a x"), ("a*?b", "aab", "aa"),
    ("(?i)ab", "AB", "AC"), ("(?i:a)b", "Ab", "AB"), ("(a|b)*?c", "abc", "ab"), (#"\$1\,00"#, "$1,00", "1,00"),
  ])
  func givenAPattern_thenItMatchesWholeTextsAsElsewhere(pattern: String, good: String, bad: String) throws {
    #expect(try matches(pattern, good), "\(pattern) should match \(good)")
    if !bad.isEmpty || !good.isEmpty { #expect(try !matches(pattern, bad), "\(pattern) should not match \(bad)") }
  }

  @Test func givenLettersCaseThatDoesNotCount_thenOnlyLettersChange() throws {
    #expect(try matches("straße [A-Z]+ \\D", "STRAßE abc x", ignoresCase: true))
    #expect(try !matches("\\D", "1", ignoresCase: true))
    #expect(try !matches("[^a]", "A", ignoresCase: true))
  }

  @Test(arguments: [
    ("(", ")"), ("a)", ")"), ("[a", "]"), ("*a", "repeats nothing"), ("a{2,1}", "repetition"), ("a{x}", "repetition"),
    ("\\", "\\"), (#"(a)\1"#, "never finish"), ("(?=a)b", "ahead"), ("(?<!a)b", "behind"), ("a++", "possessive"),
    ("(?>a)", "atomic"), (#"\p{Greek}"#, "Greek"), (#"\y"#, "\\y"), ("[z-a]", "range"), ("a{99999}", "1000"),
    ("(((a{1000}){1000}){1000}){1000}", "too long"), ("(((){1000}){1000}){1000}", "too long"),
    (String(repeating: "(", count: 5000), "nested"), (String(repeating: "[", count: 5000), "nested"),
  ])
  func givenAPatternThatCannotBeRead_thenTheErrorSaysWhy(pattern: String, word: String) {
    do {
      _ = try RegularExpression(pattern)
      Issue.record("\(pattern) was read.")
    } catch {
      #expect("\(error)".contains(word), "\(error)")
    }
  }

  /// Each takes longer than the age of the universe when a matcher tries all alternatives in turn.
  @Test(arguments: ["(a+)+", "(a*)*b", "(a|a)*", "(a|aa)+", "(.*)*x", "([a-z]+)*[0-9]", "(a?){60}a{60}", "((a+)+)+$"])
  func givenAPatternThatTriesForEver_thenItIsAnswered(pattern: String) throws {
    let text = String(repeating: "a", count: 3000) + "!"
    #expect(try !matches(pattern, text))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func givenAnyPattern_thenItIsReadOrRefusedAndMatchesAsFoundation(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let pieces = ["a", "b", ".", "(", ")", "|", "*", "+", "?", "{1,2}", "[ab]", "[^a]", "^", "$", "\\b", "\\w", "\\d"]
    for _ in 0..<300 {
      let pattern = (0..<Int.random(in: 1...7, using: &numbers)).map { _ in pieces.randomElement(using: &numbers) ?? ""
      }
      .joined()
      guard let own = try? RegularExpression(pattern),
        let other = try? NSRegularExpression(pattern: "(?:\(pattern))\\z")
      else { continue }
      for text in ["", "a", "b", "ab", "ba", "aab", "a b", "bb1"] {
        let range = NSRange(location: 0, length: text.utf16.count)
        let whole = other.firstMatch(in: text, options: .anchored, range: range) != nil
        #expect(own.matches(text) == whole, "\(pattern) in \(text)")
      }
    }
  }

  @Test(arguments: [
    ("label MATCHES 'row [0-9]+'", false), ("label MATCHES[c] 'row \\\\d+'", true),
    ("label MATCHES[cd] 'RÖW 12'", true),
    ("label LIKE 'R*w ?2'", true), ("label LIKE '*w ?'", false), ("label LIKE[c] 'row*1*2*'", true),
    ("label LIKE '(R*'", false),
  ])
  func givenAPredicate_thenItsOptionsCount(format: String, holds: Bool) throws {
    #expect(try PredicateParser.parse(format, []).holds { $0 == "label" ? "Row 12" : nil } == holds)
  }

  @Test func givenAPredicateWithManyStars_thenItIsAnswered() throws {
    let format = "label LIKE '\(String(repeating: "*a", count: 500))b'"
    #expect(try !PredicateParser.parse(format, []).holds { _ in String(repeating: "a", count: 3000) })
  }

  @Test func givenAPredicateWithABadPattern_thenItCannotBeRead() {
    #expect(throws: UnreadablePredicate.self) { try PredicateParser.parse("label MATCHES '('", []) }
  }
}
