import Foundation
import Testing

@testable import Projects

struct JoinedWishesTests {
  @Test(
    "Given what several packages want of one, then the version fits all of them, and who leaves nothing of it is not asked",
    arguments: [
      ([.version("1.0.0", before: "2.0.0"), .version("1.2.0", before: "1.5.0")], .version("1.2.0", before: "1.5.0")),
      ([.version("1.2.0", before: "2.0.0"), .version("1.0.0", before: "1.5.0")], .version("1.2.0", before: "1.5.0")),
      ([.version("1.0.0", before: "2.0.0"), .version("1.10.0", before: nil)], .version("1.10.0", before: nil)),
      ([.version("1.0.0", before: nil), .version("2.0.0", before: nil)], .version("1.0.0", before: nil)),
      ([.version("1.0.0", before: "2.0.0"), .version("2.0.0", before: "3.0.0")], .version("1.0.0", before: "2.0.0")),
      ([.version("1.0.0", before: "2.0.0"), .branch("main")], .branch("main")),
      ([.branch("main"), .version("1.0.0", before: "2.0.0"), .commit("a")], .commit("a")),
    ] as [([RemotePackages.Wish], RemotePackages.Wish)])
  func joined(wishes: [RemotePackages.Wish], wish: RemotePackages.Wish) {
    #expect(RemotePackages.Wish.joined(wishes) == wish)
  }

  @Test(
    "Given two packages that want different ranges of a third, when one is opened that needs both, then there is one version"
  )
  func shared() throws {
    // Given a package in two versions.
    let folder = Folder()
    let server = folder.url.appending(path: "Dep")
    func manifest(_ name: String, _ needs: String, _ target: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(needs)], targets: [\(target)])
      """
    }
    try folder.write("Dep/Package.swift", manifest("Dep", "", #".target(name: "Dep")"#))
    try folder.write("Dep/Sources/Dep/Older.swift", "public let dep = 1")
    try git(server, "init", "--quiet")
    for (file, version) in [("Older", "1.0.0"), ("Newer", "1.5.0")] {
      try folder.write("Dep/Sources/Dep/\(file).swift", "public let \(file.lowercased()) = 1")
      try git(server, "add", ".")
      try git(server, "commit", "--quiet", "-m", version)
      try git(server, "tag", version)
    }
    for (name, range) in [("A", #"from: "1.0.0""#), ("B", #""1.0.0"..<"1.5.0""#), ("C", #"from: "1.6.0""#)] {
      let needs = #".package(url: "file://\#(server.path)", \#(range))"#
      try folder.write(
        "\(name)/Package.swift", manifest(name, needs, #".target(name: "\#(name)", dependencies: ["Dep"])"#))
      try folder.write("\(name)/Sources/\(name)/\(name).swift", "import Dep")
    }
    func writeShop(_ needs: [String]) throws {
      let packages = needs.map { #".package(path: "../\#($0)")"# }.joined(separator: ", ")
      let target = #".executableTarget(name: "Shop", dependencies: \#(needs))"#
      let text = manifest("Shop", packages, target)
      try folder.write(
        "Shop/Package.swift", text.replacing(#"products: [.library(name: "Shop", targets: ["Shop"])],"#, with: ""))
    }
    try writeShop(["A", "B"])
    try folder.write("Shop/Sources/Shop/App.swift", "import A")
    // When
    let project = try Project.open(folder.url.appending(path: "Shop"))
    // Then
    let versions = project.targets.filter { $0.name == "Dep" }
    #expect(versions.count == 1)
    #expect(versions.first?.sources.map(\.lastPathComponent) == ["Older.swift"])
    #expect(project.skipped.isEmpty)
    // When a third one needs a version that is not available
    try writeShop(["A", "C"])
    let other = try Project.open(folder.url.appending(path: "Shop"))
    // Then the first one's version is used, and that is reported
    #expect(other.targets.filter { $0.name == "Dep" }.count == 1)
    #expect(other.skipped.count == 1)
    #expect(other.skipped.first?.contains("C needs another version than the one in use") == true)
  }
}
