import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@Suite("Fonts of the app", .simulator(.iPhoneSE)) @MainActor
struct AppFontTests {
  private static let folder = "/usr/share/fonts/truetype/noto"

  /// An app that names fonts in its Info.plist.
  private func app(_ fonts: [String]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for font in fonts where FileManager.default.fileExists(atPath: "\(Self.folder)/\(font)") {
      try FileManager.default.createSymbolicLink(
        at: root.appending(path: font), withDestinationURL: URL(fileURLWithPath: "\(Self.folder)/\(font)"))
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": fonts], format: .xml, options: 0)
    try list.write(to: root.appending(path: "Info.plist"))
    return try #require(Bundle(path: root.path))
  }

  @Test("given fonts in the Info.plist, then text is set in them by the names of faces and of the family")
  func names() async throws {
    // Given
    AppAppearance.load(try app(["NotoSerifDisplay-Regular.ttf", "NotoSerifDisplay-Bold.ttf", "Missing.ttf"]))
    defer { AppAppearance.load() }
    func line(_ name: String, _ font: Font) -> some View {
      Text(verbatim: "Hamburgefonts").font(font).accessibilityIdentifier(name)
    }
    // When
    let screen = await Screen {
      VStack {
        line("face", .custom("NotoSerifDisplay-Bold", size: 24))
        line("family", .custom("Noto Serif Display", size: 24))
        line("weight", .custom("Noto Serif Display", size: 24).bold())
        line("uikit", Font(UIFont(name: "NotoSerifDisplay-Bold", size: 24) ?? .systemFont(ofSize: 24)))
        line("system", .system(size: 24))
      }
    }
    // Then
    let bold = try screen.find("face").frame.size
    #expect(try screen.find("weight").frame.size == bold)
    #expect(try screen.find("uikit").frame.size == bold)
    #expect(try screen.find("family").frame.width < bold.width)
    #expect(try screen.find("system").frame.width != bold.width)
  }

  @Test("given an app's font, then UIKit tells its names and its own heights")
  func metrics() throws {
    // Given
    AppAppearance.load(try app(["NotoSerifDisplay-Regular.ttf", "NotoSerifDisplay-Bold.ttf"]))
    defer { AppAppearance.load() }
    // When
    let font = try #require(UIFont(name: "NotoSerifDisplay-Bold", size: 100))
    // Then
    #expect(font.fontName == "NotoSerifDisplay-Bold" && font.familyName == "Noto Serif Display")
    // The values of the font's tables: 1069, -293 and 714 of 1000.
    #expect(abs(font.ascender - 106.9) < 0.01 && abs(font.descender + 29.3) < 0.01)
    #expect(abs(font.capHeight - 71.4) < 0.01)
    #expect(UIFont.fontNames(forFamilyName: "Noto Serif Display").contains("NotoSerifDisplay-Regular"))
    #expect(font.withSize(50).ascender == font.ascender / 2 && font.withSize(50).fontName == font.fontName)
  }

  @Test("given a font that every iPhone has, then another one stands in for it under its name")
  func standIns() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 16))
    #expect(font.fontName == "HelveticaNeue-BoldItalic" && font.familyName == "Helvetica Neue")
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(name: "TimesNewRomanPS-BoldMT", size: 16) != nil)
    for name in ["AppleColorEmoji", "Apple Color Emoji", "MarkerFelt-Wide", "PingFangSC-Semibold", "Chalkduster"] {
      #expect(UIFont(name: name, size: 16) != nil)
    }
    #expect(UIFont(name: "HelveticaNeue-Wobbly", size: 16) == nil)
  }
}
