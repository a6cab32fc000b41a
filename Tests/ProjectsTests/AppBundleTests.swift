import Foundation
import Testing

@testable import Projects

struct AppBundleTests {
  private let folder = Folder()

  private func open(_ files: [String: String]) throws -> Project.Target {
    try folder.write(files)
    return try Project.open(folder.url).app()
  }

  @Test("Given an accent colour in a catalogue, also in a group, when the bundle is made, then its Info.plist names it")
  func accentColor() throws {
    let app = try open(["App.swift": "", "Assets.xcassets/Colors/AccentColor.colorset/Contents.json": "{}"])
    #expect(AppBundle.information(of: app)["NSAccentColorName"] as? String == "AccentColor")
  }

  @Test("Given another name for it in the settings, then that counts; given no such colour, then nothing is named")
  func settings() throws {
    var app = try open(["App.swift": "", "Assets.xcassets/Brand.colorset/Contents.json": "{}"])
    #expect(AppBundle.information(of: app)["NSAccentColorName"] == nil)
    app.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = "Brand"
    #expect(AppBundle.information(of: app)["NSAccentColorName"] as? String == "Brand")
  }

  @Test("Given a folder that the project names as a whole, when files are looked for, then it is one thing")
  func wholeFolder() throws {
    try folder.write(["App.swift": "", "Web/index.html": "", "Web/css/a.css": ""])
    let names = SourceTree.files(in: folder.url, whole: ["Web"]).map(\.lastPathComponent)
    #expect(names == ["App.swift", "Web"])
  }
}
