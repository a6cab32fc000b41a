import Foundation
import Projects
import Testing

/// Where packages find their files.
struct PackageBundleTests {
  private let folder = Folder()

  @Test(
    "given a package with files, when its app is prepared, then they are in the app's bundle under Xcode's name too")
  func linked() throws {
    // Given
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .executableTarget(name: "Shop", dependencies: ["Messages", "Plain"]),
          .target(name: "Messages", resources: [.process("Texts")]),
          .target(name: "Plain"),
        ])
      """,
      "Sources/Shop/ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App {}",
      "Sources/Messages/Messages.swift": "", "Sources/Messages/Texts/greeting.txt": "Hello",
      "Sources/Plain/Plain.swift": "",
    ])
    let project = try Project.open(folder.url)
    // When: twice, as on each start.
    var app = try PreparedApp(project, app: project.app(), in: folder.url.appending(path: "Made"))
    app = try PreparedApp(project, app: project.app(), in: folder.url.appending(path: "Made"))
    // Then
    let greeting = app.bundle.appending(path: "Shop_Messages.bundle/greeting.txt")
    #expect(try String(contentsOf: greeting, encoding: .utf8) == "Hello")
    let names = try FileManager.default.contentsOfDirectory(atPath: app.bundle.path)
    #expect(names.filter { $0.hasSuffix(".bundle") } == ["Shop_Messages.bundle"])
  }
}
