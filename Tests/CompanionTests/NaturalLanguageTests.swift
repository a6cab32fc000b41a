import Foundation
import Testing

@Suite("In which language a text is")
struct NaturalLanguageTests {
  @Test(
    "given a text, then its language is the likeliest one",
    arguments: [
      ("The quick brown fox is in the house and it was very good", "en"),
      ("Guten Morgen, wie geht es dir heute? Das ist sehr schön", "de"),
      ("Bonjour le monde, c'est une belle journée pour nous", "fr"),
      ("Hola, ¿cómo estás? Hoy es un buen día", "es"),
      ("Привет, как дела? Сегодня хорошая погода", "ru"),
      ("Привіт, як справи? Сьогодні гарна погода", "uk"),
      ("これは日本語です", "ja"), ("안녕하세요 여러분", "ko"), ("这是中文", "zh-Hans"), ("這是中文嗎", "zh-Hant"),
    ])
  func dominant(text: String, code: String) throws {
    // Given
    let recognizer = NLLanguageRecognizer()
    // When
    recognizer.processString(text)
    // Then
    #expect(recognizer.dominantLanguage?.rawValue == code)
    let likeliest = try #require(recognizer.languageHypotheses(withMaximum: 1).first)
    #expect(likeliest.key.rawValue == code)
    #expect(likeliest.value >= 0.85)
  }

  @Test("given a text without words, then there is no language")
  func nothing() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "123 !!") == nil)
    #expect(NLLanguageRecognizer().languageHypotheses(withMaximum: 3).isEmpty)
  }

  @Test("given languages that are looked for, then no other one is found")
  func constraints() {
    // Given
    let recognizer = NLLanguageRecognizer()
    recognizer.languageConstraints = [.french]
    // When
    recognizer.processString("The cat and the dog")
    // Then
    #expect(recognizer.dominantLanguage == nil)
    // When
    recognizer.languageConstraints = []
    // Then
    #expect(recognizer.dominantLanguage == .english)
    // When
    recognizer.reset()
    // Then
    #expect(recognizer.dominantLanguage == nil)
  }
}
