import Foundation
import Testing

@testable import Projects

struct OwnPackagesTests {
  @Test("given a package in a folder, when another that is read before needs the remote one, then it gets the folder's")
  func announced() throws {
    // Given
    let folder = Folder()
    try folder.write([
      "A/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", dependencies: [.package(url: "https://example.invalid/some/Kit", from: "1.0.0")],
        targets: [.target(name: "A", dependencies: [.product(name: "Kit", package: "Kit")])])
      """,
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """,
      "A/Sources/A/A.swift": "import Kit", "Kit/Sources/Kit/Kit.swift": "",
    ])
    var packages = LocalPackages()
    packages.announce([folder.url.appending(path: "A"), folder.url.appending(path: "Kit")])
    // When
    _ = try packages.add(folder.url.appending(path: "A"))
    // Then
    #expect(packages.skipped.isEmpty)
    #expect(packages.targets.map(\.name) == ["Kit", "A"])
  }
}
