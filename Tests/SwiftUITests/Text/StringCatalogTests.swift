import Foundation
import SimulatorTesting
import SwiftUI

@Suite("String catalogues", .simulator(.iPhoneSE)) @MainActor
struct StringCatalogTests {
  /// Creates a bundle with a catalogue in Xcode's format.
  private func bundle(_ strings: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(strings)}}"
    try Data(file.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    return try #require(Bundle(path: folder.path))
  }

  private static let pets = """
    "%lld pets": {"comment": "how many", "localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld pet"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld pets"}}}}},
      "ar": {"variations": {"plural": {
        "zero": {"stringUnit": {"state": "translated", "value": "zero"}},
        "two": {"stringUnit": {"state": "translated", "value": "two"}},
        "few": {"stringUnit": {"state": "translated", "value": "few"}},
        "many": {"stringUnit": {"state": "translated", "value": "many"}},
        "other": {"stringUnit": {"state": "translated", "value": "other"}}}}}}},
    "greeting": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
      "pt-BR": {"stringUnit": {"state": "translated", "value": "Oi"}}}},
    "untranslated": {}
    """

  @Test("given a catalogue, then texts follow the phone's language, and English where there is none")
  func languages() async throws {
    // Given
    let bundle = try bundle(Self.pets)
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = await Screen {
      VStack {
        Text("greeting", bundle: bundle).accessibilityIdentifier("greeting")
        Text("untranslated", bundle: bundle).accessibilityIdentifier("untranslated")
      }
    }
    #expect(try screen.find("greeting").label == "Hello")
    #expect(try screen.find("untranslated").label == "untranslated")
    // When
    try await screen.setLocale("pt_BR")
    #expect(try screen.find("greeting").label == "Oi")
    try await screen.setLocale("ar")
    // Then
    #expect(try screen.find("greeting").label == "Hello")
  }

  @Test("given plural forms, then the number chooses, by the rules of the language")
  func plurals() async throws {
    // Given
    let bundle = try bundle(Self.pets)
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let numbers = [0, 1, 2, 3, 11, 100, 103, 111]
    let screen = await Screen {
      VStack {
        ForEach(numbers, id: \.self) { Text("\($0) pets", bundle: bundle).accessibilityIdentifier("\($0)") }
      }
    }
    func labels() throws -> [String] { try numbers.map { try screen.find(.identifier("\($0)")).label } }
    #expect(
      try labels() == ["0 pets", "1 pet", "2 pets", "3 pets", "11 pets", "100 pets", "103 pets", "111 pets"])
    // When
    try await screen.setLocale("ar")
    // Then
    #expect(try labels() == ["zero", "other", "two", "few", "many", "other", "few", "many"])
  }

  @Test("given a file that is no catalogue, then keys stand for themselves")
  func broken() async throws {
    let bundle = try bundle("\"greeting\": 3")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = await Screen { Text("greeting", bundle: bundle).accessibilityIdentifier("greeting") }
    #expect(try screen.find("greeting").label == "greeting")
  }

  @Test("given placeholders with names, then values go where a translation has their names")
  func namedPlaceholders() async throws {
    // Given
    let bundle = try bundle(
      """
      "pets": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%(name)@ has %(count)lld pets, 100%% %(name)@"}},
        "de": {"stringUnit": {"state": "translated", "value": "%(count)lld Tiere hat %(name)@"}}}}
      """)
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    func text(_ language: String) -> String {
      String(
        localized: LocalizedStringResource(
          "pets", defaultValue: "\("Ann")\(3)", locale: Locale(identifier: language), bundle: bundle))
    }
    // When, then
    #expect(text("en") == "Ann has 3 pets, 100% Ann")
    #expect(text("de") == "3 Tiere hat Ann")
  }
}
