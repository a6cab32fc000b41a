import Foundation
import SimulatorTesting
import SwiftUI

/// The pictures and the page of `docs/gallery`.
@MainActor @Suite("The gallery of standard components, docs/gallery", .simulator(.iPhone15Pro), .serialized)
struct GalleryTests {
  private static let looks: [(name: String, settings: DeviceSettings)] = [
    ("Light", DeviceSettings()), ("Dark", DeviceSettings(isDark: true)),
    ("Accessibility 3", DeviceSettings(textSize: .accessibility3)), ("iOS 26", DeviceSettings(system: .iOS26)),
  ]

  @Test("given a chapter's components, then their pictures are what is drawn now", arguments: GalleryChapter.allCases)
  func pictures(_ chapter: GalleryChapter) async throws {
    for piece in chapter.pieces {
      var strip = FilmStrip(width: 393)
      for look in Self.looks {
        let screen = try await piece.screen(look.settings)
        strip.add(look.name, screen, part: try piece.area(of: screen, isLargeText: look.settings.textSize != .large))
      }
      try PictureFile(folder: "docs/gallery", name: piece.file).expect(strip.image())
    }
  }

  @Test("given all components, then the page shows each of them")
  func page() throws {
    var page = """
      # Gallery

      Standard components in light and dark, with text of the size accessibility 3, and as iOS 26 has them. Drawn by this
      repository (`scripts/pictures`), not by Apple's: letters are Inter's and symbols those of two free icon fonts. What is known
      of Apple's own renderings, in numbers: [facts](../facts.md).

      """
    for chapter in GalleryChapter.allCases {
      page += "\n## \(chapter.rawValue)\n"
      for piece in chapter.pieces { page += "\n\(piece.title)\n\n![\(piece.title)](\(piece.file))\n" }
    }
    try PictureFile(folder: "docs/gallery", name: "README.md").expect(page)
  }
}
