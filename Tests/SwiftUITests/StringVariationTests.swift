import Foundation
import SimulatorTesting
import SwiftUI

@testable import ScrollworkFoundation

@Suite("Texts that depend on numbers and devices", .simulator(.iPhoneSE)) @MainActor
struct StringVariationTests {
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID()).bundle")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  private static let dogs = """
    <plist version="1.0"><dict><key>%lld dogs of %@</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@dogs@ of %@</string>
    <key>dogs</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>One dog</string><key>other</key><string>%lld dogs, 100%%,</string>
    </dict></dict></dict></plist>
    """

  @Test("given a table of plurals, then the number chooses, and the values after it stay in their places")
  func stringsdict() async throws {
    // Given
    let bundle = try bundle(["en.lproj/Localizable.stringsdict": Self.dogs, "en.lproj/Localizable.strings": ""])
    // When
    let screen = await Screen {
      VStack {
        Text("\(1) dogs of \("Ann")", bundle: bundle).accessibilityIdentifier("one")
        Text("\(3) dogs of \("Ann")", bundle: bundle).accessibilityIdentifier("three")
      }
    }
    // Then
    #expect(try screen.find("one").label == "One dog of Ann")
    #expect(try screen.find("three").label == "3 dogs, 100%, of Ann")
    #expect(String(localized: "\(2) dogs of \("Bob")", bundle: bundle) == "2 dogs, 100%, of Bob")
  }

  @Test("given a text with two substitutions, then each has its own plural")
  func substitutions() throws {
    // Given
    func forms(_ number: Int, _ one: String, _ other: String) -> String {
      #"{"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": {"#
        + #""one": {"stringUnit": {"value": "\#(one)"}}, "other": {"stringUnit": {"value": "\#(other)"}}}}}"#
    }
    let bundle = try bundle([
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"%lld in %lld": {"localizations": {"#
        + #""en": {"stringUnit": {"value": "%#@birds@ in %#@trees@"}, "substitutions": {"#
        + #""birds": \#(forms(1, "%arg bird", "%arg birds")), "trees": \#(forms(2, "a tree", "%arg trees"))}}}}}}"#
    ])
    // Then
    #expect(String(localized: "\(2) in \(1)", bundle: bundle) == "2 birds in a tree")
    #expect(String(localized: "\(1) in \(4)", bundle: bundle) == "1 bird in 4 trees")
  }

  @Test("given a text for each device, then an iPhone shows its own and an iPad another")
  func devices() async throws {
    // Given
    let bundle = try bundle([
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"start": {"localizations": {"en": {"#
        + #""variations": {"device": {"iphone": {"stringUnit": {"value": "Tap"}}, "#
        + #""other": {"stringUnit": {"value": "Press"}}}}}}}}}"#
    ])
    let screen = await Screen { Text("start", bundle: bundle).accessibilityIdentifier("start") }
    #expect(try screen.find("start").label == "Tap")
    // When
    try await screen.setDevice(.iPad10)
    try await screen.setLocale("en_GB")
    // Then
    #expect(try screen.find("start").label == "Press")
  }

  @Test("given a format that was looked up before its number is known, then its plural is right all the same")
  func looked() throws {
    // Given
    let text = LocalizedText.plural(["one": .plain("%d file"), "other": .plain("%d files")])
    // When
    let format = try #require(LocalizedText.answer(text, language: "en"))
    // Then
    #expect(String.localizedStringWithFormat(format, 1) == "1 file")
    #expect(String(format: format, 1) == "1 file" && String(format: format, 2) == "2 files")
  }
}
