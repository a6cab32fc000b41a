import Foundation
import Testing

/// Rules about the app's source that the compiler does not check.
struct AppSourceTests {
  private func sourceFiles(of module: String = "iosApp") throws -> [SourceFile] {
    let files = try SourceFile.all(in: "Sources/App/\(module)")
    try #require(files.count > (module == "iosApp" ? 20 : 2))
    return files
  }

  @Test("given the app's files and those of its scroll patterns, then they import only what an iPhone has")
  func imports() throws {
    let allowed: Set = [
      "Combine", "CoreLocation", "Foundation", "FoundationNetworking", "MapKit", "ScrollPatterns",
      "ServerSentEvents", "SQLite3", "SwiftUI", "UIKit",
    ]
    for file in try sourceFiles() + sourceFiles(of: "ScrollPatterns") {
      #expect(allowed.isSuperset(of: file.imports), "\(file.name)")
    }
  }

  /// The files that assemble the app, its services and its screens, and that may use the system.
  private let systemFiles: Set = ["ServiceContainer.swift", "AppDelegate.swift", "SceneDelegate.swift"]

  @Test("LP11: given view models, coordinators, domain and data, then they know nothing of scrolling")
  func layers() throws {
    let files = try sourceFiles().filter { !$0.text.contains("import SwiftUI") || $0.isCoordinator }
    // The document's list of files, except views, that the change to one scroll view leaves alone.
    let unaffected: Set = [
      "LandingPageViewModel.swift", "HomeCoordinator.swift", "AnnouncementCardsListViewModel.swift",
    ]
    #expect(Set(files.map(\.name)).isSuperset(of: unaffected))
    for file in files {
      // The module is named after its components; view models only use its loading.
      let text = file.text.replacing("import ScrollPatterns", with: "")
      #expect(!text.localizedCaseInsensitiveContains("scroll"), "\(file.name)")
      let meetsUIKit = systemFiles.contains(file.name) || file.isCoordinator
      #expect(meetsUIKit || !file.text.contains("import UIKit"), "\(file.name)")
    }
  }

  @Test("AL14: given the coordinators, then their titles are never large and views set none")
  func titles() throws {
    let files = try sourceFiles()
    for file in files where file.text.contains("UIHostingController(") {
      #expect(file.text.contains("largeTitleDisplayMode = .never"), "\(file.name)")
    }
    for file in files where !file.isCoordinator {
      #expect(!file.text.contains(".navigationTitle("), "\(file.name)")
    }
  }

  @Test("given the views, then only pages scroll; the list's and the transcript's scroll views are their components'")
  func scrollViews() throws {
    let names = try sourceFiles().filter { $0.text.contains("ScrollView {") }.map(\.name).sorted()
    #expect(
      names == [
        "AnnouncementCardsListView.swift", "AnnouncementDetailsView.swift", "CharacterDetailView.swift",
        "JokeDetailView.swift", "JokeFeedView.swift", "LandingPageView.swift", "MeView.swift",
        "ResearchGreetingView.swift", "ResearchLibraryView.swift", "SourceDetailView.swift",
      ])
  }

  @Test("given the views, then no frame is infinite along the page's scroll direction")
  func infiniteFrames() throws {
    for file in try sourceFiles() {
      #expect(!file.text.contains("maxHeight: .infinity"), "\(file.name)")
    }
  }
}
