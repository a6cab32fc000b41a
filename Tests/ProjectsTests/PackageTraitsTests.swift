import Foundation
import Testing

@testable import Projects

struct PackageTraitsTests {
  /// Returns the targets of a package that needs another package for one of its traits, and of a package that uses it.
  /// - Parameter wanted: The traits in the dependency of the package that uses it.
  private func targets(wanted: String) throws -> [String: Project.Target] {
    let folder = Folder()
    try folder.write([
      "App/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "../Kit"\(wanted))],
        targets: [.target(name: "App", dependencies: [.product(name: "Kit", package: "Kit")])])
      """,
      "Kit/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        traits: [.trait(name: "Log"), .trait(name: "Full", enabledTraits: ["Log"]), .default(enabledTraits: ["Log"])],
        dependencies: [.package(path: "../Log")],
        targets: [
          .target(
            name: "Kit", dependencies: [.product(name: "Log", package: "Log", condition: .when(traits: ["Log"]))],
            swiftSettings: [.define("FULL", .when(traits: ["Full"]))])
        ])
      """,
      "Log/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Log", products: [.library(name: "Log", targets: ["Log"])], targets: [.target(name: "Log")])
      """,
      "App/Sources/App/App.swift": "import Kit",
      "Kit/Sources/Kit/Kit.swift": "public let kit = 1",
      "Log/Sources/Log/Log.swift": "public let log = 1",
    ])
    var packages = LocalPackages()
    _ = try packages.add(folder.url.appending(path: "App"))
    return Dictionary(packages.targets.map { ($0.name, $0) }) { $1 }
  }

  @Test(
    "given a package with traits, then those that its user or its default switches on are conditions of its code and bring what they need",
    arguments: [
      ("", ["Log"], ["Log"]), (#", traits: ["Full"]"#, ["FULL", "Full", "Log"], ["Log"]), (", traits: []", [], []),
    ])
  func traits(wanted: String, conditions: [String], needs: [String]) throws {
    // When
    let kit = try #require(try targets(wanted: wanted)["Kit"])
    // Then
    #expect(Set(kit.flags).intersection(["Log", "Full", "FULL"]) == Set(conditions))
    #expect(kit.dependencies == needs)
  }
}
