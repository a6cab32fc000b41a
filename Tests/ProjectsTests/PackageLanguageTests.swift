import Foundation
import Testing

@testable import Projects

struct PackageLanguageTests {
  @Test(
    "given a package of the newest tools, then it is compiled as the newest language that it names, or that of the tools",
    arguments: [("", "6"), (", swiftLanguageModes: [.v5]", "5"), (", swiftLanguageModes: [.v5, .v6]", "6")])
  func language(entry: String, version: String) throws {
    // Given
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")]\(entry))
      """,
      "Sources/Shop/ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App {}",
    ]
    for (path, text) in files {
      let file = place.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    // When
    let project = try Project.open(place)
    // Then
    #expect(try project.app().settings["SWIFT_VERSION"] == version)
  }

  @Test(
    "given a package whose only library and only tests have the whole of Sources and Tests, then those are theirs from the tools 5.9 on",
    arguments: [("5.9", true), ("5.8", false)])
  func wholeFolder(tools: String, isFound: Bool) throws {
    // Given
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let files = [
      "Package.swift": """
      // swift-tools-version: \(tools)
      import PackageDescription
      let package = Package(
        name: "Header", products: [.library(name: "Header", targets: ["Header"])],
        targets: [.target(name: "Header"), .testTarget(name: "HeaderTests", dependencies: ["Header"])])
      """,
      "Sources/Header.swift": "public let header = 1",
      "Sources/Parts/Part.swift": "let part = 1",
      "Tests/HeaderTests.swift": "import Header",
    ]
    for (path, text) in files {
      let file = place.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    // When
    var packages = LocalPackages()
    _ = try packages.add(place)
    // Then
    let names = packages.targets.map { $0.sources.map(\.lastPathComponent).sorted() }
    #expect(names == (isFound ? [["Header.swift", "Part.swift"], ["HeaderTests.swift"]] : []))
  }
}
