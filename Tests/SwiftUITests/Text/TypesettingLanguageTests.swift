import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Texts set by the rules of a language", .simulator(.iPhoneSE))
struct TypesettingLanguageTests {
  private static let romanian = Locale.Language(languageCode: .romanian)

  /// Returns the pixels of a text, at a size whose cut of Inter has the forms.
  private func pixels(@ViewBuilder _ content: () -> some View) async throws -> [[Int]] {
    let view = content()
    let screen = await Screen { view.font(.system(size: 19)).accessibilityIdentifier("text") }
    let frame = try screen.find("text").frame
    let picture = ScreenPicture(screen)
    return stride(from: frame.minY, to: frame.maxY, by: 1).flatMap { y in
      stride(from: frame.minX, to: frame.maxX, by: 1).map { picture.rgb($0, y) }
    }
  }

  @Test func `Given Romanian, then an s with a cedilla is drawn with a comma below, and without it is not`()
    async throws
  {
    let comma = try await pixels { Text(verbatim: "\u{0219}") }
    let cedilla = try await pixels { Text(verbatim: "\u{015F}") }
    #expect(comma != cedilla)
    let told = try await pixels { Text(verbatim: "\u{015F}").typesettingLanguage(Self.romanian) }
    let inside = try await pixels {
      VStack { Text(verbatim: "\u{015F}") }.typesettingLanguage(.explicit(Self.romanian))
    }
    #expect(told == comma && inside == comma)
    let isOff = try await pixels { Text(verbatim: "\u{015F}").typesettingLanguage(Self.romanian, isEnabled: false) }
    #expect(isOff == cedilla)
    let inner = try await pixels {
      VStack { Text(verbatim: "\u{015F}").typesettingLanguage(.automatic) }.typesettingLanguage(Self.romanian)
    }
    #expect(inner == cedilla)
  }
}
