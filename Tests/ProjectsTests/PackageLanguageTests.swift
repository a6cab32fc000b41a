import Foundation
import Testing

@testable import Projects

struct PackageLanguageTests {
  @Test(
    "given a package of the newest tools, then it is compiled as the newest language that it names, or that of the tools",
    arguments: [("", "6"), (", swiftLanguageModes: [.v5]", "5"), (", swiftLanguageModes: [.v5, .v6]", "6")])
  func language(entry: String, version: String) throws {
    // Given
    let folder = Folder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")]\(entry))
      """,
      "Sources/Shop/ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App {}",
    ])
    // When
    let project = try Project.open(folder.url)
    // Then
    #expect(try project.app().settings["SWIFT_VERSION"] == version)
  }

  @Test(
    "given a package whose only library and only tests have the whole of Sources and Tests, then those are theirs from the tools 5.9 on",
    arguments: [("5.9", true), ("5.8", false)])
  func wholeFolder(tools: String, isFound: Bool) throws {
    // Given
    let folder = Folder()
    try folder.write([
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
    ])
    // When
    var packages = LocalPackages()
    _ = try packages.add(folder.url)
    // Then
    let names = packages.targets.map { $0.sources.map(\.lastPathComponent).sorted() }
    #expect(names == (isFound ? [["Header.swift", "Part.swift"], ["HeaderTests.swift"]] : []))
  }
}
