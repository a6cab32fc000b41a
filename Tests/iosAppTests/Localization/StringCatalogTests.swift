import Foundation
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// The app's texts in all languages.
@MainActor
struct StringCatalogTests {
  private static let app = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "../../../Sources/App/iosApp").standardizedFileURL
  private static let languages: Set = ["en", "ar"]

  /// Returns all texts that a key can have, by key and language.
  private func texts() throws -> [String: [String: [String]]] {
    let data = try Data(contentsOf: Self.app.appending(path: "Resources/Localizable.xcstrings"))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(file["strings"] as? [String: [String: Any]])
    return try strings.mapValues { entry in
      try #require(entry["localizations"] as? [String: Any]).mapValues(values)
    }
  }

  /// Returns all values named "value", at any depth.
  private func values(_ object: Any) -> [String] {
    guard let dictionary = object as? [String: Any] else { return [] }
    return dictionary.flatMap { name, inside in
      if name == "value", let text = inside as? String { return [text] }
      return values(inside)
    }
  }

  private func placeholders(_ text: String) -> [String] {
    text.matches(of: /%(?:[0-9]+\$)?[-+ 0]?[0-9]*(?:\.[0-9]+)?(?:ll|l)?[@dufx]/).map { String($0.output) }.sorted()
  }

  @Test("given the catalogue, then every key has a text in every language, with the same placeholders")
  func complete() throws {
    let texts = try texts()
    try #require(texts.count > 30)
    for (key, languages) in texts {
      #expect(Set(languages.keys) == Self.languages, "\(key)")
      let all = languages.values.flatMap(\.self)
      #expect(all.allSatisfy { !$0.isEmpty }, "\(key) is empty in some language")
      #expect(Set(all.map(placeholders)).count == 1, "\(key): placeholders differ: \(all)")
    }
  }

  @Test("given the app's code, then each of its texts is in the catalogue with the same English, and no other")
  func keysOfTheCode() throws {
    let folder = Self.app.appending(path: "Features/Shared")
    let code = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("L10n") }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let used = Dictionary(
      code.matches(of: /text\(\s*"([^"]+)",\s*"([^"]+)"/).map { (String($0.output.1), String($0.output.2)) }
    ) { first, _ in first }
    let texts = try texts()
    for (key, english) in used {
      let found = try #require(texts[key], "\(key) is missing in Localizable.xcstrings")
      #expect(found["en"] == [english], "\(key)")
    }
    #expect(Set(texts.keys).subtracting(used.keys) == [], "texts that nobody shows")
  }

  @Test(
    "given a phone set to Arabic, then the landing page speaks it, from right to left",
    .simulator(.iPhone15Pro, DeviceSettings(locale: Locale(identifier: "ar_EG"))))
  func arabic() async throws {
    // Given
    let page = try await LandingPageFixture(announcements: createMockAnnouncements(count: 2))
    // Then
    #expect(page.screen.exists(.label("اعثر على حيوانك الأليف")))
    #expect(!page.screen.exists(.label("Find Your Pet")))
    let title = try page.screen.find(.label("أحدث البلاغات")).frame
    let button = try page.screen.find("landingPage.viewAllButton").frame
    #expect(title.minX > button.maxX, "\(title) is to the right of \(button)")
  }

  @Test(
    "given a phone set to a language that the app does not have, then it speaks English",
    .simulator(.iPhone15Pro, DeviceSettings(locale: Locale(identifier: "fi"))))
  func fallback() async throws {
    let page = try await LandingPageFixture(announcements: [])
    #expect(page.screen.exists(.label("Find Your Pet")))
  }
}
