import Foundation
import Testing

/// Rules about the app's source that no compiler checks.
struct AppSourceTests {
  private struct SourceFile {
    let name: String
    let text: String
  }

  private func sourceFiles(of module: String = "iosApp") throws -> [SourceFile] {
    let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let app = tests.appending(path: "../../../Sources/App/\(module)").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: app, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    try #require(files.count > (module == "iosApp" ? 20 : 2))
    return try files.map { SourceFile(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test("given the app's files and those of its scroll patterns, then they import only what an iPhone has")
  func imports() throws {
    let allowed: Set = [
      "Combine", "CoreLocation", "Foundation", "FoundationNetworking", "ScrollPatterns", "SwiftUI", "UIKit",
    ]
    for file in try sourceFiles() + sourceFiles(of: "ScrollPatterns") {
      let imports = file.text.split(separator: "\n").compactMap { line -> String? in
        let words = line.split(separator: " ")
        return words.first == "import" ? words.last.map(String.init) : nil
      }
      #expect(allowed.isSuperset(of: imports), "\(file.name)")
    }
  }

  @Test("given view models, domain and data, then they know nothing of views and scrolling")
  func layers() throws {
    let files = try sourceFiles().filter { !$0.text.contains("import SwiftUI") }
    #expect(
      Set(files.map(\.name)).isSuperset(of: ["LandingPageViewModel.swift", "AnnouncementCardsListViewModel.swift"]))
    for file in files {
      #expect(!file.text.localizedCaseInsensitiveContains("scroll"), "\(file.name)")
      // Where services are put together, they meet the system.
      #expect(file.name == "ServiceContainer.swift" || !file.text.contains("import UIKit"), "\(file.name)")
    }
  }

  @Test("given the landing page's views, then nothing but the list's own switch makes a second scroll view")
  func scrollViews() throws {
    let names = try sourceFiles().filter { $0.text.contains("ScrollView {") }.map(\.name).sorted()
    #expect(names == ["AnnouncementCardsListView.swift", "LandingPageView.swift"])
  }

  @Test("given the views, then no frame is infinite along the page's scroll direction")
  func infiniteFrames() throws {
    for file in try sourceFiles() {
      #expect(!file.text.contains("maxHeight: .infinity"), "\(file.name)")
    }
  }
}
